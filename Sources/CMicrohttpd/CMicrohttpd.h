// libmicrohttpd, and an inline function for its variadic start call: Swift doesn't import it.
#ifndef PHOTO_SLIDER_CMICROHTTPD_H
#define PHOTO_SLIDER_CMICROHTTPD_H

#include <microhttpd.h>

// A daemon on a socket that listens already, with `threads` threads that each serve many connections.
static inline struct MHD_Daemon *MHD_start_on_socket(
    int socket, unsigned int threads, unsigned int connections,
    unsigned int connections_per_address, unsigned int timeout_seconds,
    MHD_AccessHandlerCallback handler, MHD_RequestCompletedCallback completed, void *context) {
    return MHD_start_daemon(
        MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context,
        MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_THREAD_POOL_SIZE, threads,
        MHD_OPTION_CONNECTION_LIMIT, connections,
        MHD_OPTION_PER_IP_CONNECTION_LIMIT, connections_per_address, MHD_OPTION_CONNECTION_TIMEOUT, timeout_seconds,
        MHD_OPTION_NOTIFY_COMPLETED, completed, context, MHD_OPTION_END);
}

#endif
