import {
  type AccessCell,
  accessCellsOf,
  accessTermsOf,
  answerIn,
  statesOf,
} from '../generate/access-cells.ts';
import { accessOf } from '../generate/access-table.ts';
import type { AccessRow, AccessTerms, ApiDocument, OperationObject } from '../generate/document.ts';
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
  const was = tableOf(comparison.before, before);
  const is = tableOf(comparison.after, after);
  if (was === null && is !== null)
    report(comparison, spot, 'additive', 'x-access says who gets what for which thing');
  if (was !== null && is === null) report(comparison, spot, 'breaking', 'x-access is gone');
  if (was === null || is === null) return;
  const compared = cellsToCompare(was, is);
  for (const who of new Set(compared.map(nameOf))) {
    const cells = compared.filter((cell) => nameOf(cell) === who);
    for (const [{ kind, text }, states] of stepsOf(was, is, cells)) {
      const isWhole = states.length === cells.length;
      report(comparison, spot, kind, `${who}${isWhole ? '' : ` in ${states.join(', ')}`} ${text}`);
    }
  }
}

/** The rows of one operation, with every caller, relation and state that there can be for it. */
interface AccessTable {
  readonly terms: AccessTerms;
  readonly rows: readonly AccessRow[];
  readonly cells: ReadonlyMap<string, AccessCell>;
  readonly callers: ReadonlySet<string>;
  /** Empty where the thing has no states. */
  readonly states: ReadonlySet<string | null>;
}

const nameOf = ({ caller, relation }: Omit<AccessCell, 'state'>): string =>
  relation === 'none' ? caller : `${caller} (${relation})`;

const keyOf = (cell: AccessCell): string => `${nameOf(cell)} in ${String(cell.state)}`;

function tableOf(document: ApiDocument, operation: OperationObject): AccessTable | null {
  const access = accessOf(document, operation);
  if (access === null) return null;
  const terms = accessTermsOf(document);
  const cells = accessCellsOf(document, operation, access.thing);
  return {
    terms,
    rows: access.rows,
    cells: new Map(cells.map((cell) => [keyOf(cell), cell])),
    callers: new Set(cells.map(({ caller }) => caller)),
    states: new Set(statesOf(document, terms, access.thing)),
  };
}

/** The cells of both sides. A state that is gone is no matter of access, and no state is compared with each that came. */
function cellsToCompare(was: AccessTable, is: AccessTable): readonly AccessCell[] {
  const isMet = ({ state }: AccessCell, other: AccessTable): boolean =>
    other.states.size === 0 || (state !== null && other.states.has(state));
  const gone = [...was.cells.values()].filter((cell) => isMet(cell, is));
  const come = [...is.cells.values()].filter(({ state }) => state !== null || was.states.size === 0);
  return [...new Map([...gone, ...come].map((cell) => [keyOf(cell), cell])).values()];
}

/**
 * What a table answers in a cell, be it one of its own or not. A state that it does not know is met by the rows that are
 * about every state; who has a relation that it does not know was nobody to the thing; a caller whom it does not know
 * has no answer.
 */
function answerOf(table: AccessTable, cell: AccessCell): string | null {
  const { terms, rows, cells, callers, states } = table;
  if (!callers.has(cell.caller)) return null;
  const isNewState = !states.has(cell.state);
  const isKnown =
    cells.has(keyOf(cell)) || (isNewState && [...cells.values()].some((one) => nameOf(one) === nameOf(cell)));
  return answerIn(terms, rows, isKnown ? cell : { ...cell, relation: 'none' });
}

interface Step {
  readonly kind: Kind;
  readonly text: string;
}

/** Equal changes of several states are one. */
function stepsOf(
  was: AccessTable,
  is: AccessTable,
  cells: readonly AccessCell[],
): readonly (readonly [Step, readonly string[]])[] {
  const steps = new Map<string, [Step, string[]]>();
  for (const cell of cells) {
    const [old, now] = [answerOf(was, cell), answerOf(is, cell)];
    if (old === now) continue;
    const step = stepOf(old, now);
    const known = steps.get(step.text) ?? [step, []];
    known[1].push(String(cell.state));
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
