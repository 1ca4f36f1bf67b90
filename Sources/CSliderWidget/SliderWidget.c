#ifdef GTK
#include "CSliderWidget.h"

typedef struct {
    GtkWidget parent;
    const SliderWidgetCallbacks *callbacks;
    void *owner;
} SliderWidget;

typedef struct {
    GtkWidgetClass parent;
} SliderWidgetClass;

G_DEFINE_TYPE(SliderWidget, slider_widget, GTK_TYPE_WIDGET)

static void slider_widget_init(SliderWidget *self) {}

static void snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
    SliderWidget *self = (SliderWidget *)widget;
    if (self->owner) self->callbacks->snapshot(self->owner, snapshot);
}

static void size_allocate(GtkWidget *widget, int width, int height, int baseline) {
    SliderWidget *self = (SliderWidget *)widget;
    if (self->owner) self->callbacks->allocate(self->owner, width, height);
}

// A square, where the container leaves it to the widget.
static GtkSizeRequestMode request_mode(GtkWidget *widget) { return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH; }

static void measure(
    GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
    int *minimum_baseline, int *natural_baseline) {
    *minimum = 1;
    *natural = for_size > 0 ? for_size : 320;
    *minimum_baseline = *natural_baseline = -1;
}

static void map(GtkWidget *widget) {
    SliderWidget *self = (SliderWidget *)widget;
    GTK_WIDGET_CLASS(slider_widget_parent_class)->map(widget);
    if (self->owner) self->callbacks->map(self->owner, TRUE);
}

static void unmap(GtkWidget *widget) {
    SliderWidget *self = (SliderWidget *)widget;
    if (self->owner) self->callbacks->map(self->owner, FALSE);
    GTK_WIDGET_CLASS(slider_widget_parent_class)->unmap(widget);
}

static void dispose(GObject *object) {
    SliderWidget *self = (SliderWidget *)object;
    void *owner = self->owner;
    self->owner = NULL;
    if (owner) self->callbacks->dispose(owner);
    G_OBJECT_CLASS(slider_widget_parent_class)->dispose(object);
}

static void slider_widget_class_init(SliderWidgetClass *class) {
    GtkWidgetClass *widget_class = GTK_WIDGET_CLASS(class);
    G_OBJECT_CLASS(class)->dispose = dispose;
    widget_class->snapshot = snapshot;
    widget_class->size_allocate = size_allocate;
    widget_class->get_request_mode = request_mode;
    widget_class->measure = measure;
    widget_class->map = map;
    widget_class->unmap = unmap;
    gtk_widget_class_set_css_name(widget_class, "photoslider");
    gtk_widget_class_set_accessible_role(widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

GtkWidget *slider_widget_new(const SliderWidgetCallbacks *callbacks, void *owner) {
    SliderWidget *self = g_object_new(slider_widget_get_type(), "focusable", TRUE, "overflow", GTK_OVERFLOW_HIDDEN, NULL);
    self->callbacks = callbacks;
    self->owner = owner;
    return GTK_WIDGET(self);
}
#endif
