#include "ViewerAssets.h"
