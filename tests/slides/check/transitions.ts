import type { Finding } from '../report/run-report.ts';
import { type MachineMove, MOVES, shortestPath, stepOf } from '../states/moves.ts';
import { statesBefore } from '../states/things.ts';
import { isSuccess, type Told } from './calls.ts';
import { CALLERS, type CallerName } from './creds.ts';
import type { OperationFacts } from './facts.ts';
import type { Finds } from './finds.ts';
import type { Ledger } from './ledger.ts';
import { CHANGES_NOTHING } from './prober.ts';

export interface TransitionGrid {
  /**
   * `learn` takes the answer over; what is known before and after it tells which move was made. The finding is what is
   * wrong with the answer itself.
   */
  readonly heard: (told: Told, learn: () => void, finding: Finding | null) => void;
  /** `stuck` says why nobody could make a thing, or move it on its way into a state. */
  readonly close: (chosen: readonly OperationFacts[], stuck: Stuck, isReadOnly: boolean) => void;
}

const GRID = 'transition × caller';

const rowOf = ({ machine, name }: MachineMove): string => `${machine}: ${name}`;

/** Callers whom a move names by their role, and those who may be what it names otherwise. */
export const canMake = (who: readonly string[], name: CallerName): boolean =>
  who.includes(CALLERS[name]) || who.some((one) => RELATIONS[one]?.includes(name) === true);

const READERS: readonly CallerName[] = ['provider', 'provider2', 'provisional'];
const RELATIONS: Readonly<Record<string, readonly CallerName[]>> = {
  signer: READERS,
  reviewer: READERS,
  giver: READERS,
  recipient: READERS,
  assignee: READERS,
  taker: READERS,
  finisher: READERS,
  asker: ['facility', 'np', ...READERS],
  registrant: ['admin', 'lab', 'accounts', 'relations'],
};

type Stuck = ReadonlyMap<string, string>;

/** How a thing comes into the state from which the move begins, by moves that somebody can ask for. */
function wayTo({ machine, from: [state = ''] }: MachineMove): string {
  const path = shortestPath(machine, state) ?? [];
  return path.length === 0 ? '' : `; ${state} is reached by ${path.map(({ name }) => name).join(', ')}`;
}

/** What stopped new things on their way to the move, or at it. */
function stopOf(move: MachineMove, stuck: Stuck): string {
  const { machine, from } = move;
  const [state] = from;
  const path = state === undefined ? [] : (shortestPath(machine, state) ?? []);
  const isMadeByMove = (path[0] ?? move).from.length === 0;
  const [stop = ''] = [...(isMadeByMove ? [] : [null]), ...path, move].flatMap((step) => {
    const why = stuck.get(stepOf(machine, step));
    return why === undefined ? [] : [`; ${step?.name ?? 'none could be made'}: ${why}`];
  });
  return stop;
}

/** Which moves were made, and by whom. */
export function createTransitionGrid(ledger: Ledger, finds: Finds): TransitionGrid {
  const last = new Map<string, string>();
  return {
    heard: (told, learn, finding) => {
      const { operation, params = {}, caller } = told.call;
      const before = statesBefore(operation, Object.values(params), (id) => finds.about(id));
      learn();
      if (MOVES.some((move) => move.operation === operation) && caller !== null)
        last.set(`${operation} ${caller}`, `${told.status}${told.code === null ? '' : ` ${told.code}`}`);
      if (!isSuccess(told) || caller === null || !(told.isSound || finding !== null)) return;
      const made = MOVES.filter((move) => move.operation === operation && move.from.length === 0);
      const after = before === null ? undefined : finds.about(before.id)[before.field];
      const moved = before?.moves.filter(({ from, to }) => from.includes(before.state) && to === after) ?? [];
      for (const move of [...made, ...moved])
        ledger.fill(
          GRID,
          rowOf(move),
          caller,
          finding === null ? { status: 'passed' } : { status: 'failed', finding },
        );
    },
    close: (chosen, stuck, isReadOnly) => {
      for (const move of MOVES.filter(({ operation }) => chosen.some(({ id }) => id === operation)))
        for (const name of Object.keys(CALLERS).filter((one): one is CallerName =>
          Object.hasOwn(CALLERS, one),
        ))
          if (canMake(move.who, name)) {
            const came = last.get(`${move.operation ?? ''} ${name}`);
            const why =
              came === undefined
                ? `nothing was found that this caller could move by it${wayTo(move)}`
                : `no call of this caller made it; the last of its operation was answered ${came}`;
            const whole = isReadOnly ? CHANGES_NOTHING : `${why}${stopOf(move, stuck)}`;
            ledger.fill(GRID, rowOf(move), name, { status: 'not reached', why: whole });
          }
      for (const move of MOVES.filter(({ operation }) => operation === null))
        if (chosen.length > 100)
          ledger.fill(GRID, rowOf(move), 'system', {
            status: 'not reached',
            why: 'nobody asks for it: the system makes it by itself',
          });
    },
  };
}
