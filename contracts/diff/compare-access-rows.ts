import { accessCellsOf, accessTermsOf, answerIn } from '../generate/access-cells.ts';
import { accessOf } from '../generate/access-table.ts';
import type { ApiDocument, OperationObject } from '../generate/document.ts';
import type { Kind } from './change.ts';
import { type Comparison, report, type Spot } from './comparison.ts';

const ALLOWED = 'allowed';

/** Who gets what for which thing (`x-access`), told by caller and relation, and by state where that matters. */
export function compareRows(
  comparison: Comparison,
  spot: Spot,
  before: OperationObject,
  after: OperationObject,
): void {
  const was = answersOf(comparison.before, before);
  const is = answersOf(comparison.after, after);
  if (was === null && is !== null)
    report(comparison, spot, 'additive', 'x-access says who gets what for which thing');
  if (was !== null && is === null) report(comparison, spot, 'breaking', 'x-access is gone');
  if (was === null || is === null) return;
  for (const who of new Set([...was.keys(), ...is.keys()])) {
    const steps = stepsOf(was.get(who) ?? new Map(), is.get(who) ?? new Map());
    for (const [{ kind, text }, states] of steps) {
      const isWhole = states.length === Math.max(was.get(who)?.size ?? 0, is.get(who)?.size ?? 0);
      report(comparison, spot, kind, `${who}${isWhole ? '' : ` in ${states.join(', ')}`} ${text}`);
    }
  }
}

type ByState = ReadonlyMap<string, string | null>;

/** By caller and relation the answer in each state; null for an operation without x-access. */
function answersOf(document: ApiDocument, operation: OperationObject): ReadonlyMap<string, ByState> | null {
  const access = accessOf(document, operation);
  if (access === null) return null;
  const terms = accessTermsOf(document);
  const answers = new Map<string, Map<string, string | null>>();
  for (const cell of accessCellsOf(document, operation, access.thing)) {
    const who = cell.relation === 'none' ? cell.caller : `${cell.caller} (${cell.relation})`;
    const states = answers.get(who) ?? new Map<string, string | null>();
    answers.set(who, states.set(String(cell.state), answerIn(terms, access.rows, cell)));
  }
  return answers;
}

interface Step {
  readonly kind: Kind;
  readonly text: string;
}

/** Equal changes of several states are one. */
function stepsOf(was: ByState, is: ByState): readonly (readonly [Step, readonly string[]])[] {
  const steps = new Map<string, [Step, string[]]>();
  for (const state of new Set([...was.keys(), ...is.keys()])) {
    const [old, now] = [was.get(state) ?? null, is.get(state) ?? null];
    if (old === now) continue;
    const step = stepOf(old, now);
    const known = steps.get(step.text) ?? [step, []];
    known[1].push(state);
    steps.set(step.text, known);
  }
  return [...steps.values()];
}

function stepOf(old: string | null, now: string | null): Step {
  if (now === ALLOWED)
    return { kind: 'additive', text: old === null ? 'may call' : `may call, before ${old}` };
  if (old === ALLOWED) return { kind: 'breaking', text: `may no longer call: ${now ?? 'no answer'}` };
  if (old === null) return { kind: 'additive', text: `gets ${now}` };
  return { kind: 'breaking', text: `gets ${now ?? 'no answer'}, before ${old}` };
}
