#ifndef CMACHINE_HEAP_H
#define CMACHINE_HEAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#if defined(__APPLE__)
#include <malloc/malloc.h>
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

/// Bytes that the heap has handed out and not got back, with the allocator's own overhead for each; 0 where nobody can say.
///
/// Costs microseconds: the allocator walks its lists of free blocks.
static inline size_t vt_heap_bytes(void) {
#if defined(__APPLE__)
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return statistics.size_in_use;
#elif defined(__GLIBC__)
    struct mallinfo2 information = mallinfo2();
    return information.uordblks + information.hblkhd;
#else
    return 0;
#endif
}

/// Memory whose address is a multiple of `alignment`, a power of two; given back with `free`. The process ends where there is none.
///
/// The standard library's raw memory is asked for with an alignment each time, which costs more than `malloc`, whose blocks have that of any C type.
static inline void *_Nonnull vt_allocate(size_t size, size_t alignment) {
    void *_Nullable memory = NULL;
    if (__builtin_expect(alignment <= _Alignof(max_align_t), 1))
        memory = malloc(size);
    else if (posix_memalign(&memory, alignment, size) != 0)
        memory = NULL;
    if (!memory) abort();
    return memory;
}

// The standard library's own count of references to an object.
extern size_t swift_retainCount(void *_Nonnull object);

/// Whether more than one reference to a Swift object is held.
static inline bool vt_is_shared(void *_Nonnull object) { return swift_retainCount(object) > 1; }

#endif
