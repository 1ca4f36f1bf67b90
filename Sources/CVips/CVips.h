// libvips, and inline functions for those of its calls that are variadic: Swift doesn't import them.
#ifndef PHOTO_SLIDER_CVIPS_H
#define PHOTO_SLIDER_CVIPS_H

#include <vips/vips.h>

// The image with its header read and no pixel decoded.
static inline VipsImage *vips_open_header(VipsSource *source) {
    return vips_image_new_from_source(source, "", "access", VIPS_ACCESS_SEQUENTIAL, NULL);
}

// At most `size` pixels wide and high, upright; never enlarged. `loader_options` as in "[fail_on=error]".
// From the embedded profile, or else from `input_profile`, to `output_profile`; each may be NULL.
static inline int vips_thumbnail_to_profile(
    VipsSource *source, VipsImage **out, int size, const char *input_profile, const char *output_profile,
    const char *loader_options) {
    if (input_profile)
        return vips_thumbnail_source(source, out, size, "height", size, "size", VIPS_SIZE_DOWN, "option_string",
                                     loader_options, "import_profile", input_profile, "export_profile",
                                     output_profile, NULL);
    return vips_thumbnail_source(source, out, size, "height", size, "size", VIPS_SIZE_DOWN,
                                 "option_string", loader_options, "export_profile", output_profile, NULL);
}

// Exactly `width` by `height` pixels.
static inline int vips_resized(VipsImage *in, VipsImage **out, int width, int height) {
    return vips_thumbnail_image(in, out, width, "height", height, "size", VIPS_SIZE_FORCE, NULL);
}

// Without alpha, on white.
static inline int vips_flattened(VipsImage *in, VipsImage **out) {
    VipsArrayDouble *white = vips_array_double_newv(1, 255.0);
    int status = vips_flatten(in, out, "background", white, NULL);
    vips_area_unref((VipsArea *)white);
    return status;
}

static inline int vips_with_interpretation(VipsImage *in, VipsImage **out, VipsInterpretation interpretation) {
    return vips_copy(in, out, "interpretation", interpretation, NULL);
}

// The pixels alone, row by row.
static inline int vips_raw_file(VipsImage *in, const char *path) {
    return vips_rawsave(in, path, NULL);
}

// The bytes of a file with this ending and these options, as in ".webp[Q=80]"; to be freed with g_free.
static inline int vips_file_bytes(VipsImage *in, const char *suffix, void **bytes, size_t *count) {
    return vips_image_write_to_buffer(in, suffix, bytes, count, NULL);
}

// `path`.dzi and the folder `path`_files.
static inline int vips_deep_zoom(VipsImage *in, const char *path, const char *suffix, int tile_size, int overlap) {
    return vips_dzsave(in, path, "suffix", suffix, "tile_size", tile_size, "overlap", overlap, NULL);
}

#endif
