// Everything is in the headers, but for what has one address in a process.
#include "CMachine.h"

#if defined(__linux__)
const char vt_main_queue_key = 0;

// From libdispatch: `dispatch_get_main_queue()` is the address of this object.
struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q;
extern void dispatch_queue_set_specific(
    struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *));

// Marks the main queue, so that code that runs on it can be told from any other.
__attribute__((constructor)) static void vt_mark_main_queue(void) {
    dispatch_queue_set_specific(&_dispatch_main_q, &vt_main_queue_key, (void *)&vt_main_queue_key, 0);
}
#endif
