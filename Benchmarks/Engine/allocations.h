/// How often the calling thread has asked for memory.
long allocationCount(void);
