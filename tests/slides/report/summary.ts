import type { Checked, Finding, Grid, RunReport } from './run-report.ts';

/** How many things of a list came out how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** Failed as an earlier report said already. */
  readonly known: number;
  readonly notReached: number;
}

export function tallyOf(all: readonly (Checked | Grid['cells'][number])[]): Tally {
  const count = (test: (one: (typeof all)[number]) => boolean): number => all.filter(test).length;
  return {
    passed: count(({ status }) => status === 'passed'),
    failed: count((one) => one.status === 'failed' && one.isKnown !== true),
    known: count((one) => one.status === 'failed' && one.isKnown === true),
    notReached: count(({ status }) => status === 'not reached'),
  };
}

/** Something that was found, with what looked for it. */
export interface Found {
  readonly part: string;
  readonly name: string;
  readonly finding: Finding;
  readonly isKnown: boolean;
}

export const foundIn = ({ checked }: RunReport): readonly Found[] =>
  checked.flatMap((one) =>
    one.status === 'failed'
      ? [{ part: one.part, name: one.name, finding: one.finding, isKnown: one.isKnown === true }]
      : [],
  );

export const hasFindings = (report: RunReport): boolean => foundIn(report).some(({ isKnown }) => !isKnown);

export const partsOf = ({ checked }: RunReport): ReadonlyMap<string, readonly Checked[]> => {
  const parts = new Map<string, Checked[]>();
  for (const one of checked) parts.set(one.part, [...(parts.get(one.part) ?? []), one]);
  return parts;
};

/** Why things were not reached, the most frequent reason first. */
export function reasonsIn(
  all: readonly (Checked | Grid['cells'][number])[],
): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const one of all)
    if (one.status === 'not reached') counts.set(one.why, (counts.get(one.why) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
