import { isCutShort, isPassingStatus, parseContentRange, rangeRefusal } from './byte-ranges.ts';
import { isAbort, messageOf, SlideFault, tiffUnreadable } from './slide-error.ts';

interface RangeAnswer {
  readonly bytes: ArrayBuffer;
  /** Size of the whole file; null when the server keeps it to itself. */
  readonly total: number | null;
}

/**
 * One ranged GET without credentials (a signed link needs none). An answer that is not the range asked
 * for is cut off before its body is read. Rejects with `SlideFault`, or AbortError once aborted.
 */
export async function requestRange(
  url: string,
  start: number,
  length: number,
  abort: AbortController,
): Promise<RangeAnswer> {
  const headers = { Range: `bytes=${String(start)}-${String(start + length - 1)}` };
  try {
    const answer = await fetch(url, { headers, signal: abort.signal, credentials: 'omit' });
    const range = parseContentRange(answer.headers.get('content-range'));
    const declared = answer.headers.get('content-length');
    const head = { status: answer.status, range, length: declared === null ? null : Number(declared) };
    const refusal = rangeRefusal({ start, length }, head);
    if (refusal !== null) {
      abort.abort();
      throw new SlideFault(refusal, isPassingStatus(answer.status));
    }
    const bytes = await answer.arrayBuffer();
    const total = range?.total ?? null;
    if (!isCutShort({ start, length }, bytes.byteLength, total)) return { bytes, total };
    throw new SlideFault(tiffUnreadable('the server sent fewer bytes than asked'), true);
  } catch (cause) {
    if (cause instanceof SlideFault || isAbort(cause)) throw cause;
    throw new SlideFault(tiffUnreadable(messageOf(cause)), true);
  }
}
