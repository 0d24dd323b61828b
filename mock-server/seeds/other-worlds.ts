import type { WorldSeed } from '../world.ts';
import { demoWorld } from './demo.ts';
import { hugeCase, manyCases } from './many-cases.ts';
import { manyRecords } from './many-records.ts';
import { manyReportSeeds } from './reports.ts';

/** People and places, and nothing to do yet. */
export const emptyWorld: WorldSeed = (nowMs) => {
  const { users, facilities } = demoWorld(nowMs);
  return { users, facilities, cases: [] };
};

const SMALL = { published: 6, cases: 150, imagesOfEach: 2 };

/** Enough to fill a page of every list, and soon made. */
export const smallWorld: WorldSeed = (nowMs) => {
  const { cases, requisitions = [] } = demoWorld(nowMs);
  const published = cases.slice(0, SMALL.published);
  const ids = new Set(published.map(({ id }) => id));
  const empty = emptyWorld(nowMs);
  const all = [...published, ...manyCases(SMALL.cases, SMALL.imagesOfEach, nowMs)];
  return {
    ...empty,
    ...manyReportSeeds(all, empty.users, nowMs),
    cases: all,
    requisitions: requisitions.filter(({ id }) => ids.has(id)),
  };
};

const POOL = { cases: 225, imagesOfEach: 1, hours: 60 };

/** A busy day: 137 cases wait in the pool, and each of the demo's pathologists may take every one of them. */
export const poolWorld: WorldSeed = (nowMs) => {
  const empty = emptyWorld(nowMs);
  const cases = manyCases(POOL.cases, POOL.imagesOfEach, nowMs, POOL.hours);
  return { ...empty, ...manyReportSeeds(cases, empty.users, nowMs), cases };
};

const HUGE = { specimens: 60, slides: 500 };

/** The demo, and one case beyond what anybody sends. */
export const hugeWorld: WorldSeed = (nowMs) => {
  const demo = demoWorld(nowMs);
  return { ...demo, cases: [...demo.cases, hugeCase(HUGE.specimens, HUGE.slides, nowMs)] };
};

const LOAD = { cases: 10_000, others: 2_000, imagesOfEach: 10 };
const HUNDRED = { cases: 100, others: 100, imagesOfEach: 10 };

const manyOf =
  ({ cases: count, others, imagesOfEach }: typeof LOAD): WorldSeed =>
  (nowMs) => {
    const { users, ...empty } = emptyWorld(nowMs);
    const cases = manyCases(count, imagesOfEach, nowMs);
    const { users: further, ...records } = manyRecords(others, cases, nowMs);
    const reports = manyReportSeeds(cases, users, nowMs);
    return { ...empty, ...records, ...reports, users: [...users, ...further], cases };
  };

/** What a busy year leaves behind. */
export const loadWorld: WorldSeed = manyOf(LOAD);

/** A busy year with a hundred of each, for what has to take no longer with ten thousand. */
export const hundredWorld: WorldSeed = manyOf(HUNDRED);
