#ifndef CMACHINE_HEAP_H
#define CMACHINE_HEAP_H

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

#endif
