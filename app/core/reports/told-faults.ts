import type { Communication } from '#contracts/generated/wire.ts';

/** Why an amendment cannot be signed with whom it says was told, as sentences; `nowMs` is the time of the API. */
export function toldFaults(told: readonly Pick<Communication, 'toldAt'>[], nowMs: number): readonly string[] {
  if (told.length === 0) return ['Record who was told, how and when.'];
  return told.some(({ toldAt }) => Date.parse(toldAt) > nowMs)
    ? ['Nobody can have been told in the future.']
    : [];
}
