// Everything is in the headers, but for what has one address in a process or needs GNU's declarations.
#define _GNU_SOURCE
#include "CMachine.h"

_Atomic bool vt_states_are_watched = false;

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

#if defined(__linux__) && defined(__ELF__)
#include <link.h>

struct vt_module_search {
    uintptr_t address;
    size_t module, size;
};

static int vt_visit_module(struct dl_phdr_info *information, size_t size, void *data) {
    struct vt_module_search *search = data;
    size_t storage = 0;
    int holds = 0;
    for (int index = 0; index < information->dlpi_phnum; index++) {
        const ElfW(Phdr) *header = &information->dlpi_phdr[index];
        if (header->p_type == PT_TLS) storage = header->p_memsz;
        if (header->p_type == PT_LOAD && search->address - (information->dlpi_addr + header->p_vaddr) < header->p_memsz) holds = 1;
    }
    if (!holds) return 0;
    search->module = storage ? information->dlpi_tls_modid : 0;
    search->size = storage;
    return 1;
}

size_t vt_thread_local_module(const void *address, size_t *size) {
    struct vt_module_search search = {(uintptr_t)address, 0, 0};
    dl_iterate_phdr(vt_visit_module, &search);
    *size = search.size;
    return search.module;
}

// The dynamic linker's own way to thread-local storage, as code that is compiled for shared libraries calls it.
struct vt_thread_local_place {
    unsigned long module, offset;
};
extern void *__tls_get_addr(struct vt_thread_local_place *);

void *vt_thread_local_block(size_t module) {
    struct vt_thread_local_place place = {module, 0};
    return __tls_get_addr(&place);
}
#else
size_t vt_thread_local_module(const void *address, size_t *size) {
    *size = 0;
    return 0;
}

void *vt_thread_local_block(size_t module) { return NULL; }
#endif
