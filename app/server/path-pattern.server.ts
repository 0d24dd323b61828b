import { screenAt } from '#app/core/access/screens.ts';

/** A page's path with its gaps, `/case-details/{caseId}`; null for what is no page. */
export const pathPatternOf = (path: string): string | null => screenAt(path)?.path ?? null;
