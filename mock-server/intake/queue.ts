import { AsyncLocalStorage } from 'node:async_hooks';
import { forgetFailure, jobIdOf, keepFailure } from '../jobs/failures.ts';
import { senderOf } from '../store/tables/files.ts';
import type { World } from '../world.ts';
import { takenIn } from './take-in.ts';

type Job = () => Promise<void>;

/**
 * One file is read at a time, whatever worlds there are: memory and processors are the machine's. Senders take turns, so
 * that the hundred files of one are not waited for by all others.
 */
const lines = new Map<string, Job[]>();
let reading: Promise<void> | null = null;

async function readAll(): Promise<void> {
  for (const [sender, jobs] of lines) {
    await jobs.shift()?.();
    // Whoever has had a turn goes to the end, where this loop comes to them again.
    lines.delete(sender);
    if (jobs.length > 0) lines.set(sender, jobs);
  }
  reading = null;
}

function putInLine(sender: string, job: Job): void {
  const jobs = lines.get(sender) ?? [];
  jobs.push(job);
  lines.set(sender, jobs);
  reading ??= Promise.resolve().then(readAll);
}

/** What is read here is no part of the call that put it in line, and must not be taken back with it. */
const outsideCalls = AsyncLocalStorage.snapshot();

/** In line or being read, or at rest after a fault. */
const underway = new WeakMap<World, Map<string, 'running' | 'resting'>>();

function stateOf(world: World): Map<string, 'running' | 'resting'> {
  const states = underway.get(world) ?? new Map<string, 'running' | 'resting'>();
  underway.set(world, states);
  return states;
}

export const isBeingTakenIn = (world: World, uploadId: string): boolean =>
  stateOf(world).get(uploadId) === 'running';

/** After a fault that is not the file's (a full disk), before the same file is tried again. */
const PAUSE_MS = 60_000;

/**
 * Puts a complete upload in line for the intake; does nothing for one that is in line, or rests after a fault unless
 * somebody asks for it `again`.
 */
export function takeIn(world: World, uploadId: string, now: number, again = false): void {
  const states = stateOf(world);
  const state = states.get(uploadId);
  if (state === 'running' || (state === 'resting' && !again)) return;
  states.set(uploadId, 'running');
  const job = { kind: 'slide_intake', name: 'Reading of a slide file', uploadId } as const;
  const upload = world.uploads.find(uploadId);
  putInLine(upload === null ? uploadId : senderOf(upload), () =>
    outsideCalls(takenIn, world, uploadId)
      .then(
        () => {
          states.delete(uploadId);
          outsideCalls(forgetFailure, world, jobIdOf(job));
        },
        (error: unknown) => {
          states.set(uploadId, 'resting');
          setTimeout(() => states.get(uploadId) === 'resting' && states.delete(uploadId), PAUSE_MS).unref();
          outsideCalls(keepFailure, world, job, now, error);
        },
      )
      .catch((error: unknown) => console.error('mock: intake', error)),
  );
}

/** Settles when every file that is in line now has been read. Tests wait for it. @internal */
export const intakeSettled = (): Promise<void> => reading ?? Promise.resolve();
