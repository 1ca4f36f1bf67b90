// libheif, for what libvips leaves out: the colour space of files without an ICC profile.
#ifndef PHOTO_SLIDER_CHEIF_H
#define PHOTO_SLIDER_CHEIF_H

#include <libheif/heif.h>

#endif
