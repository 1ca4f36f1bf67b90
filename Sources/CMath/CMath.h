// The functions of the C library's <math.h> that the engine calls, declared here so that it compiles
// where there are no system headers (WebAssembly). These two are small; exp, log and pow would each
// bring a table of 2 to 4 KB into the web page's engine.
#ifndef PHOTO_SLIDER_CMATH_H
#define PHOTO_SLIDER_CMATH_H

double expm1(double);
double log1p(double);

#endif
