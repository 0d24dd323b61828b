import { isAbort, messageOf, SlideFault, tiffUnreadable } from '../../tiles/slide-error.ts';
import { isCutShort, isPassingStatus, parseContentRange, rangeRefusal } from './byte-ranges.ts';

interface RangeAnswer {
  readonly bytes: ArrayBuffer;
  /** Size of the whole file; null when the server keeps it to itself. */
  readonly total: number | null;
}

export interface RangeAsked {
  readonly url: string;
  readonly start: number;
  readonly length: number;
  readonly priority: RequestPriority;
}

/** A ranged GET that was refused. */
export class RangeFault extends SlideFault {
  /** The HTTP status of the answer; null where none came. */
  readonly status: number | null;

  constructor(detail: string, passing: boolean, status: number | null) {
    super(tiffUnreadable(detail), passing);
    this.status = status;
  }
}

/**
 * One ranged GET without credentials (a signed link needs none), past the browser's cache: there, requests for
 * parts of one file wait for each other. An answer that is not the range asked for is cut off before its body is
 * read. Rejects with `RangeFault`, or AbortError once aborted.
 */
export async function requestRange(
  { url, start, length, priority }: RangeAsked,
  abort: AbortController,
): Promise<RangeAnswer> {
  const headers = { Range: `bytes=${String(start)}-${String(start + length - 1)}` };
  try {
    const answer = await fetch(url, {
      headers,
      priority,
      signal: abort.signal,
      credentials: 'omit',
      cache: 'no-store',
    });
    const range = parseContentRange(answer.headers.get('content-range'));
    const declared = answer.headers.get('content-length');
    const head = { status: answer.status, range, length: declared === null ? null : Number(declared) };
    const refusal = rangeRefusal({ start, length }, head);
    if (refusal !== null) {
      abort.abort();
      throw new RangeFault(refusal, isPassingStatus(answer.status), answer.status);
    }
    const bytes = await answer.arrayBuffer();
    const total = range?.total ?? null;
    if (!isCutShort({ start, length }, bytes.byteLength, total)) return { bytes, total };
    throw new RangeFault('the server sent fewer bytes than asked', true, answer.status);
  } catch (cause) {
    if (cause instanceof SlideFault || isAbort(cause)) throw cause;
    throw new RangeFault(messageOf(cause), true, null);
  }
}
