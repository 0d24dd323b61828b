import type { World } from '../world.ts';

/** Something that happens by time alone. Has to be cheap where nothing is due, and the same when it runs twice. */
export interface Job {
  readonly name: string;
  /** `now` in milliseconds since 1970. */
  readonly run: (world: World, now: number) => void;
}
