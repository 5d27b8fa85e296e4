#pragma once

#include <stddef.h>

/// One file of the page: its name, as `main.js`, and its bytes.
typedef struct {
    const char *_Nonnull name;
    const unsigned char *_Nonnull bytes;
    size_t length;
} ViewerAsset;

/// How many files the page has.
size_t viewerAssetCount(void);

/// The file at an index below `viewerAssetCount()`: the modules in the order of their names, behind `index.html` and `style.css`.
ViewerAsset viewerAsset(size_t index);
