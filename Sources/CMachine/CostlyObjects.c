// Stands between programs and the initialisers of Foundation's formatters and coders, which are costly to make: whoever records is told of those
// that a body makes. A program finds these functions before those of the shared library, which do the work. Where Foundation is linked statically,
// its own are the stronger ones, and these are not there.
#define _GNU_SOURCE
#include "CMachine.h"
#include <stddef.h>

#if defined(__linux__) && defined(__ELF__)
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdlib.h>

static _Atomic(void (*)(const char *)) vt_costly_object_made = NULL;
// An initialiser that allocates calls the one that does not, and that one its superclass's.
static _Thread_local bool vt_is_making = false;

void vt_watch_costly_objects(void (*made)(const char *)) { atomic_store_explicit(&vt_costly_object_made, made, memory_order_release); }

typedef __attribute__((swiftcall)) void *(*vt_initializer)(__attribute__((swift_context)) void *self);

static void *vt_make(const char *type, const char *symbol, _Atomic(void *) *known, void *self) {
    void *original = atomic_load_explicit(known, memory_order_acquire);
    if (!original) {
        original = dlsym(RTLD_NEXT, symbol);
        // Nothing else defines what the program was linked with.
        if (!original) abort();
        atomic_store_explicit(known, original, memory_order_release);
    }
    void (*made)(const char *) = atomic_load_explicit(&vt_costly_object_made, memory_order_acquire);
    if (!made || vt_is_making) return ((vt_initializer)original)(self);
    made(type);
    vt_is_making = true;
    void *object = ((vt_initializer)original)(self);
    vt_is_making = false;
    return object;
}

#define VT_INITIALIZER(type, name, symbol) \
    __attribute__((swiftcall)) void *name(__attribute__((swift_context)) void *self) __asm__(symbol) __attribute__((weak)); \
    __attribute__((swiftcall)) void *name(__attribute__((swift_context)) void *self) { \
        static _Atomic(void *) known = NULL; \
        return vt_make(type, symbol, &known, self); \
    }

// The initialiser that allocates, and the one that optimised code calls after it has allocated by itself.
#define VT_TYPE(type, name, symbol) \
    VT_INITIALIZER(type, vt_allocating_##name, symbol "CACycfC") \
    VT_INITIALIZER(type, vt_initializing_##name, symbol "CACycfc")

VT_TYPE("DateFormatter", date_formatter, "$s10Foundation13DateFormatter")
VT_TYPE("NumberFormatter", number_formatter, "$s10Foundation15NumberFormatter")
VT_TYPE("ISO8601DateFormatter", iso_date_formatter, "$s10Foundation20ISO8601DateFormatter")
VT_TYPE("DateComponentsFormatter", components_formatter, "$s10Foundation23DateComponentsFormatter")
VT_TYPE("DateIntervalFormatter", interval_formatter, "$s10Foundation21DateIntervalFormatter")
VT_TYPE("ByteCountFormatter", byte_count_formatter, "$s10Foundation18ByteCountFormatter")
VT_TYPE("MeasurementFormatter", measurement_formatter, "$s10Foundation20MeasurementFormatter")
VT_TYPE("PersonNameComponentsFormatter", name_formatter, "$s10Foundation29PersonNameComponentsFormatter")
VT_TYPE("JSONDecoder", json_decoder, "$s20FoundationEssentials11JSONDecoder")
VT_TYPE("JSONEncoder", json_encoder, "$s20FoundationEssentials11JSONEncoder")
VT_TYPE("PropertyListDecoder", list_decoder, "$s20FoundationEssentials19PropertyListDecoder")
VT_TYPE("PropertyListEncoder", list_encoder, "$s20FoundationEssentials19PropertyListEncoder")
#else
void vt_watch_costly_objects(void (*made)(const char *)) { (void)made; }
#endif
