/** Whether the full figures are asked for, as `npm run test:long` does. */
export const isLong = process.env['TEST_LONG'] === '1';

/**
 * All cases in the long run, and in the short one, which every change waits for, the first `count`. The most telling
 * cases stand first, and what the others show of a rule is asked of the rule itself, in unit tests.
 */
export function firstOf<T>(cases: readonly T[], count: number): readonly T[] {
  return isLong ? cases : cases.slice(0, count);
}

/** What only many rounds tell, or what shorter tests tell too, one step at a time: for the long run alone. */
export const onlyLong = <T>(cases: readonly T[]): readonly T[] => (isLong ? cases : []);

/** Cases are drawn by what is left of the run's number after these, files by how often they go into it. */
const ROUND = 60;
const THIRD = 3;
const EIGHTH = 8;
/** After this number of runs each choice of cases has met each choice of files. */
const RUNS = ROUND * THIRD * EIGHTH;

/** Another number from run to run, and one for all processes of a run: the browser tests read each file several times. */
const RUN = Number(process.env['TEST_RUN'] ?? Math.floor(Math.random() * RUNS));
process.env['TEST_RUN'] = String(RUN);

const partIn = <T>(cases: readonly T[], parts: number, part: number): readonly T[] =>
  cases.filter((_, at) => at % parts === part % parts);

/** A part of all files, whatever a third of their cases is: otherwise each file would always have the same cases. */
const partOfFiles = (files: readonly string[], parts: number, run: number): readonly string[] =>
  partIn(files, parts, Math.floor(run / ROUND));

export const thirdOfFiles = (files: readonly string[], run = RUN): readonly string[] =>
  partOfFiles(files, THIRD, run);
export const eighthOfFiles = (files: readonly string[], run = RUN): readonly string[] =>
  partOfFiles(files, EIGHTH, run);

/**
 * All cases in the long run, and in the short one a third of them, another third from run to run: for cases that are
 * alike, of which none is the most telling. What only one of them shows is found by one run of three.
 */
export function thirdOf<T>(cases: readonly T[]): readonly T[] {
  return isLong ? cases : partIn(cases, THIRD, RUN);
}

/** All cases in the long run, and in the short one a single one, another from run to run. */
export const oneOf = <T>(cases: readonly T[]): readonly T[] =>
  isLong ? cases : cases.filter((_, at) => at === RUN % cases.length);
