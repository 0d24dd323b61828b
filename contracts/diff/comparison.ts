import type { ApiDocument } from '../generate/document.ts';
import type { Change, Kind } from './change.ts';

/** A request is written by callers and read by the server; a response the other way round. */
export type Direction = 'request' | 'response';

/** What a change does to the set of values that fit. 'moved': some fit that did not, some no longer do. */
export type Effect = 'narrowed' | 'widened' | 'moved';

/** Where the comparison stands: in an operation, or in a schema that several of them share. */
export interface Spot {
  readonly operation: string | null;
  readonly subject: string | null;
  /** `response 200`, `query parameter q`; for a shared schema `in requests` or `in answers`. */
  readonly base: string;
  /** `patient.names[]`; empty at the root. */
  readonly field: string;
  /** Whom a shared subject reaches. */
  readonly operations: readonly string[];
}

export interface Comparison {
  readonly before: ApiDocument;
  readonly after: ApiDocument;
  readonly changes: Change[];
  /** Pairs of shared schemas that were compared, by direction: recursion ends here. */
  readonly compared: Set<string>;
  /** Pairs of different schemas that are being compared in place of each other. */
  readonly open: Set<string>;
  readonly usersOf: (direction: Direction, schema: string) => readonly string[];
}

export function operationSpot(operation: string, base = ''): Spot {
  return { operation, subject: null, base, field: '', operations: [operation] };
}

export function subjectSpot(subject: string, base = '', operations: readonly string[] = []): Spot {
  return { operation: null, subject, base, field: '', operations };
}

export function below(spot: Spot, step: string): Spot {
  const joint = spot.field === '' || step.startsWith('[') ? '' : '.';
  return { ...spot, field: `${spot.field}${joint}${step}` };
}

export function report(
  comparison: Comparison,
  spot: Spot,
  kind: Kind,
  text: string,
  isWarning = false,
): void {
  // Words have no direction: a shared schema's description is one change, not one for each.
  const base =
    kind === 'editorial' && spot.operation === null && spot.base.startsWith('in ') ? '' : spot.base;
  const place = [base, spot.field].filter((part) => part !== '').join(', ');
  const { subject, operations } = spot;
  comparison.changes.push({ kind, subject, place, text, operations, isWarning });
}

/** Callers break on what is no longer taken, readers on what they have not seen before. */
export function kindOf(direction: Direction, effect: Effect): Kind {
  if (effect === 'moved') return 'breaking';
  return (effect === 'narrowed') === (direction === 'request') ? 'breaking' : 'additive';
}

export interface Wording {
  readonly request: string;
  readonly response: string;
}

export function reportEffect(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  effect: Effect,
  wording: Wording | string,
): void {
  const text = typeof wording === 'string' ? wording : wording[direction];
  report(comparison, spot, kindOf(direction, effect), text);
}
