import type { CaseAbsence } from '#contracts/generated/wire.ts';

export const ABSENCE_INTENT = 'explain-absence';

/** What a list says to whoever misses a case in it; `number` is what was typed. */
export type AbsenceAnswer =
  | { readonly kind: 'explained'; readonly number: string; readonly absence: CaseAbsence }
  | { readonly kind: 'unreadable'; readonly number: string; readonly message: string };
