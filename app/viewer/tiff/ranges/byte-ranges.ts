export interface ContentRange {
  readonly start: number;
  readonly end: number;
  /** Size of the whole file; null when the server keeps it to itself. */
  readonly total: number | null;
}

export function parseContentRange(header: string | null): ContentRange | null {
  const match = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(header?.trim() ?? '');
  if (match === null) return null;
  return {
    start: Number(match[1]),
    end: Number(match[2]),
    total: match[3] === '*' ? null : Number(match[3]),
  };
}

/**
 * What is wrong with the head of an answer to a Range request; null when its body may be read. A server
 * that answers 200 would send the whole slide, which may be gigabytes, so its body is never read.
 */
export function rangeRefusal(
  asked: { readonly start: number; readonly length: number },
  answer: { readonly status: number; readonly range: ContentRange | null; readonly length: number | null },
): string | null {
  if (answer.status === 200) return 'the server ignores Range requests (HTTP 200)';
  if (answer.status !== 206) return `HTTP ${String(answer.status)}`;
  // Without it nobody can tell which bytes these are, and a wrong tile looks like a right one.
  if (answer.range === null) return 'the server does not show which byte range it sent (Content-Range)';
  if (answer.range.start !== asked.start) {
    return 'the server answered with another byte range';
  }
  if (answer.length !== null && answer.length > asked.length) {
    return 'the server answered with more bytes than asked';
  }
  return null;
}

/** A body may be shorter than asked only because the file ends there. */
export function isCutShort(
  asked: { readonly start: number; readonly length: number },
  received: number,
  total: number | null,
): boolean {
  const due = total === null ? asked.length : Math.min(asked.length, total - asked.start);
  return total === null ? received === 0 : received < due;
}

/** Worth another try: the server or the line may do better next time. A refused link needs another link. */
export function isPassingStatus(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429;
}
