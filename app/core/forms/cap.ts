/** A warning at most: no source confirms the form of these numbers, so none is turned away. */
export const capWarning = (cap: string): string | null =>
  /^\d{7}$/.test(cap) ? null : 'CAP numbers usually have 7 digits. Check the number.';
