// Stands for what the build puts in: the style sheets, and the engine as base64 of its gzipped module.
export const STYLES = '';
export const CHILD_STYLES = '';
export const ENGINE = '';
