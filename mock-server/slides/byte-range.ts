/** Half of what RFC 9110 allows, which is all that slide readers send: one range in bytes, ends included. */
export type ByteRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly first: number; readonly last: number }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: ByteRange = { kind: 'whole' };

/**
 * What a Range header asks of a file of `size` bytes. A header that is not understood, or that asks for several
 * ranges, is passed over, as RFC 9110 section 14.2 lets a server do: the answer is then the whole file.
 */
export function byteRangeOf(header: string | null, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (match === null) return WHOLE;
  const [, from = '', to = ''] = match;
  if (from === '') return to === '' ? WHOLE : suffix(Number(to), size);
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return WHOLE;
  return first >= size ? { kind: 'unsatisfiable' } : { kind: 'part', first, last };
}

function suffix(length: number, size: number): ByteRange {
  if (length === 0 || size === 0) return { kind: 'unsatisfiable' };
  return { kind: 'part', first: Math.max(0, size - length), last: size - 1 };
}
