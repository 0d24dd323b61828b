import type { Priority } from '#contracts/generated/wire.ts';
import { dayPlus } from '../calendar/days.ts';
import { instantOf, localTime } from '../calendar/wall-clock.ts';
import { type Calendar, isWorkingDay, workingDayAfter, workingMs } from '../calendar/working-days.ts';
import { isResection } from '../reference/specimen-types.ts';
import type { CaseStatus } from './status.ts';

/** What a case is for its clock (domain rule of the turnaround). */
export type TurnaroundKind = 'biopsy' | 'resection' | 'hematology' | 'consult';

const TARGET_WORKING_DAYS: Readonly<Record<TurnaroundKind, number>> = {
  biopsy: 2,
  resection: 4,
  hematology: 3,
  consult: 2,
};
const EXPEDITED_WORKING_DAYS = 1;

const AMBER_FROM = 0.75;
const RED_FROM = 1;

export function turnaroundKindOf(aCase: {
  readonly type: string;
  readonly subspecialty: string | null;
  readonly specimenTypes: readonly string[];
}): TurnaroundKind {
  if (aCase.type === 'Consultation') return 'consult';
  if (/^hemato/i.test(aCase.subspecialty ?? '')) return 'hematology';
  return aCase.specimenTypes.some(isResection) ? 'resection' : 'biopsy';
}

/**
 * When the case turns red, in milliseconds since 1970: STAT at the end of the facility's day, others at the same time of
 * day so many working days on. What arrives on a day off counts from the midnight at which work begins.
 */
export function dueAtMs(
  startMs: number,
  kind: TurnaroundKind,
  priority: Priority,
  { timeZone, holidays }: Calendar,
): number {
  const start = localTime(startMs, timeZone);
  if (priority === 'STAT') return instantOf(dayPlus(start.day, 1), 0, timeZone);
  const days = priority === 'Expedited' ? EXPEDITED_WORKING_DAYS : TARGET_WORKING_DAYS[kind];
  if (isWorkingDay(start.day, holidays))
    return instantOf(workingDayAfter(start.day, days, holidays), start.sinceMs, timeZone);
  return instantOf(workingDayAfter(start.day, days + 1, holidays), 0, timeZone);
}

/** A time in which the case waited for others: additional work, or back at its facility. Open while `toMs` is null. */
export interface Wait {
  readonly fromMs: number;
  readonly toMs: number | null;
}

const WAITING: readonly CaseStatus[] = ['AdditionalWorkRequested', 'Returned'];

/** The waits of a case, from its transitions in the order in which they happened. */
export function waitsOf(transitions: readonly { readonly atMs: number; readonly to: CaseStatus }[]): Wait[] {
  return transitions.flatMap(({ atMs, to }, index) =>
    WAITING.includes(to) ? [{ fromMs: atMs, toMs: transitions[index + 1]?.atMs ?? null }] : [],
  );
}

type ClockColour = 'green' | 'amber' | 'red';

export interface Turnaround {
  /** Working time from Available to sign-out, or until now. */
  readonly grossMs: number;
  /** Working time from Available to sign-out, or until now, without the waits for others. */
  readonly netMs: number;
  readonly targetMs: number;
  readonly gross: ClockColour;
  readonly net: ClockColour;
}

interface Reading {
  readonly startMs: number;
  readonly waits: readonly Wait[];
  readonly priority: Priority;
}

/** STAT counts hours of any day, for it is due the same day. */
const spanOf =
  (priority: Priority, calendar: Calendar) =>
  (fromMs: number, toMs: number): number =>
    priority === 'STAT' ? Math.max(0, toMs - fromMs) : workingMs(fromMs, toMs, calendar);

/** Working time of a case until its end, and the same without its waits. */
export function workingTimeOf(
  { startMs, waits, priority }: Reading,
  endMs: number,
  calendar: Calendar,
): { readonly grossMs: number; readonly netMs: number } {
  const span = spanOf(priority, calendar);
  const waited = mergeWaits(waits, startMs, endMs).reduce((sum, [from, to]) => sum + span(from, to), 0);
  const grossMs = span(startMs, endMs);
  return { grossMs, netMs: grossMs - waited };
}

interface TurnaroundAsked extends Reading {
  /** Sign-out; null while the case is open. */
  readonly endMs: number | null;
  readonly kind: TurnaroundKind;
}

/** Both clocks of a case; neither hides the other. */
export function turnaroundOf(asked: TurnaroundAsked, calendar: Calendar, nowMs: number): Turnaround {
  const { startMs, kind, priority } = asked;
  const { grossMs, netMs } = workingTimeOf(asked, asked.endMs ?? nowMs, calendar);
  const targetMs = spanOf(priority, calendar)(startMs, dueAtMs(startMs, kind, priority, calendar));
  return { grossMs, netMs, targetMs, gross: colourOf(grossMs, targetMs), net: colourOf(netMs, targetMs) };
}

function colourOf(passedMs: number, targetMs: number): ClockColour {
  if (passedMs >= targetMs * RED_FROM) return 'red';
  return passedMs >= targetMs * AMBER_FROM ? 'amber' : 'green';
}

/** The waits inside the span, in order; what overlaps counts once. */
function mergeWaits(waits: readonly Wait[], startMs: number, endMs: number): [number, number][] {
  const inside = waits
    .map(({ fromMs, toMs }): [number, number] => [Math.max(fromMs, startMs), Math.min(toMs ?? endMs, endMs)])
    .filter(([from, to]) => from < to)
    .toSorted(([one], [other]) => one - other);
  const apart: [number, number][] = [];
  for (const [from, to] of inside) {
    const last = apart.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else apart.push([from, to]);
  }
  return apart;
}
