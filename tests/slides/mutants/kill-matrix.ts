import { createMockApi } from '#mock-server/server.ts';
import type { WorldSeed } from '#mock-server/world.ts';
import type { Creds } from '../check/creds.ts';
import { PARTS } from '../check/parts/part-names.ts';
import { runCheck } from '../check/run-check.ts';
import type { Checked, Finding, RunReport } from '../report/run-report.ts';
import type { Mutant } from './mutant.ts';

export const COLUMNS = ['generic', ...PARTS] as const;

/** What a check has said of one mutant. */
export interface Hunt {
  readonly mutant: Mutant;
  /** How many findings each part has. */
  readonly found: ReadonlyMap<string, number>;
  readonly isFound: boolean;
  /** Findings of other parts, and those about operations that the mutant does not touch. */
  readonly strays: readonly Finding[];
}

const BASE = 'http://mock.test/api';
/** Nothing in this process hangs, however busy the machine is. */
const HOUR_MS = 3_600_000;
const HOOKS = 'http://mock.test/__mock';

export interface HuntOptions {
  readonly creds: Creds;
  readonly seed: number;
  /** Looks at the whole contract, not only at what the mutant touches. */
  readonly isWhole: boolean;
  /** What the mock begins with; the demo where it is left out. */
  readonly world?: WorldSeed;
}

/** Checks a mutant of a fresh mock. */
export async function hunt(mutant: Mutant, { creds, seed, isWhole, world }: HuntOptions): Promise<Hunt> {
  const api = createMockApi({
    control: true,
    report: () => undefined,
    ...(world === undefined ? {} : { world }),
  });
  const report = await runCheck({
    send: mutant.spoil(api),
    base: BASE,
    hooks: HOOKS,
    creds,
    seed,
    timeoutMs: HOUR_MS,
    budgetMs: HOUR_MS,
    level: isWhole ? 'smoke' : 'full',
    ...(isWhole ? {} : { operations: mutant.operations }),
  });
  return judge(mutant, report);
}

type Failed = Extract<Checked, { status: 'failed' }>;

function judge(mutant: Mutant, { checked }: RunReport): Hunt {
  const failed = checked.filter((one): one is Failed => one.status === 'failed');
  const found = new Map<string, number>();
  for (const { part } of failed) found.set(part, (found.get(part) ?? 0) + 1);
  const touches = ({ finding }: Failed): boolean =>
    mutant.operations.some((operation) => operation === finding.operation);
  const isMeant = ({ part }: Failed): boolean =>
    part === mutant.part || (mutant.also ?? []).some((one) => one === part);
  return {
    mutant,
    found,
    isFound: failed.some((one) => one.part === mutant.part && touches(one)),
    strays: failed.filter((one) => !(isMeant(one) && touches(one))).map(({ finding }) => finding),
  };
}

/** The kill matrix as lines of text: a number of findings where a part found something, in brackets where it should. */
export function matrixLines(hunts: readonly Hunt[]): readonly string[] {
  const width = Math.max(...hunts.map(({ mutant }) => mutant.name.length), 'mutant'.length);
  const cellOf = ({ mutant, found }: Hunt, column: string): string => {
    const count = found.get(column);
    if (column === mutant.part) return `[${count ?? '-'}]`;
    return count === undefined ? '·' : String(count);
  };
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell, index) => cell.padStart(COLUMNS[index]?.length ?? 0))].join(
      '  ',
    );
  return [
    line('mutant', COLUMNS),
    ...hunts.map((one) =>
      line(
        one.mutant.name,
        COLUMNS.map((column) => cellOf(one, column)),
      ),
    ),
  ];
}
