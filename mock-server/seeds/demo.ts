import type { WorldSeed } from '../world.ts';
import { demoBusiness } from './business.ts';
import { demoCaseMoves } from './case-moves.ts';
import { furtherCases } from './further-cases.ts';
import { DEMO_FACILITIES, demoUsers } from './people.ts';
import { listPublishedCases } from './published-cases.ts';
import { reportSeeds } from './reports.ts';
import { demoRequisitions } from './requisitions.ts';
import { SKETCHES } from './sketches.ts';
import { demoGroups, furtherPeople } from './staff.ts';
import { textTemplates } from './text-templates.ts';
import { demoWork } from './work.ts';

/** The world of the demo: its people, six facilities, two dozen cases, all invented. The ids are always the same. */
export const demoWorld: WorldSeed = (nowMs) => {
  const users = [...demoUsers(nowMs), ...furtherPeople(nowMs)];
  const cases = [...listPublishedCases(nowMs), ...furtherCases(SKETCHES, nowMs)];
  const requisitions = demoRequisitions(cases, users, nowMs);
  return {
    users,
    groups: demoGroups(nowMs),
    facilities: [...DEMO_FACILITIES],
    cases,
    caseMoves: demoCaseMoves(cases, nowMs),
    requisitions,
    ...demoBusiness(users, nowMs),
    ...reportSeeds(cases, requisitions, nowMs),
    textTemplates: textTemplates(),
    ...demoWork(users, requisitions, nowMs),
  };
};
