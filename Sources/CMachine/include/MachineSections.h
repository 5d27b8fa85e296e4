#ifndef CMACHINE_SECTIONS_H
#define CMACHINE_SECTIONS_H

#if defined(__ELF__)
// The bounds of the section in which previews are recorded, named by the linker. They are weak: without a preview there is no section.
extern const char __start_viewtrace_previews[] __attribute__((weak, visibility("hidden")));
extern const char __stop_viewtrace_previews[] __attribute__((weak, visibility("hidden")));

static inline const void *vt_previews_start(void) { return __start_viewtrace_previews; }
static inline const void *vt_previews_end(void) { return __stop_viewtrace_previews; }

// Draws a picture; from the module that does, where the program has it.
extern void viewtrace_draw_picture(void *request) __attribute__((weak, visibility("hidden")));

static inline void vt_draw_picture(void *request) {
    if (viewtrace_draw_picture) viewtrace_draw_picture(request);
}
#endif

#endif
