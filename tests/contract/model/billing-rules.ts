import type { BillingLine, State } from './state.ts';

/**
 * 2.13 for a primary diagnosis on one skin shave, professional component: one unit of the specimen's level and
 * nothing else. Slides that were asked for and never made are not there to be billed (2.6).
 */
const EXPECTED = { code: '88305', units: 1, modifier: '26' } as const;

const isOpen = ({ status }: BillingLine): boolean => status === 'Pending' || status === 'Ready';

const openLines = ({ lines }: State, caseId: string): readonly BillingLine[] =>
  lines.filter((line) => line.caseId === caseId && isOpen(line));

/** 2.3 row 2: what is to be expected is written when the case is sent; 2.5: it is Ready from sign-out on. */
export function billed(state: State, caseId: string, status: 'Pending' | 'Ready'): void {
  const open = openLines(state, caseId);
  if (open.length === 0) state.lines.push({ caseId, ...EXPECTED, status });
  if (status === 'Ready') for (const line of open) line.status = status;
}

/** 2.3 row 22. */
export function unbilled(state: State, caseId: string): void {
  for (const line of openLines(state, caseId)) line.status = 'Void';
}
