import type { Scenario } from './schema.ts';

/** What of a scenario only a mock can do. */
export function needsOf({ given = {}, faults = [], steps, outcome = [] }: Scenario): readonly string[] {
  const { values: _values, ...scene } = given;
  const all = [...steps, ...outcome];
  return [
    ...Object.keys(scene).map((part) => `given.${part}`),
    ...(faults.length > 0 || all.some(({ fault }) => fault !== undefined) ? ['faults'] : []),
    ...(all.some(({ wait }) => wait !== undefined) ? ['wait'] : []),
    ...(all.some(({ state }) => state !== undefined) ? ['state'] : []),
  ];
}
