// Everything is in the headers; a target needs one file to compile.
#include "CMachine.h"
