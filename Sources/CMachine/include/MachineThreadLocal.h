#ifndef CMACHINE_THREAD_LOCAL_H
#define CMACHINE_THREAD_LOCAL_H

#include <stddef.h>

/// The number of the loaded module that holds an address, by which its thread-local storage is asked for, and the size of that storage
/// in bytes; 0 where there is none or nobody can say. Costs microseconds: it walks all modules. Never inlined (CMachine.c).
size_t vt_thread_local_module(const void *_Nonnull address, size_t *_Nonnull size);

/// Where the calling thread's storage of a module begins, by the module's number. Costs some nanoseconds (CMachine.c).
void *_Nullable vt_thread_local_block(size_t module);

#endif
