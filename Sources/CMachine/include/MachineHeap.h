#ifndef CMACHINE_HEAP_H
#define CMACHINE_HEAP_H

#include <stdbool.h>
#include <stddef.h>
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

// The standard library's own count of references to an object.
extern size_t swift_retainCount(void *object);

/// Whether more than one reference to a Swift object is held.
static inline bool vt_is_shared(void *object) { return swift_retainCount(object) > 1; }

#endif
