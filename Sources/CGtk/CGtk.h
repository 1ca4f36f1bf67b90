// GTK 4, and inline functions for those of its calls that are variadic or macros: Swift doesn't import them.
#ifndef PHOTO_SLIDER_CGTK_H
#define PHOTO_SLIDER_CGTK_H

#include <gtk/gtk.h>

// `owner` is released by `destroy` with the connection.
static inline gulong slider_connect(
    gpointer instance, const char *signal, GCallback handler, gpointer owner, GClosureNotify destroy) {
    return g_signal_connect_data(instance, signal, handler, owner, destroy, (GConnectFlags)0);
}

static inline void slider_set_label(GtkWidget *widget, const char *label) {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void slider_set_description(GtkWidget *widget, const char *description) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static inline void slider_set_value(GtkWidget *widget, double value, double maximum, const char *text) {
    gtk_accessible_update_property(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 1.0, GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, maximum,
        GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, value, GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
}

static inline gboolean slider_animations_are_on(GtkWidget *widget) {
    gboolean on = TRUE;
    g_object_get(gtk_widget_get_settings(widget), "gtk-enable-animations", &on, NULL);
    return on;
}

static inline void slider_prefer_dark(void) {
    g_object_set(gtk_settings_get_default(), "gtk-application-prefer-dark-theme", TRUE, NULL);
}

static inline gboolean slider_is_minimized(GtkWidget *widget) {
    GtkNative *native = gtk_widget_get_native(widget);
    GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
    return surface && GDK_IS_TOPLEVEL(surface)
        && (gdk_toplevel_get_state(GDK_TOPLEVEL(surface)) & GDK_TOPLEVEL_STATE_MINIMIZED) != 0;
}

#endif
