import { z } from 'zod';
import { OperationName } from './fault-kinds.ts';

export const BarrierRecord = z.strictObject({
  operationId: OperationName,
  count: z.int().min(1).max(1000),
  timeoutMs: z.int().min(1).max(60_000).default(10_000),
});
export type BarrierRecord = z.infer<typeof BarrierRecord>;

export interface Barriers {
  /** The next `count` calls of the operation wait for each other; after the time-out they go on regardless. */
  raise(record: BarrierRecord): void;
  /** Resolves at once for an operation without a barrier. */
  pass(operationId: string): Promise<void>;
  /** The barriers that stand, each with the number of calls that wait at it. */
  list(): readonly (BarrierRecord & { readonly waiting: number })[];
  /** Lets everybody through and forgets the barriers. */
  clear(): void;
}

interface Raised {
  readonly record: BarrierRecord;
  readonly waiting: (() => void)[];
  timer: NodeJS.Timeout | null;
}

export function createBarriers(): Barriers {
  const raised: Raised[] = [];

  const open = (barrier: Raised): void => {
    const at = raised.indexOf(barrier);
    if (at >= 0) raised.splice(at, 1);
    if (barrier.timer !== null) clearTimeout(barrier.timer);
    for (const go of barrier.waiting.splice(0)) go();
  };

  return {
    raise: (record) => void raised.push({ record, waiting: [], timer: null }),
    pass: async (operationId) => {
      const barrier = raised.find(({ record }) => record.operationId === operationId);
      if (barrier === undefined) return;
      await new Promise<void>((resolve) => {
        barrier.waiting.push(resolve);
        // The time runs from the first arrival: a barrier raised early must not fall before the test gets there.
        barrier.timer ??= setTimeout(open, barrier.record.timeoutMs, barrier);
        if (barrier.waiting.length >= barrier.record.count) open(barrier);
      });
    },
    list: () => raised.map(({ record, waiting }) => ({ ...record, waiting: waiting.length })),
    clear: () => {
      for (const barrier of raised.slice()) open(barrier);
    },
  };
}
