export const STYLES = ''; export const ENGINE = '';
