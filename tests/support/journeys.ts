import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eighthOfFiles, thirdOfFiles } from './long-run.ts';

const FOLDER = path.resolve(import.meta.dirname, '../e2e');

/**
 * The browser tests of every run: the roads from end to end, who may see what, and where a patient, a slide, a mark or
 * a text could be mistaken or lost. The weight of the login is among them because any change may add to it.
 */
export const EVERY_RUN: readonly string[] = [
  'admin',
  'case-form',
  'crawl',
  'diagnosis-never-lost',
  'login',
  'never-lost',
  'page-weight',
  'road',
  'security',
  'sessions',
  'slide-upload',
  'viewer-guard',
  'viewer-title',
  'whole-case',
  'wrong-patient',
];

/** The names of all files of browser tests. */
export const journeys = (): readonly string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.spec.ts'))
    .toSorted()
    .map((file) => path.basename(file, '.spec.ts'));

/** What a short run leaves to others; this one where no number is given. */
export function restingIn(run?: number): readonly string[] {
  const others = journeys().filter((name) => !EVERY_RUN.includes(name));
  const chosen = eighthOfFiles(others, run);
  return others.filter((name) => !chosen.includes(name));
}

/** Files that rest now: none but under `npm test`, so that whoever names a file to the runner gets it. */
export const restingNow = (): readonly string[] => (process.env['TEST_SHORT'] === '1' ? restingIn() : []);

/** The tests of the kit that check whole servers or start a program for each case, from half a minute to ten seconds. */
export const KIT_CHECKS: readonly string[] = [
  'bad-servers/bad-servers',
  'check/changes/drive-to-state',
  'check/correct-servers',
  'check/run-check',
  'command-line',
  'fuzz/fuzz',
  'mutants/mutants',
  'recipes',
  'scenarios/on-a-server',
  'scenarios/scenarios',
  'second-server/second-server',
].map((name) => `tests/slides/${name}.test.ts`);

/** Checks of the kit that a run leaves to others; this one where no number is given. */
export function restingChecksIn(run?: number): readonly string[] {
  const chosen = thirdOfFiles(KIT_CHECKS, run);
  return KIT_CHECKS.filter((name) => !chosen.includes(name));
}

export const restingChecksNow = (): readonly string[] =>
  process.env['TEST_SHORT'] === '1' ? restingChecksIn() : [];
