// The functions of the C library's <math.h> that the engine calls, declared here
// so that it compiles where there are no system headers (WebAssembly).
#ifndef PHOTO_SLIDER_CMATH_H
#define PHOTO_SLIDER_CMATH_H

double exp(double);
double pow(double, double);

#endif
