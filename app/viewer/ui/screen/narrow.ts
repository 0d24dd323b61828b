/** Specification 9: at and below this width the page counts as a small one. */
const MOBILE_WIDTH_PX = 1023;

export const isNarrow = (): boolean => window.matchMedia(`(max-width: ${String(MOBILE_WIDTH_PX)}px)`).matches;
