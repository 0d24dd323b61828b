import { isCostlyRefusal } from '#app/core/uploads/slide-refusals.ts';
import type { World } from '../world.ts';

/** Files within an hour that cost the machine too much, after which their sender waits until the first is an hour old. */
export const COSTLY_FILES_AT_MOST = 5;
const HELD_FOR_MS = 60 * 60_000;

/** When the sender may announce files again; null for one who may now. It is read from what was refused: a restart frees nobody. */
export function heldUntil(world: World, sender: string, now: number): number | null {
  const refusedAt = world.uploads
    .by('sender', sender)
    .filter(({ refusal }) => refusal !== null && isCostlyRefusal(refusal.text))
    .map(({ completedAt }) => Date.parse(completedAt ?? ''))
    .filter((at) => now - at < HELD_FOR_MS)
    .toSorted((one, other) => one - other);
  const decisive = refusedAt[refusedAt.length - COSTLY_FILES_AT_MOST];
  return decisive === undefined ? null : decisive + HELD_FOR_MS;
}
