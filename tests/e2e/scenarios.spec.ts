import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { oneOf } from '#tests/support/long-run.ts';
import { expect, test } from '#tests/support/test.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'tests/scenarios');

/** What a screen does is told under this word, indented below its step. */
const SCREEN = /^ +(- )?screen:/m;
const withScreen = readdirSync(folder)
  .filter((name) => SCREEN.test(readFileSync(path.join(folder, name), 'utf8')))
  .map((name) => path.basename(name, '.yaml'));

test('S21-03 at least ten scenarios drive the browser', () => {
  expect(withScreen.length).toBeGreaterThanOrEqual(10);
});

interface Report {
  readonly checked: readonly { readonly status: string }[];
}

/** As somebody of QA types it. What the command finds is in its report, and makes it end with a failure. */
async function play(scenario: string): Promise<Report> {
  const line = ['tests/slides/slides.mjs', 'scenario', 'run', scenario, '--target', 'browser', '--json'];
  const ended = await promisify(execFile)(process.execPath, line, { cwd: root }).catch((cause: unknown) => {
    throw new Error(JSON.stringify(cause));
  });
  return JSON.parse(ended.stdout) as Report;
}

for (const scenario of oneOf(withScreen))
  test(`the scenario ${scenario} goes the same way on its screens`, async () => {
    const { checked } = await play(scenario);
    expect(checked.length).toBeGreaterThan(0);
    expect(checked.filter(({ status }) => status !== 'passed')).toEqual([]);
  });
