import type { World } from '../world.ts';
import { amendmentReminders } from './amendment-reminders.ts';
import { autoRelease } from './auto-release.ts';
import { endOfHolds } from './end-of-holds.ts';
import { forgetFailure, jobIdOf, keepFailure } from './failures.ts';
import { intake } from './intake.ts';
import type { Job } from './job.ts';
import { lapseOfLicences } from './lapse.ts';
import { newCases } from './new-cases.ts';
import { sweepReplies } from './replies.ts';
import { reportReleases } from './report-releases.ts';
import { credentialRenewals, taskDigest } from './tasks.ts';
import { uploadJobs } from './uploads.ts';

/** What the clock sets going, in this order. */
export const jobs: readonly Job[] = [
  intake,
  endOfHolds,
  autoRelease,
  reportReleases,
  newCases,
  taskDigest,
  amendmentReminders,
  lapseOfLicences,
  credentialRenewals,
  ...uploadJobs,
  sweepReplies,
];

/**
 * One job, each a transaction of its own: one that fails leaves nothing half done, is kept for support to see, and
 * holds up neither the others nor the call that set it going.
 */
export function runJob(world: World, { name, run }: Job, now: number): void {
  const { ledger } = world;
  try {
    ledger.apart(() => run(world, now));
  } catch (error) {
    ledger.apart(() => keepFailure(world, { kind: 'scheduled', name, uploadId: null }, now, error));
    return;
  }
  ledger.apart(() => forgetFailure(world, jobIdOf({ name, uploadId: null })));
}

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
      for (const job of due) runJob(world, job, now);
    },
  };
}
