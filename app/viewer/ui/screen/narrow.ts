/** Specification 9: at and below this width the page counts as a small one. */
const MOBILE_WIDTH_PX = 1023;

const narrow = (): MediaQueryList => window.matchMedia(`(max-width: ${String(MOBILE_WIDTH_PX)}px)`);

export const isNarrow = (): boolean => narrow().matches;

/** Tells whenever a wide page has become a small one. Returns what ends it. */
export function onNarrowed(told: () => void): () => void {
  const query = narrow();
  const listening = new AbortController();
  query.addEventListener('change', ({ matches }) => matches && told(), { signal: listening.signal });
  return () => listening.abort();
}
