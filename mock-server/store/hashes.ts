import { createHash } from 'node:crypto';

/** Text with its keys in one order, so that the same content always has the same hash. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** In hexadecimal digits. */
export const sha256 = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex');
