import type { MakeCollection } from '../collections.ts';

/** Requests, questions, tasks and second reviews. */
export const workStore = (_make: MakeCollection) => ({});
