import { Refusal } from '../http/refusal.ts';
import type { FailedJobRecord } from '../store/tables/notices.ts';
import type { World } from '../world.ts';

type Failing = Pick<FailedJobRecord, 'kind' | 'name' | 'uploadId'>;

const LONGEST_ERROR = 300;

export const jobIdOf = ({ name, uploadId }: Pick<Failing, 'name' | 'uploadId'>): string =>
  `job_${(uploadId ?? name).toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** A full disk is not the fault of any job, and nothing more can be written then. */
const isOfStorage = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'STORAGE_FULL' || error.code === 'UNAVAILABLE');

/** Keeps that a job failed, for support to see. Throws what it is given where the storage itself fails. */
export function keepFailure(world: World, job: Failing, now: number, error: unknown): void {
  if (isOfStorage(error)) throw error;
  const id = jobIdOf(job);
  const lastTriedAt = new Date(now).toISOString();
  const said = error instanceof Error ? error.message : String(error);
  const text = said.slice(0, LONGEST_ERROR) || 'No message.';
  if (world.failedJobs.find(id) === null) {
    console.error('mock:', job.name, error);
    const first = { firstFailedAt: lastTriedAt, lastTriedAt, attempts: 1, error: text };
    world.failedJobs.insert({ id, ...job, ...first });
  } else
    world.failedJobs.change(id, (known) => ({
      ...known,
      lastTriedAt,
      attempts: known.attempts + 1,
      error: text,
    }));
}

/** The job has succeeded. */
export function forgetFailure(world: World, id: string): void {
  if (world.failedJobs.find(id) !== null) world.failedJobs.remove(id);
}
