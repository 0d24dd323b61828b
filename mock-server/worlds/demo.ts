import type { WorldSeed } from '../seed.ts';
import { demoCaseMoves } from './case-moves.ts';
import { furtherCases } from './further-cases.ts';
import { DEMO_FACILITIES, demoUsers } from './people.ts';
import { publishedCases } from './published-cases.ts';
import { SKETCHES } from './sketches.ts';

/** The world of the demo: six people, six facilities, two dozen cases, all invented. The ids are always the same. */
export const demoWorld: WorldSeed = (nowMs) => ({
  users: demoUsers(nowMs),
  facilities: [...DEMO_FACILITIES],
  caseMoves: demoCaseMoves(nowMs),
  cases: [...publishedCases(nowMs), ...furtherCases(SKETCHES, nowMs)],
});
