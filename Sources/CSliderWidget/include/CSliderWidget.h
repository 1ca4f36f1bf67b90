// A GtkWidget whose virtual functions are callbacks.
#ifndef PHOTO_SLIDER_WIDGET_H
#define PHOTO_SLIDER_WIDGET_H

#include <gtk/gtk.h>

typedef struct {
    void (*snapshot)(void *owner, GtkSnapshot *snapshot);
    void (*allocate)(void *owner, int width, int height);
    void (*map)(void *owner, gboolean is_mapped);
    // The widget goes: children are to be unparented and `owner` released. Called once.
    void (*dispose)(void *owner);
} SliderWidgetCallbacks;

// `callbacks` has to last as long as the program.
GtkWidget *slider_widget_new(const SliderWidgetCallbacks *callbacks, void *owner);

#endif
