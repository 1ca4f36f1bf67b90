// gexiv2: EXIF, IPTC and XMP of photos.
#ifndef PHOTO_SLIDER_CGEXIV2_H
#define PHOTO_SLIDER_CGEXIV2_H

#include <gexiv2/gexiv2.h>

#endif
