import { createRequestLog } from '../http/request-log.ts';
import { WORLDS, type WorldName } from '../seeds/worlds.ts';
import { type DataFolder, openDataFolder } from '../store/data-folder.ts';
import { createWorld, type Records, type World, type WorldSeed } from '../world.ts';
import { answerIn } from './answering.ts';
import { createBarriers } from './barriers.ts';
import { createClock } from './clock.ts';
import { createCoverageLog } from './coverage.ts';
import { createFaults } from './faults.ts';
import type { Sandbox, SandboxParts } from './sandbox.ts';
import { createSnapshots } from './snapshots.ts';

export function createSandbox(parts: SandboxParts): Sandbox {
  const clock = createClock(parts.now);
  const { now } = clock;
  const [faults, barriers, log] = [createFaults(), createBarriers(), createRequestLog()];
  const [coverage, snapshots] = [createCoverageLog(), createSnapshots()];
  const moved = (move: string): void => {
    coverage.moved(move);
    parts.seen?.moved(move);
  };
  const plant = (seed: WorldSeed | Records, at: number): World =>
    createWorld(seed, at, parts.failedLoginsPerMinute, data, { now, moved });
  const begin = (isReset: boolean, profile?: WorldName): World => {
    data = dataOf(parts, now(), isReset, profile);
    return plant(profile === undefined ? parts.seed : WORLDS[profile], now());
  };
  let data: DataFolder | null = null;
  let world = begin(false);
  parts.bringOut(world);

  return {
    faults,
    barriers,
    log,
    clock,
    coverage,
    snapshots,
    world: () => world,
    reset: async (profile) => {
      clock.reset();
      await data?.close();
      world = begin(true, profile);
      for (const part of [faults, barriers, log, coverage]) part.clear();
    },
    restore: async (name) => {
      if (data !== null) return 'kept';
      const restored = await snapshots.restore(name, clock, plant);
      if (restored === null) return 'unknown';
      world = restored;
      return 'restored';
    },
    answer: (request, asked) =>
      answerIn(
        { parts, faults, barriers, log, clock, coverage, world: () => world, repeatsBodies: data === null },
        request,
        asked,
      ),
    close: () => {
      barriers.clear();
      return data?.close() ?? Promise.resolve();
    },
  };
}

function dataOf(
  { data }: SandboxParts,
  nowMs: number,
  isReset: boolean,
  profile?: WorldName,
): DataFolder | null {
  if (data === null) return null;
  // A folder says which world was planted in it: under another name the next start would mix the two.
  return openDataFolder(isReset ? { ...data, fresh: true, world: profile ?? data.world } : data, nowMs);
}
