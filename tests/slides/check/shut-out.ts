import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { Told } from './calls.ts';
import { placeOf } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { isWaitedFor, MOST_TRIES, type Prober } from './prober.ts';

export interface ShutOut {
  readonly heard: (told: Told) => void;
  readonly close: (isJudged: (operation: OperationId) => boolean) => void;
}

/** Tells of operations that let in nobody, however often they were waited for: nothing of them is known to be fine. */
export function createShutOut(ledger: Ledger, findingOf: Prober['findingOf']): ShutOut {
  const refused = new Map<OperationId, Told[]>();
  const hasLetIn = new Set<OperationId>();
  return {
    heard: (told) => {
      const { operation } = told.call;
      if (told.status > 0 && told.status < 400) hasLetIn.add(operation);
      if (isWaitedFor(told)) refused.set(operation, [...(refused.get(operation) ?? []), told]);
    },
    close: (isJudged) => {
      for (const [operation, all] of refused) {
        const last = all.at(-1);
        if (last === undefined || all.length < MOST_TRIES) continue;
        if (hasLetIn.has(operation) || !isJudged(operation)) continue;
        const says = 'Whoever waits as long as Retry-After says is answered.';
        const came = `429 to ${all.length} requests, though the wait was kept, and never a success`;
        const place = placeOf(operation, '/responses/429');
        ledger.fail('generic', `${operation}: answers whoever waits`, findingOf(last, { says, place, came }));
      }
    },
  };
}
