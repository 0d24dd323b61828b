import type { WorldSeed } from '../seed.ts';
import { furtherCases } from './further-cases.ts';
import { DEMO_FACILITIES, demoUsers } from './people.ts';
import { publishedCases } from './published-cases.ts';
import { SKETCHES } from './sketches.ts';
import { demoGroups, furtherPeople } from './staff.ts';

/** The world of the demo: six people, six facilities, two dozen cases, all invented. The ids are always the same. */
export const demoWorld: WorldSeed = (nowMs) => ({
  users: [...demoUsers(nowMs), ...furtherPeople(nowMs)],
  groups: demoGroups(nowMs),
  facilities: [...DEMO_FACILITIES],
  cases: [...publishedCases(nowMs), ...furtherCases(SKETCHES, nowMs)],
});
