/** 20 GB as the contract counts them. */
export const LARGEST_FILE_BYTES = 20 * 2 ** 30;

export const FILE_TOO_LARGE = 'File is larger than 20 GB';

/** The largest slide is cut into parts of this size, which are 2,560. */
export const PART_BYTES = 8 * 2 ** 20;

const MIB = 2 ** 20;
const SMALLEST_PART_BYTES = 2 * MIB;
const PARTS_AT_MOST = LARGEST_FILE_BYTES / PART_BYTES;

/**
 * How a file of this length is cut: as small as it can be, since a line that breaks has each part on its way sent again,
 * and never into more than 2,560 parts.
 */
export const partBytesFor = (bytes: number): number =>
  Math.max(SMALLEST_PART_BYTES, Math.ceil(bytes / PARTS_AT_MOST / MIB) * MIB);

export interface Cut {
  readonly bytes: number;
  readonly partBytes: number;
}

export const partCountOf = ({ bytes, partBytes }: Cut): number => Math.ceil(bytes / partBytes);

/** Length of part n (from 1 on); null when the file has no such part. */
export function partLengthOf(cut: Cut, n: number): number | null {
  const count = partCountOf(cut);
  if (!Number.isInteger(n) || n < 1 || n > count) return null;
  return n < count ? cut.partBytes : cut.bytes - (count - 1) * cut.partBytes;
}

/** The numbers, in order, that are not among those received. */
export function missingParts(cut: Cut, received: Iterable<number>): number[] {
  const there = new Set(received);
  const all = Array.from({ length: partCountOf(cut) }, (_, index) => index + 1);
  return all.filter((n) => !there.has(n));
}
