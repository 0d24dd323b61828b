const LONGEST = 60;

/** A full name in two parts: its last word, and what stands before. One word alone stands in both. */
export function namePartsOf(fullName: string): { readonly firstName: string; readonly lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const first = words.length > 1 ? words.slice(0, -1).join(' ') : last;
  return { firstName: first.slice(0, LONGEST), lastName: last.slice(0, LONGEST) };
}
