// libvips, and inline functions for those of its calls that are variadic: Swift doesn't import them.
#ifndef PHOTO_SLIDER_CVIPS_H
#define PHOTO_SLIDER_CVIPS_H

#include <vips/vips.h>

// The image with its header read and no pixel decoded.
static inline VipsImage *vips_open_header(VipsSource *source) {
    return vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// At most `size` pixels wide and high, upright; never enlarged. `loader_options` as in "[fail_on=error]".
// From the embedded profile to `profile`, if that isn't NULL.
static inline int vips_thumbnail_to_profile(
    VipsSource *source, VipsImage **out, int size, const char *profile, const char *loader_options) {
    return vips_thumbnail_source(source, out, size, "height", size, "size", VIPS_SIZE_DOWN,
                                 "option_string", loader_options, "export_profile", profile, NULL);
}

// WebP bytes, to be freed with g_free.
static inline int vips_webp_bytes(VipsImage *in, void **bytes, size_t *count, int quality, int effort) {
    return vips_webpsave_buffer(in, bytes, count, "Q", quality, "effort", effort, "strip", TRUE, NULL);
}

#endif
