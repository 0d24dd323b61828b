import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

const root = import.meta.dirname;

/**
 * Signs that a file cannot share a process with others: it replaces parts of the platform or of the runner, needs a
 * page, or makes worlds so large that those after it would pay for collecting them.
 */
const STANDS_APART = [
  /\bvi\.(mock|doMock|stub\w+|spyOn|useFakeTimers|setSystemTime|setConfig|resetModules)\b/,
  /@vitest-environment/,
  /process\.(chdir|exit|on|once)\(|process\.env(\.\w+|\[[^\]]+\])\s*(\?\?)?=[^=]/,
  /globalThis(\.\w+|\[[^\]]+\])\s*=[^=]|Object\.defineProperty\(globalThis/,
  /fake-indexeddb|mark-browser\.test-support/,
  /\b(huge|load)World\b|other-worlds/,
];

const tests = ['app', 'contracts', 'mock-server', 'server', 'tests'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep))),
);
const isApart = (file: string): boolean => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return STANDS_APART.some((sign) => sign.test(text));
};
const apart = tests.filter(isApart);
const together = tests.filter((file) => !apart.includes(file));
const hasContract = (file: string): boolean => !file.startsWith('app/') && !file.startsWith('server/');
/** Property tests ask for ten times the runs in the long run. */
const factor = process.env['TEST_LONG'] === '1' ? 10 : 1;

export default defineConfig({
  test: {
    environment: 'node',
    // By itself the runner leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Both are there to catch what hangs.
    testTimeout: 120_000 * factor,
    hookTimeout: 60_000,
    // Loading the contract takes longer than most tests of it: what stands together is loaded once for each worker.
    projects: [
      { extends: true, test: { name: 'apart', include: apart } },
      { extends: true, test: { name: 'contract', include: together.filter(hasContract), isolate: false } },
      {
        extends: true,
        test: { name: 'app', include: together.filter((file) => !hasContract(file)), isolate: false },
      },
    ],
  },
});
