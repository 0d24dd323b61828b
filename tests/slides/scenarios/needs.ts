import type { Scenario, Step } from './schema.ts';

/** What of its scene only a mock can set. Any server may be in the state of the demo, so that this world is asked of none. */
export function needsOfScene({ given = {}, faults = [] }: Scenario): readonly string[] {
  const { values: _values, world = 'demo', ...scene } = given;
  return [
    ...(world === 'demo' ? [] : ['given.world']),
    ...Object.keys(scene).map((part) => `given.${part}`),
    ...(faults.length > 0 ? ['faults'] : []),
  ];
}

/** How ids, numbers and addresses of what the demo begins with are written. */
const SEEDED = /\b(?:cas_dp-|[a-z]{3,4}_demo|DP-20\d\d-)|@example\.org\b/;

/** Whether it begins with the demo, which others have moved on where no reset brings it back. */
export const beginsWithDemo = (scenario: Scenario): boolean =>
  scenario.given?.world === 'demo' || SEEDED.test(JSON.stringify(scenario));

/** What of a step only a mock can do; null where any server can. */
export function needOfStep({ state, wait, fault, clearFaults }: Step): string | null {
  if (state !== undefined) return 'state';
  if (wait !== undefined) return 'wait';
  return fault === undefined && clearFaults === undefined ? null : 'faults';
}

/** Whether the steps behind it are played without it: a look that saves nothing leaves nothing behind. */
export const canBeLeftOut = ({ state, save }: Step): boolean => state !== undefined && save === undefined;

/** Why something is not played on a server that has no control API. */
export const whyNeeded = (needs: readonly string[]): string =>
  `it needs the control API of a mock: ${needs.join(', ')}`;
