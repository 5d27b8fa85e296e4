#ifndef CMACHINE_STACK_H
#define CMACHINE_STACK_H

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#if __has_feature(ptrauth_returns)
#include <ptrauth.h>
#endif

#if defined(__linux__)
// Declared here, since Swift imports headers without _GNU_SOURCE.
extern int pthread_getattr_np(pthread_t thread, pthread_attr_t *_Nonnull attributes);
#endif

/// The lowest address of a stack and the one after its highest; both 0 where they are not known.
struct vt_stack_bounds {
    uintptr_t low;
    uintptr_t high;
};

/// Asks the operating system for the calling thread's stack. Costs microseconds: for the main thread, Linux reads a file.
static inline struct vt_stack_bounds vt_ask_stack_bounds(void) {
    struct vt_stack_bounds bounds = {0, 0};
#if defined(__APPLE__)
    bounds.high = (uintptr_t)pthread_get_stackaddr_np(pthread_self());
    bounds.low = bounds.high - pthread_get_stacksize_np(pthread_self());
#elif defined(__linux__)
    pthread_attr_t attributes;
    if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
        void *low = NULL;
        size_t size = 0;
        if (pthread_attr_getstack(&attributes, &low, &size) == 0) {
            bounds.low = (uintptr_t)low;
            bounds.high = bounds.low + size;
        }
        pthread_attr_destroy(&attributes);
    }
#endif
    return bounds;
}

/// The calling thread's stack, asked for once per thread.
static inline struct vt_stack_bounds vt_stack_bounds(void) {
    static _Thread_local struct vt_stack_bounds bounds;
    if (__builtin_expect(bounds.high == 0, 0)) bounds = vt_ask_stack_bounds();
    return bounds;
}

/// The address of the caller's stack record: the saved frame pointer, then the return address.
static inline __attribute__((always_inline)) uintptr_t vt_frame_address(void) {
    return (uintptr_t)__builtin_frame_address(0);
}

/// Walks saved frame pointers from `start` and stores at most `limit` return addresses, innermost first; answers how many.
///
/// Safe on any stack: a step is taken only if the saved pointer is aligned, lies within the bounds and is above the last one, so the
/// walk ends where code without frame pointers begins. Costs about a nanosecond per step.
static inline size_t vt_walk_frames(
    uintptr_t start, struct vt_stack_bounds bounds, uintptr_t *_Nonnull addresses, size_t limit
) {
    // Bit 60 of a saved frame pointer marks the record of an async function; the address is the same without it.
    const uintptr_t async_bit = (uintptr_t)1 << 60;
    size_t count = 0;
    uintptr_t frame = start;
    while (count < limit) {
        if (frame < bounds.low || bounds.high < 2 * sizeof(uintptr_t) || frame > bounds.high - 2 * sizeof(uintptr_t)) break;
        if (frame % sizeof(uintptr_t) != 0) break;
        const uintptr_t *record = (const uintptr_t *)frame;
        uintptr_t address = record[1];
#if __has_feature(ptrauth_returns)
        address = (uintptr_t)ptrauth_strip((void *)address, ptrauth_key_return_address);
#endif
        if (address < 4096) break;
        addresses[count++] = address;
        uintptr_t next = record[0] & ~async_bit;
        if (next <= frame) break;
        frame = next;
    }
    return count;
}

#endif
