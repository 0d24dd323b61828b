import type { TurnaroundZodType } from '#contracts/generated/schemas/turnaround.ts';

/** Hours of one case from receipt to sign-out, and less the waiting for the facility. */
export interface CaseHours {
  readonly gross: number;
  readonly net: number;
}

const TENTHS = 10;

/** Rounded to tenths of an hour, the smallest step that a reader can use; null of nothing. */
const roundHours = (hours: number | undefined): number | null =>
  hours === undefined ? null : Math.round(hours * TENTHS) / TENTHS;

/** The smallest value that this share of all does not exceed. */
function quantile(values: readonly number[], share: number): number | undefined {
  const inOrder = values.toSorted((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(inOrder.length * share) - 1)];
}

function median(values: readonly number[]): number | undefined {
  const inOrder = values.toSorted((a, b) => a - b);
  const upper = inOrder[Math.floor(inOrder.length / 2)];
  const lower = inOrder[Math.ceil(inOrder.length / 2) - 1];
  return upper === undefined || lower === undefined ? undefined : (upper + lower) / 2;
}

export function turnaroundOf(cases: readonly CaseHours[]): TurnaroundZodType {
  const gross = cases.map((one) => one.gross);
  return {
    cases: cases.length,
    medianHours: roundHours(median(gross)),
    p90Hours: roundHours(quantile(gross, 0.9)),
    netMedianHours: roundHours(median(cases.map((one) => one.net))),
  };
}

/** A share in percent, to one decimal; null of nothing. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((part / whole) * 100 * TENTHS) / TENTHS;
