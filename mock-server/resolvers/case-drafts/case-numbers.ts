import type { World } from '../../world.ts';

const COUNTER = 'case-number';
const FORM = /^DP-\d{4}-(\d{6,})$/;

/** The next platform number, `DP-2026-000025`: the count goes on over the years. */
export function nextCaseNumber(world: World, now: number): string {
  const last = (world.counters.find(COUNTER)?.last ?? highestGiven(world)) + 1;
  if (world.counters.find(COUNTER) === null) world.counters.insert({ id: COUNTER, last });
  else world.counters.change(COUNTER, (record) => ({ ...record, last }));
  return `DP-${new Date(now).getUTCFullYear()}-${String(last).padStart(6, '0')}`;
}

/** Read once, from the cases that a world began with. */
const highestGiven = (world: World): number =>
  world.cases
    .list()
    .reduce((highest, { caseID }) => Math.max(highest, Number(FORM.exec(caseID ?? '')?.[1] ?? 0)), 0);
