#ifndef CMACHINE_SYMBOLS_H
#define CMACHINE_SYMBOLS_H

#include <stddef.h>
#include <stdint.h>

/// The Swift runtime's demangler. Answers a string to `free`, or null where the name is none of Swift's.
extern char *_Nullable swift_demangle(
    const char *_Nonnull name, size_t length, char *_Nullable output, size_t *_Nullable size, uint32_t flags);

#endif
