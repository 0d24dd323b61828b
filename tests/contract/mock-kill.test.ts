import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { demoWorld } from '#mock-server/seeds/demo.ts';
import { openDataFolder } from '#mock-server/store/data-folder.ts';
import { createWorld } from '#mock-server/world.ts';
import { type Killable, startScript } from '#tests/support/killing/killed-script.ts';
import { isLong } from '#tests/support/long-run.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { acknowledgedIn, inspect, type Known, knownFrom, load } from './kill-load.ts';
import { finishUploads, type Reached } from './kill-uploads.ts';
import { mockClient } from './mock-client.ts';

const [MOMENTS, FILE_MOMENTS] = isLong ? [200, 200] : [1, 1];
const SEED = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
/** The demo's pool is empty after that many. */
const MOMENTS_PER_FOLDER = 5;
const LIMIT_MS = MOMENTS * 60_000;

const folders: string[] = [];
const children: Killable[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await child.kill();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mock-kill-'));
  folders.push(folder);
  return folder;
}

async function start(script: string, args: readonly string[], ready: RegExp): Promise<Killable> {
  const child = await startScript(script, args, ready);
  children.push(child);
  return child;
}

async function startMock(folder: string): Promise<Running> {
  const child = await start('server/mock.mjs', ['--port', '0', '--data', folder], /^Mock API at /);
  const base = / (http\S+)/.exec(child.first)?.[1] ?? '';
  return { child, base, client: mockClient(base) };
}

/** Any moment between two turns of the event loop, and a few more. */
const turns = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
};

interface Running extends Reached {
  readonly child: Killable;
}

interface Killed {
  acknowledged: number;
  parts: number;
  slides: number;
  done: number;
  undone: number;
}

/** Works on a running mock, kills it at some moment, and looks at what the next one knows. Gives the next one. */
async function killOnce(
  running: Running,
  known: Known,
  folder: string,
  { random, counts }: { readonly random: () => number; readonly counts: Killed },
): Promise<Running> {
  const before = acknowledgedIn(known);
  const until = before + Math.floor(random() * 40);
  let isKilled = false;
  const working = load(running, known, () => isKilled).finally(() => {
    isKilled = true;
  });
  const reach = async (): Promise<void> => {
    while (acknowledgedIn(known) < until && !isKilled) await turns(1);
    await turns(Math.floor(random() * 40));
  };
  await Promise.race([working, reach()]);
  isKilled = true;
  await running.child.kill();
  await working;
  counts.acknowledged += acknowledgedIn(known) - before;
  const next = await startMock(folder);
  const { done, undone } = await inspect(next, known);
  counts.done += done;
  counts.undone += undone;
  return next;
}

describe('a mock that is killed in the middle of its work', () => {
  it(
    `has every acknowledged write and part and no half one, at ${MOMENTS} moments (KILL_SEED=${SEED})`,
    async () => {
      const random = seededRandom(SEED);
      const counts: Killed = { acknowledged: 0, parts: 0, slides: 0, done: 0, undone: 0 };
      for (let moment = 0; moment < MOMENTS; moment += MOMENTS_PER_FOLDER) {
        const folder = newFolder();
        let running = await startMock(folder);
        const known = await knownFrom(running.client);
        for (let again = moment; again < Math.min(moment + MOMENTS_PER_FOLDER, MOMENTS); again += 1)
          running = await killOnce(running, known, folder, { random, counts });
        counts.slides += await finishUploads(running, known.uploads);
        counts.parts += known.uploads.parts;
        await running.child.kill();
        rmSync(folder, { recursive: true, force: true });
      }
      const { acknowledged, parts, slides, done, undone } = counts;
      console.log(
        `killed ${MOMENTS} times (KILL_SEED=${SEED}): ${acknowledged} writes acknowledged and kept; ` +
          `of the moves without an answer ${done} were kept whole, ${undone} were not made; ` +
          `${parts} parts of slides were acknowledged and kept, ${slides} whole slides read back as they were sent`,
      );
    },
    LIMIT_MS,
  );

  it(
    `has every acknowledged file and no half one, at ${FILE_MOMENTS} moments (KILL_SEED=${SEED})`,
    async () => {
      const random = seededRandom(SEED + 1);
      const folder = newFolder();
      const kept = new Map<string, string>();
      for (let moment = 0; moment < FILE_MOMENTS; moment += 1) {
        const child = await start('tests/contract/bytes-writer.ts', [folder, String(moment)], /^writing$/);
        const until = Math.floor(random() * 60);
        // Some moments come before anything is kept; the first does not, as it may be the only one.
        const isTooSoon = () => moment === 0 && !child.lines.some((line) => line.startsWith('kept '));
        while (child.lines.length < until || isTooSoon()) await turns(1);
        await turns(Math.floor(random() * 40));
        await child.kill();
        for (const line of child.lines) {
          const [, name, id] = /^kept (\S+) (.*)$/.exec(line) ?? [];
          if (name !== undefined && id !== undefined) kept.set(id, name);
        }
        const data = openDataFolder({ folder, world: 'demo' }, 0);
        const world = createWorld(demoWorld, 0, 5, data);
        for (const [id, name] of kept) {
          const found = Buffer.from((await world.bytes.get(id)) ?? []).toString('utf8');
          const held = found.slice(0, found.indexOf('\n'));
          expect(found).toBe(`${held}\n`.repeat(3000));
          if (id.startsWith('file')) expect(held).toBe(name);
          else expect(isAsNew(held, name)).toBe(true);
        }
        await data.close();
      }
      expect(kept.size).toBeGreaterThan(FILE_MOMENTS / 2);
    },
    LIMIT_MS,
  );
});

/** Whether the first of two names `moment-writer-turn` was written no earlier than the second. */
function isAsNew(held: string, acknowledged: string): boolean {
  const [moment = 0, , turn = 0] = held.split('-').map(Number);
  const [keptMoment = 0, , keptTurn = 0] = acknowledged.split('-').map(Number);
  return moment > keptMoment || (moment === keptMoment && turn >= keptTurn);
}
