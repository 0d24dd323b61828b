import type { Finding } from '../report/run-report.ts';
import type { Told } from './calls.ts';
import { factsFor, type OperationFacts } from './facts.ts';
import type { Ledger } from './ledger.ts';
import { CHANGES_NOTHING } from './prober.ts';

export interface StatusGrid {
  /** The finding is what is wrong with the answer itself. */
  readonly heard: (told: Told, finding: Finding | null) => void;
  /** Says of every declared status that did not come why it did not. */
  readonly close: (chosen: readonly OperationFacts[], isReadOnly: boolean) => void;
}

/** Statuses that a check does not bring about on purpose. */
const UNASKED: Readonly<Record<number, string>> = {
  429: 'a check does not ask so often that it is told to wait',
  500: 'a server that does what it should never answers so',
  503: 'a server that does what it should never answers so',
};

/** Which declared statuses came, by operation. */
export function createStatusGrid(ledger: Ledger, chosen: ReadonlySet<string>): StatusGrid {
  const last = new Map<string, string>();
  return {
    heard: ({ call, status, isSound, code }, finding) => {
      if (status === 0 || call.method !== undefined || !chosen.has(call.operation)) return;
      last.set(call.operation, `${status}${code === null ? '' : ` ${code}`}`);
      const isDeclared = factsFor(call.operation).operation.responses[status] !== undefined;
      if (finding !== null && isDeclared)
        ledger.fill('operation × status', call.operation, String(status), { status: 'failed', finding });
      if (isSound) {
        ledger.fill('operation × status', call.operation, String(status), { status: 'passed' });
        ledger.pass('generic', `${call.operation} ${status}`);
      }
    },
    close: (all, isReadOnly) => {
      for (const { id, operation, isSafe } of all)
        for (const status of Object.keys(operation.responses).map(Number)) {
          const came = last.get(id);
          const why =
            UNASKED[status] ??
            (isReadOnly && !isSafe
              ? CHANGES_NOTHING
              : came === undefined
                ? 'no call of it could be made'
                : `no call led to it; the last was answered ${came}`);
          ledger.fill('operation × status', id, String(status), { status: 'not reached', why });
        }
    },
  };
}
