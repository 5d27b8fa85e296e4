#ifndef CMACHINE_THREAD_H
#define CMACHINE_THREAD_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <unistd.h>
#if defined(__linux__)
#include <sys/syscall.h>
#endif

#if defined(__linux__)
// From libdispatch, which every Swift program with concurrency links; its headers are not on a C target's search path.
extern void *_Nullable dispatch_get_specific(const void *_Nonnull key);
// Its address marks the main queue; set when the program is loaded (CMachine.c).
extern const char vt_main_queue_key;
#endif

/// Whether the caller runs where the main actor runs: on the main thread, or on the thread that serves the main queue.
///
/// On Linux an asynchronous `main` gives the main thread up, and the main queue is served by whichever thread of the pool is free: what
/// a test runner does. Costs one thread-local load on the main thread, some nanoseconds elsewhere.
static inline bool vt_is_main_thread(void) {
#if defined(__APPLE__)
    return pthread_main_np() != 0;
#elif defined(__linux__)
    // 0: not asked yet. The kernel gives the main thread, and only it, the number of the process.
    static _Thread_local uint8_t answer;
    if (__builtin_expect(answer == 0, 0)) answer = syscall(SYS_gettid) == getpid() ? 1 : 2;
    if (answer == 1) return true;
    return dispatch_get_specific(&vt_main_queue_key) != NULL;
#else
#error "no way is known here to tell the main thread"
#endif
}

/// What tells the calling thread from others that live: one register on Linux.
static inline void *_Nonnull vt_current_thread(void) {
#if defined(__linux__)
    return __builtin_thread_pointer();
#else
    return (void *)pthread_self();
#endif
}

/// Room for one pointer of the calling thread's, with a number that says whose it is.
///
/// Whoever uses it checks `owner` before it trusts `value`; both are 0 on a new thread.
struct vt_thread_slot {
    uint64_t owner;
    void *_Nullable value;
};

/// The calling thread's slot. Each module that calls this has slots of its own.
static inline struct vt_thread_slot *_Nonnull vt_thread_slot(void) {
    static _Thread_local struct vt_thread_slot slot;
    return &slot;
}

/// The number by which the operating system knows the calling thread.
static inline uint64_t vt_thread_number(void) {
#if defined(__APPLE__)
    uint64_t number = 0;
    pthread_threadid_np(NULL, &number);
    return number;
#else
    return (uint64_t)syscall(SYS_gettid);
#endif
}

#endif
