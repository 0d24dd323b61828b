import { access } from '#contracts/generated/access.ts';
import { MOVES } from '../../states/moves.ts';
import { callFor } from '../bodies.ts';
import { type Call, isAbsent, isSuccess, type Told } from '../calls.ts';
import { lookAgain } from '../changes/versions.ts';
import { type CheckContext, NO_VERSION, newKey } from '../context.ts';
import { CALLERS } from '../creds.ts';
import { isReadById, type OperationFacts, placeOf } from '../facts.ts';
import type { Way } from '../finds.ts';
import { CHANGES_NOTHING } from '../prober.ts';
import { expectedOf, type Me, type Standing, standingOf } from '../relation.ts';
import { isLink } from '../scout.ts';

/** What says that somebody may not, whatever else there is to say. */
const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN_ROLE', 'FORBIDDEN_OWNER', 'TEMPLATE_READ_ONLY', 'TASK_OWNER'];
/** Judged before anybody's right is, or by limits that are not of this caller alone. */
const SAYS_NOTHING: readonly number[] = [400, 405, 413, 415, 429];

interface Cell {
  readonly facts: OperationFacts;
  readonly me: Me;
  readonly way: Way;
  readonly standing: Standing;
  readonly view: string | null;
  readonly expected: string;
}

/** One cell for each relation, state and answer of a caller; further ways to the same cell say nothing new. */
function cellsOf({ finds, people, isSmoke }: CheckContext, facts: OperationFacts): readonly Cell[] {
  const views = VIEWS[access[facts.id].thing] ?? [null];
  return people.flatMap((me) => {
    const cells = new Map<string, Cell>();
    for (const way of finds.ways(facts.id, facts.names))
      for (const view of views) {
        const standing = standingOf(finds, facts.id, way, me, view);
        const expected = standing === null ? null : expectedOf(facts.id, me.name, standing);
        if (standing === null || expected === null) continue;
        const state = isSmoke && view === null ? '' : standing.state;
        const key = `${expected} ${standing.relations.join('|')} ${state}`;
        if (!cells.has(key)) cells.set(key, { facts, me, way, standing, view, expected });
      }
    return [...cells.values()];
  });
}

const VIEWS: Readonly<Record<string, readonly string[]>> = {
  caseList: ['available', 'mine', 'completed', 'send-out', 'all'],
  taskList: ['provider', 'facility', 'admin'],
};

/** Everybody asks for everything: who may is let in, who may not hears the code of the contract. */
export async function checkRoles(context: CheckContext): Promise<void> {
  const { chosen, ledger, isReadOnly } = context;
  for (const facts of chosen.filter((one) => !isLink(one) && one.operation.auth === 'bearer')) {
    const cells = cellsOf(context, facts);
    const changes = !facts.isSafe && !facts.needsVersion;
    for (const cell of cells) {
      const row = `${facts.id} by ${cell.me.name}`;
      const column = cell.standing.relations.join('|');
      if (isReadOnly && !facts.isSafe)
        ledger.fill('role × relation', row, column, { status: 'not reached', why: CHANGES_NOTHING });
      // A call that is let in and asks for no version does what it is for, so that once is enough.
      else if (changes && cell.expected === 'allowed' && ENDS_OTHERS.includes(facts.id))
        ledger.fill('role × relation', row, column, {
          status: 'not reached',
          why: 'it would shut out whoever the check calls as',
        });
      else await askCell(context, cell, row, column);
    }
    const missing = context.people.filter(({ name }) => !cells.some(({ me }) => me.name === name));
    for (const { name } of missing)
      ledger.fill('role × relation', `${facts.id} by ${name}`, 'any', {
        status: 'not reached',
        why: 'nothing was found that it could be asked for',
      });
  }
}

const ENDS_OTHERS: readonly string[] = ['changePassword'];

async function askCell(context: CheckContext, cell: Cell, row: string, column: string): Promise<void> {
  const { finds, prober, ledger } = context;
  const { facts, me, way, view, expected, standing } = cell;
  const call: Call = callFor(facts, finds, { params: way.params, caller: me.name, key: newKey() });
  const asked: Call = {
    ...call,
    ...(view === null ? {} : { query: { ...call.query, view } }),
    headers: { ...call.headers, ...(facts.needsVersion ? { 'If-Match': NO_VERSION } : {}) },
  };
  const first = await prober.ask(asked);
  const isLost = isAbsent(first) && isShown(cell);
  // One answer may come of what others do to the thing meanwhile.
  const told = isLost ? await prober.ask(asked) : first;
  if (isSuccess(told) && facts.needsVersion) await lookAgain(context, facts, way.params);
  if (!told.isSound) return;
  const verdict = isLost && isAbsent(told) ? 'failed' : verdictOf(told, cell);
  const name = `${facts.id} by ${me.name}, ${column}${standing.state === null ? '' : `, ${standing.state}`}`;
  if (verdict === 'passed') {
    ledger.pass('roles', name);
    ledger.fill('role × relation', row, column, { status: 'passed' });
  } else if (verdict === 'failed') {
    const finding = prober.findingOf(told, {
      says: `${CALLERS[me.name]} who is ${column} to it${standing.state === null ? '' : ` in ${standing.state}`} gets ${expected}.`,
      place: placeOf(facts.id, '/x-access'),
      came: `${told.status} ${told.code ?? 'let in'}`,
      reached: isLost ? [`another answer showed it to ${me.name}`] : [],
    });
    ledger.fail('roles', name, finding);
    ledger.fill('role × relation', row, column, { status: 'failed', finding });
  } else {
    ledger.miss('roles', name, verdict);
    ledger.fill('role × relation', row, column, { status: 'not reached', why: verdict });
  }
}

/** A draft is read by its form, and what was cancelled may have been one. */
const MAY_BE_A_DRAFT = ['Draft', 'Cancelled'];

/** Whether an answer has shown the very thing to the caller, who may then read it by its id. */
const isShown = ({ expected, facts, me, way, standing: { state } }: Cell): boolean =>
  expected === 'allowed' &&
  isReadById(facts) &&
  way.seenBy.has(me.name) &&
  !(access[facts.id].thing === 'case' && MAY_BE_A_DRAFT.includes(state ?? ''));

const ABSENT = 'it answers 404, which is also said of a thing that is not there';

/** `passed`, `failed`, or why the answer tells neither. */
function verdictOf({ status, code }: Told, { expected, facts, me }: Cell): string {
  if (SAYS_NOTHING.includes(status)) return `${status} ${code ?? ''} is judged before it`;
  if (expected === 'allowed') {
    if (isAbsent({ status, code })) return ABSENT;
    if (!REFUSALS.includes(code ?? '')) return 'passed';
    return dependsOnMove(facts, me) ? 'who may depends on the move that is asked for' : 'failed';
  }
  if (code === expected || (code === null && [401, 403, 404].includes(status))) return 'passed';
  return code === 'NOT_FOUND' ? ABSENT : 'failed';
}

/** Some moves of an operation are for fewer than may call it. */
const dependsOnMove = ({ id }: OperationFacts, { name }: Me): boolean =>
  MOVES.some(({ operation, who }) => operation === id && !who.includes(CALLERS[name]));
