import type { Checked, Finding, Grid, Outcome } from '../report/run-report.ts';

/** The tables that end the report of a check. */
export type GridName = 'operation × status' | 'transition × caller' | 'role × relation';

/** What a run has looked at so far. */
export interface Ledger {
  readonly pass: (part: string, name: string) => void;
  readonly fail: (part: string, name: string, finding: Finding) => void;
  readonly miss: (part: string, name: string, why: string) => void;
  readonly fill: (grid: GridName, row: string, column: string, outcome: Outcome) => void;
  readonly checked: () => readonly Checked[];
  readonly grids: () => readonly Grid[];
}

const RANK = { failed: 2, passed: 1, 'not reached': 0 } as const;

/** The worse of two looks at a thing counts, and one that did not come about counts least. */
const worse = <T extends Outcome>(known: T | undefined, next: T): T =>
  known !== undefined && RANK[known.status] >= RANK[next.status] ? known : next;

export function createLedger(): Ledger {
  const checked = new Map<string, Checked>();
  const cells = new Map<GridName, Map<string, Grid['cells'][number]>>();
  const note = (part: string, name: string, outcome: Outcome): void => {
    const key = `${part}\n${name}`;
    checked.set(key, worse(checked.get(key), { ...outcome, part, name }));
  };
  return {
    pass: (part, name) => note(part, name, { status: 'passed' }),
    fail: (part, name, finding) => note(part, name, { status: 'failed', finding }),
    miss: (part, name, why) => note(part, name, { status: 'not reached', why }),
    fill: (grid, row, column, outcome) => {
      const ofGrid = cells.get(grid) ?? new Map<string, Grid['cells'][number]>();
      cells.set(grid, ofGrid);
      const key = `${row}\n${column}`;
      ofGrid.set(key, worse(ofGrid.get(key), { ...outcome, row, column }));
    },
    checked: () => [...checked.values()],
    grids: () => [...cells].map(([name, ofGrid]) => ({ name, cells: [...ofGrid.values()] })),
  };
}
