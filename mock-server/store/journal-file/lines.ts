import { createHash } from 'node:crypto';
import { DataFolderError } from './data-folder-error.ts';

const NEW_LINE = 10;
const SUM_LENGTH = 16;

const sumOf = (text: Uint8Array): string =>
  createHash('sha256').update(text).digest('hex').slice(0, SUM_LENGTH);

/** One record as a line with its checksum. */
export function lineOf(record: unknown): Buffer {
  const text = Buffer.from(JSON.stringify(record));
  return Buffer.concat([Buffer.from(`${sumOf(text)} `), text, Buffer.from('\n')]);
}

export interface Line {
  readonly record: unknown;
  /** Where the line begins in the file. */
  readonly at: number;
}

/**
 * The whole lines of a file; `size` tells where they end, and what follows was never finished. A line that is
 * finished but does not fit its checksum was kept once, so it throws DATA_DAMAGED.
 */
export function linesOf(
  bytes: Buffer,
  file: string,
): { readonly lines: Iterable<Line>; readonly size: number } {
  return { lines: walk(bytes, file), size: bytes.lastIndexOf(NEW_LINE) + 1 };
}

function* walk(bytes: Buffer, file: string): Generator<Line> {
  for (let at = 0, number = 1; ; number += 1) {
    const end = bytes.indexOf(NEW_LINE, at);
    if (end < 0) return;
    const sum = bytes.toString('latin1', at, Math.min(end, at + SUM_LENGTH));
    const text = bytes.subarray(Math.min(end, at + SUM_LENGTH + 1), end);
    if (sum !== sumOf(text)) throw damaged(file, `line ${number}, which begins at byte ${at}, was altered`);
    yield { record: JSON.parse(text.toString('utf8')) as unknown, at };
    at = end + 1;
  }
}

export const damaged = (file: string, what: string): DataFolderError =>
  new DataFolderError(
    'DATA_DAMAGED',
    `${file}: ${what}.`,
    'Put a copy of the folder back, or start over with --fresh, which gives up everything in it.',
  );
