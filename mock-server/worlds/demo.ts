import type { WorldSeed } from '../seed.ts';
import { furtherCases } from './further-cases.ts';
import { DEMO_FACILITIES, demoUsers } from './people.ts';
import { publishedCases } from './published-cases.ts';
import { reportSeeds } from './reports.ts';
import { SKETCHES } from './sketches.ts';

/** The world of the demo: six people, six facilities, two dozen cases, all invented. The ids are always the same. */
export const demoWorld: WorldSeed = (nowMs) => {
  const cases = [...publishedCases(nowMs), ...furtherCases(SKETCHES, nowMs)];
  return {
    users: demoUsers(nowMs),
    facilities: [...DEMO_FACILITIES],
    cases,
    ...reportSeeds(cases, nowMs),
  };
};
