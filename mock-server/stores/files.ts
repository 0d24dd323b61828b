import type { MakeCollection } from '../collections.ts';

/** Uploads and files that callers handed over. */
export const fileStore = (_make: MakeCollection) => ({});
