import type { OperationId } from '#contracts/generated/operations/index.ts';
import type { RunReport } from '../report/run-report.ts';
import type { Creds } from './creds.ts';
import { createLedger } from './ledger.ts';
import { PARTS, type PartName } from './parts/part-names.ts';
import { createProber, type Send } from './prober.ts';

export interface CheckOptions {
  /** Sends one request and gives its answer; redirects are not followed. */
  readonly send: Send;
  /** With the prefix of the API: `http://host/api`. */
  readonly base: string;
  readonly creds: Creds;
  /** All parts where it is left out. */
  readonly only?: readonly PartName[];
  /** `smoke` asks once where `full` asks of every caller and value. */
  readonly level?: 'smoke' | 'full';
  /** The run ends then, and says what it did not come to. */
  readonly budgetMs?: number;
  /** For one request. */
  readonly timeoutMs?: number;
  readonly seed?: number;
  /** All operations where it is left out. */
  readonly operations?: readonly OperationId[];
  /** Asks nothing that could change anything, but for logins. */
  readonly readOnly?: boolean;
  /** Hears which part is looked at next. */
  readonly progress?: (line: string) => void;
}

const MINUTE_MS = 60_000;

/** Holds a server to the contract. Throws TargetUnreachable where nothing answers; all else is in the report. */
export async function runCheck(options: CheckOptions): Promise<RunReport> {
  const startedAtMs = Date.now();
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 31);
  const ledger = createLedger();
  const prober = createProber({
    send: options.send,
    base: options.base.replace(/\/$/, ''),
    creds: options.creds,
    timeoutMs: options.timeoutMs ?? 10_000,
    deadlineMs: startedAtMs + (options.budgetMs ?? 5 * MINUTE_MS),
    ledger,
    heard: () => undefined,
  });
  void [prober, PARTS];
  return {
    command: 'check',
    target: options.base,
    seed,
    startedAtMs,
    durationMs: Date.now() - startedAtMs,
    checked: ledger.checked(),
    grids: ledger.grids(),
  };
}
