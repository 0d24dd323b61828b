import { isPlausible, PLAUSIBLE_MPP, type Scale } from './scale.ts';

const SHORTEST_REASON = 3;
const LONGEST_REASON = 200;

/** As typed. */
export interface ScaleFields {
  readonly mppX: string;
  readonly mppY: string;
  readonly reason: string;
}

export type ScaleByHand =
  | { readonly ok: true; readonly scale: Extract<Scale, { readonly state: 'manual' }> }
  /** The messages by field; only fields with something wrong are in it. */
  | { readonly ok: false; readonly fields: Readonly<Partial<Record<keyof ScaleFields, string>>> };

const LIMITS = `Must be from ${PLAUSIBLE_MPP.finest} to ${PLAUSIBLE_MPP.coarsest} micrometres per pixel`;

function mppOf(text: string): { readonly mpp: number; readonly problem: string | null } {
  const figure = text.trim();
  // One sign between the digits, a comma or a dot: '1,234.5' could mean either of two numbers.
  const isNumber = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(figure);
  const mpp = isNumber ? Number(figure.replace(',', '.')) : Number.NaN;
  if (figure === '') return { mpp, problem: 'Micrometres per pixel are required' };
  if (!isNumber) return { mpp, problem: 'Enter micrometres per pixel as a number, such as 0.25' };
  return { mpp, problem: isPlausible(mpp) ? null : LIMITS };
}

function reasonProblem(reason: string): string | null {
  if (reason === '') return 'A reason is required';
  if (reason.length < SHORTEST_REASON) return 'The reason must have at least 3 characters';
  return reason.length > LONGEST_REASON ? 'The reason must have at most 200 characters' : null;
}

/** A scale that a reader sets for a slide, from what was typed into the form. */
export function scaleByHand({ mppX, mppY, reason }: ScaleFields): ScaleByHand {
  const [x, y] = [mppOf(mppX), mppOf(mppY)];
  const why = reason.trim();
  const problems = { mppX: x.problem, mppY: y.problem, reason: reasonProblem(why) };
  const wrong = Object.entries(problems).filter(([, problem]) => problem !== null);
  if (wrong.length > 0) return { ok: false, fields: Object.fromEntries(wrong) };
  return { ok: true, scale: { state: 'manual', mppX: x.mpp, mppY: y.mpp, reason: why } };
}
