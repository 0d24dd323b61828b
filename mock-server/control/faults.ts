import type { AccessCaller } from '#contracts/generated/access.ts';
import { type FaultRecord, STRUCK } from './fault-kinds.ts';

/** What a fault looks at to know whether it strikes. */
export interface StruckCall {
  /** Null outside the contract. */
  readonly operationId: string | null;
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly role: AccessCaller;
}

/** A fault that is switched on, by the name under which it can be switched off. */
export type SwitchedFault = FaultRecord & { readonly id: string };

/** A fault that strikes a call, and a number from 0 to 1 for what of it is left to chance. */
export interface Strike {
  readonly fault: FaultRecord;
  readonly chance: number;
  /** Aborted when the fault is switched off; one that has worn out goes with all others. */
  readonly over: AbortSignal;
}

export interface Faults {
  add(record: FaultRecord): SwitchedFault;
  list(): readonly SwitchedFault[];
  /** False where there is no fault of this name. What it delays at the moment goes on at once; what others hold stays. */
  remove(id: string): boolean;
  /** What is delayed at the moment goes on at once. */
  clear(): void;
  /** The faults that strike this call, in the order in which they were switched on; counts the call. */
  striking(call: StruckCall): readonly Strike[];
}

interface Armed {
  readonly record: SwitchedFault;
  readonly random: () => number;
  readonly off: AbortController;
  /** Aborted when this fault is switched off, or all faults are. */
  readonly over: AbortSignal;
  seen: number;
  left: number;
}

export function createFaults(): Faults {
  let armed: Armed[] = [];
  let clearing = new AbortController();
  let added = 0;
  return {
    add: (record) => {
      added += 1;
      const switched = { ...record, id: `flt_${added}` };
      const left = record.times ?? Number.POSITIVE_INFINITY;
      const off = new AbortController();
      const over = AbortSignal.any([off.signal, clearing.signal]);
      armed.push({ record: switched, random: randomOf(record.seed), off, over, seen: 0, left });
      return switched;
    },
    list: () => armed.map(({ record }) => record),
    remove: (id) => {
      const removed = armed.find(({ record }) => record.id === id);
      armed = armed.filter((one) => one !== removed);
      removed?.off.abort();
      return removed !== undefined;
    },
    clear: () => {
      armed = [];
      clearing.abort();
      clearing = new AbortController();
    },
    striking: (call) => {
      const struck = armed.flatMap((fault) => {
        const chance = chanceOf(fault, call);
        return chance === null ? [] : [{ fault: fault.record, chance, over: fault.over }];
      });
      armed = armed.filter(({ left }) => left > 0);
      return struck;
    },
  };
}

/** Null where the fault does not strike. */
function chanceOf(fault: Armed, call: StruckCall): number | null {
  const { record } = fault;
  if (!fits(record, call)) return null;
  fault.seen += 1;
  const { nth } = record.match;
  if (nth !== undefined && nth !== fault.seen) return null;
  if (record.kind === 'linkExpired' && fault.seen <= record.after) return null;
  if (record.probability < 1 && fault.random() >= record.probability) return null;
  fault.left -= 1;
  return fault.random();
}

function fits(fault: FaultRecord, { operationId, path, params, role }: StruckCall): boolean {
  const { match } = fault;
  if (match.operationId !== undefined && match.operationId !== operationId) return false;
  if (match.path !== undefined && !isPath(match.path, path)) return false;
  if (match.role !== undefined && match.role !== role) return false;
  const struck = STRUCK[fault.kind];
  if (struck !== undefined && !struck.some((one) => one === operationId)) return false;
  if (fault.kind === 'levelMissing') return params['level'] === String(fault.level);
  return fault.kind !== 'columnDelayed' || params['tile']?.startsWith(`${fault.column}_`) === true;
}

const isPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** Numbers from 0 up to 1, the same ones for the same seed, so that a run with chance in it can be had again. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
