// The files of the page as bytes. Whoever adds a file to `page` adds two lines here; a test compares the folder with this list.

#include "ViewerAssets.h"

static const unsigned char index_html[] = {
#embed "page/index.html"
};
static const unsigned char style_css[] = {
#embed "page/style.css"
};
static const unsigned char band_js[] = {
#embed "page/band.js"
};
static const unsigned char bundle_js[] = {
#embed "page/bundle.js"
};
static const unsigned char causes_js[] = {
#embed "page/causes.js"
};
static const unsigned char details_js[] = {
#embed "page/details.js"
};
static const unsigned char dom_js[] = {
#embed "page/dom.js"
};
static const unsigned char drawing_js[] = {
#embed "page/drawing.js"
};
static const unsigned char findings_js[] = {
#embed "page/findings.js"
};
static const unsigned char gestures_js[] = {
#embed "page/gestures.js"
};
static const unsigned char inflate_js[] = {
#embed "page/inflate.js"
};
static const unsigned char inflater_js[] = {
#embed "page/inflater.js"
};
static const unsigned char inspector_js[] = {
#embed "page/inspector.js"
};
static const unsigned char lanes_js[] = {
#embed "page/lanes.js"
};
static const unsigned char main_js[] = {
#embed "page/main.js"
};
static const unsigned char numbers_js[] = {
#embed "page/numbers.js"
};
static const unsigned char palette_js[] = {
#embed "page/palette.js"
};
static const unsigned char ranking_js[] = {
#embed "page/ranking.js"
};
static const unsigned char report_js[] = {
#embed "page/report.js"
};
static const unsigned char runlist_js[] = {
#embed "page/runlist.js"
};
static const unsigned char scale_js[] = {
#embed "page/scale.js"
};
static const unsigned char scheme_js[] = {
#embed "page/scheme.js"
};
static const unsigned char search_js[] = {
#embed "page/search.js"
};
static const unsigned char strings_js[] = {
#embed "page/strings.js"
};
static const unsigned char tabs_js[] = {
#embed "page/tabs.js"
};
static const unsigned char timeline_js[] = {
#embed "page/timeline.js"
};
static const unsigned char trace_js[] = {
#embed "page/trace.js"
};
static const unsigned char verdict_js[] = {
#embed "page/verdict.js"
};
static const unsigned char vocabulary_js[] = {
#embed "page/vocabulary.js"
};
static const unsigned char workbench_js[] = {
#embed "page/workbench.js"
};

#define FILE_AS(name, bytes) { name, bytes, sizeof(bytes) }

static const ViewerAsset assets[] = {
    FILE_AS("index.html", index_html),
    FILE_AS("style.css", style_css),
    FILE_AS("band.js", band_js),
    FILE_AS("bundle.js", bundle_js),
    FILE_AS("causes.js", causes_js),
    FILE_AS("details.js", details_js),
    FILE_AS("dom.js", dom_js),
    FILE_AS("drawing.js", drawing_js),
    FILE_AS("findings.js", findings_js),
    FILE_AS("gestures.js", gestures_js),
    FILE_AS("inflate.js", inflate_js),
    FILE_AS("inflater.js", inflater_js),
    FILE_AS("inspector.js", inspector_js),
    FILE_AS("lanes.js", lanes_js),
    FILE_AS("main.js", main_js),
    FILE_AS("numbers.js", numbers_js),
    FILE_AS("palette.js", palette_js),
    FILE_AS("ranking.js", ranking_js),
    FILE_AS("report.js", report_js),
    FILE_AS("runlist.js", runlist_js),
    FILE_AS("scale.js", scale_js),
    FILE_AS("scheme.js", scheme_js),
    FILE_AS("search.js", search_js),
    FILE_AS("strings.js", strings_js),
    FILE_AS("tabs.js", tabs_js),
    FILE_AS("timeline.js", timeline_js),
    FILE_AS("trace.js", trace_js),
    FILE_AS("verdict.js", verdict_js),
    FILE_AS("vocabulary.js", vocabulary_js),
    FILE_AS("workbench.js", workbench_js),
};

size_t viewerAssetCount(void) { return sizeof(assets) / sizeof(assets[0]); }

ViewerAsset viewerAsset(size_t index) { return assets[index]; }
