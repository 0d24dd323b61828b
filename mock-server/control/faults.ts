import { z } from 'zod';
import { operations } from '#contracts/generated/operations/index.ts';

/** Strict throughout: a key that is dropped would let a fault strike everybody. */
const Match = z.strictObject({
  operationId: z
    .string()
    .refine((id) => Object.hasOwn(operations, id), 'The contract has no operation of this name.')
    .optional(),
  /** The path of the request without its /api prefix; a trailing * stands for the rest. */
  path: z.string().optional(),
  /** Only the nth call that the rest of the match fits, counted from 1. */
  nth: z.int().positive().optional(),
});

const common = { match: Match, times: z.int().positive().optional() };

export const FaultRecord = z.discriminatedUnion('kind', [
  z.strictObject({
    ...common,
    kind: z.literal('status'),
    status: z.int().min(400).max(599),
    body: z.enum(['envelope', 'html']).default('envelope'),
  }),
  z.strictObject({ ...common, kind: z.literal('delay'), delayMs: z.int().min(0).max(600_000) }),
  z.strictObject({ ...common, kind: z.literal('hang') }),
  z.strictObject({ ...common, kind: z.literal('reset') }),
]);
export type FaultRecord = z.infer<typeof FaultRecord>;

interface Call {
  readonly operationId: string | null;
  readonly path: string;
}

export interface Faults {
  add(record: FaultRecord): void;
  list(): readonly FaultRecord[];
  /** What is delayed at the moment goes on at once. */
  clear(): void;
  /** Aborted when the faults that stand now are cleared. */
  cleared(): AbortSignal;
  /** The faults that strike this call, in the order in which they were switched on; counts the call. */
  striking(call: Call): readonly FaultRecord[];
}

interface Armed {
  readonly record: FaultRecord;
  seen: number;
  left: number;
}

export function createFaults(): Faults {
  let armed: Armed[] = [];
  let clearing = new AbortController();
  return {
    add: (record) => void armed.push({ record, seen: 0, left: record.times ?? Number.POSITIVE_INFINITY }),
    list: () => armed.map(({ record }) => record),
    clear: () => {
      armed = [];
      clearing.abort();
      clearing = new AbortController();
    },
    cleared: () => clearing.signal,
    striking: (call) => {
      const struck = armed.filter((fault) => strikes(fault, call));
      armed = armed.filter(({ left }) => left > 0);
      return struck.map(({ record }) => record);
    },
  };
}

function strikes(fault: Armed, call: Call): boolean {
  const { match } = fault.record;
  if (match.operationId !== undefined && match.operationId !== call.operationId) return false;
  if (match.path !== undefined && !isPath(match.path, call.path)) return false;
  fault.seen += 1;
  if (match.nth !== undefined && match.nth !== fault.seen) return false;
  fault.left -= 1;
  return true;
}

const isPath = (pattern: string, path: string): boolean =>
  pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
