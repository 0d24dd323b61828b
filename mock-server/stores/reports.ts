import type { MakeCollection } from '../collections.ts';

/** Diagnoses, reports and billing lines. */
export const reportStore = (_make: MakeCollection) => ({});
