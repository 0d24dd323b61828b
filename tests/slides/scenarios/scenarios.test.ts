import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneOf } from '#tests/support/long-run.ts';
import { playScenario } from './play.ts';
import { filesIn, readScenario, SCENARIO_FOLDER, type ScenarioFile } from './read.ts';
import { jsonSchema } from './schema.ts';
import { createOwnMock, type OwnMock } from './target.ts';

const files = filesIn().map((file) => readScenario(file));

let mock: OwnMock;
beforeAll(() => {
  mock = createOwnMock();
});
afterAll(() => mock.close());

/** What went wrong, and line by line what was called and of what the answers were made. */
async function played(file: ScenarioFile, session = file.id) {
  const lines: string[] = [];
  const checked = await playScenario(mock.enter(session), file, {
    seed: 1,
    listen: (line) => lines.push(line),
  });
  return { wrong: checked.filter(({ status }) => status !== 'passed'), lines };
}

describe('the scenarios', () => {
  it('are at least thirty, for journeys and for hazards, and editors know their schema', () => {
    expect(files.length).toBeGreaterThanOrEqual(30);
    const proved = files.flatMap(({ scenario }) => scenario.proves);
    expect(new Set(proved.filter((one) => one.startsWith('domain 7.2: '))).size).toBeGreaterThanOrEqual(12);
    for (const { id } of files) {
      const text = readFileSync(path.join(SCENARIO_FOLDER, `${id}.yaml`), 'utf8');
      expect(text.split('\n')[0], id).toBe('# yaml-language-server: $schema=./scenario.schema.json');
    }
    // Written anew by `npx slides scenario schema`.
    const written = readFileSync(path.join(SCENARIO_FOLDER, 'scenario.schema.json'), 'utf8');
    expect(JSON.parse(written)).toEqual(jsonSchema());
  });

  it('pass on the mock, eight in parallel on one server', async () => {
    const wrong = new Map<string, unknown>();
    const waiting = [...files];
    const worker = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        const { wrong: found } = await played(file);
        if (found.length > 0) wrong.set(file.id, found);
      }
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it.each(oneOf(files))('$id comes out the same twice, call by call', async (file) => {
    const [first, second] = [await played(file, 'first'), await played(file, 'second')];
    expect(first).toEqual(second);
    expect(first.lines.length).toBeGreaterThan(0);
  });
});
