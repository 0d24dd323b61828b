import { REPLY_KEPT_MS } from '../http/idempotency.ts';
import type { World } from '../world.ts';
import type { Job } from './job.ts';

const EVERY_MS = 60 * 60_000;
const last = new WeakMap<World, number>();

/** An answer that is given again under its key goes a day after; nobody repeats a request later than that. */
export const sweepReplies: Job = {
  name: 'sweep-replies',
  run: (world, now) => {
    if (Math.abs(now - (last.get(world) ?? -EVERY_MS)) < EVERY_MS) return;
    last.set(world, now);
    for (const { id, storedAt } of world.replies.list())
      if (now - Date.parse(storedAt) >= REPLY_KEPT_MS) world.replies.remove(id);
  },
};
