import type { World } from '../world.ts';
import { autoRelease } from './auto-release.ts';
import { endOfHolds } from './end-of-holds.ts';
import { intake } from './intake.ts';
import { lapseOfLicences } from './lapse.ts';
import { newCases } from './new-cases.ts';
import { reportReleases } from './report-releases.ts';
import { credentialRenewals, taskDigest } from './tasks.ts';
import { uploadJobs } from './uploads.ts';

/** Something that happens by time alone. Has to be cheap where nothing is due, and the same when it runs twice. */
export interface Job {
  readonly name: string;
  /** `now` in milliseconds since 1970. */
  readonly run: (world: World, now: number) => void;
}

/** What the clock sets going, in this order. */
const jobs: readonly Job[] = [
  intake,
  endOfHolds,
  autoRelease,
  reportReleases,
  newCases,
  taskDigest,
  lapseOfLicences,
  credentialRenewals,
  ...uploadJobs,
];

/** Often enough that nobody sees a transition late; a test that moves the clock never waits. */
const EVERY_MS = 1000;

export interface Scheduler {
  /** Runs what is due. Called before each answer, so that no call sees a world that is behind its clock. */
  catchUp(world: World, now: number): void;
}

export function createScheduler(due: readonly Job[] = jobs): Scheduler {
  const last = new WeakMap<World, number>();
  return {
    catchUp: (world, now) => {
      if (Math.abs(now - (last.get(world) ?? -EVERY_MS)) < EVERY_MS) return;
      last.set(world, now);
      for (const { run } of due) run(world, now);
    },
  };
}
