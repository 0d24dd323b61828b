import { AsyncLocalStorage } from 'node:async_hooks';
import type { World } from '../world.ts';
import { takenIn } from './take-in.ts';

/** One file is read at a time, whatever worlds there are: memory and processors are the machine's. */
let tail: Promise<void> = Promise.resolve();

/** What is read here is no part of the call that put it in line, and must not be taken back with it. */
const outsideCalls = AsyncLocalStorage.snapshot();

const underway = new WeakMap<World, Set<string>>();

/** After a fault that is not the file's (a full disk), before the same file is tried again. */
const PAUSE_MS = 60_000;

/** Puts a complete upload in line for the intake; does nothing for one that is in line. */
export function takeIn(world: World, uploadId: string): void {
  const ids = underway.get(world) ?? new Set<string>();
  underway.set(world, ids);
  if (ids.has(uploadId)) return;
  ids.add(uploadId);
  tail = tail
    .then(() => outsideCalls(takenIn, world, uploadId))
    .then(
      () => void ids.delete(uploadId),
      (error: unknown) => {
        console.error('mock: intake', error);
        setTimeout(() => ids.delete(uploadId), PAUSE_MS).unref();
      },
    );
}

/** Settles when every file that is in line now has been read. */
export const intakeSettled = (): Promise<void> => tail;
