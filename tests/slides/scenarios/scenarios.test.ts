import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi } from '#mock-server/server.ts';
import { isLong, oneOf } from '#tests/support/long-run.ts';
import { playScenario } from './play.ts';
import { filesIn, readScenario, SCENARIO_FOLDER, type ScenarioFile } from './read.ts';
import { jsonSchema } from './schema.ts';
import { createOwnMock, type OwnMock, remoteTarget, type Target } from './target.ts';

const files = filesIn().map((file) => readScenario(file));

let mock: OwnMock;
beforeAll(() => {
  mock = createOwnMock();
});
afterAll(() => mock.close());

/** What went wrong, and line by line what was called and of what the answers were made. */
async function playedOn(target: Target, file: ScenarioFile) {
  const lines: string[] = [];
  const checked = await playScenario(target, file, { seed: 1, listen: (line) => lines.push(line) });
  return { wrong: checked.filter(({ status }) => status !== 'passed'), lines };
}
const played = (file: ScenarioFile, session = file.id) => playedOn(mock.enter(session), file);

const AT_ONCE = 8;

/** Another sixth from run to run, which are eight, and all in the long run. */
const SIXTHS = 6;
const SIXTH = Number(process.env['TEST_RUN'] ?? 0) % SIXTHS;
const SOME = files.filter((_, at) => isLong || at % SIXTHS === SIXTH);

/** Plays eight at any moment, and gives what went wrong by the name of the scenario. */
async function wrongAmong(
  all: readonly ScenarioFile[],
  play: (file: ScenarioFile) => ReturnType<typeof playedOn>,
): Promise<Readonly<Record<string, unknown>>> {
  const wrong = new Map<string, unknown>();
  const waiting = [...all];
  const worker = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const { wrong: found } = await play(file);
      if (found.length > 0) wrong.set(file.id, found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Object.fromEntries(wrong);
}

/** A Wednesday, 10 in the morning in New York. */
const START = Date.parse('2026-11-18T15:00:00Z');

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

  it('S21-03 pass on the mock, eight in parallel on one server', async () => {
    expect(await wrongAmong(files, played)).toEqual({});
  });

  it('S21-03 pass over HTTP too, eight at once on one served mock, each in the session that its calls name', async () => {
    const api = createMockApi({ control: true, now: () => START, report: () => undefined });
    const { url, close } = await listen(api, { port: 0 });
    const sessions = (): Promise<unknown> => fetch(`${url}/__mock/sessions`).then((answer) => answer.json());
    const wrong = await wrongAmong(SOME, async (file) => {
      const world = { creds: null, session: `http-${file.id}`, now: () => START, timeoutMs: 60_000 };
      const target = await remoteTarget(`${url}/api`, world);
      const came = await playedOn(target, file);
      expect(JSON.stringify(await sessions())).toContain(`"http-${file.id}"`);
      await target.leave();
      return came;
    });
    expect(wrong).toEqual({});
    expect(await sessions()).toEqual({ sessions: [] });
    await close();
  });

  it.each(oneOf(files))('S21-03 $id comes out the same twice, call by call', async (file) => {
    const [first, second] = [await played(file, 'first'), await played(file, 'second')];
    expect(first).toEqual(second);
    expect(first.lines.length).toBeGreaterThan(0);
  });
});
