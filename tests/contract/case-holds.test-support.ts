import { HOUR_MS, type MovesWorld, START } from './moves.ts';

/** Puts the case on hold, in whichever world is there when it is done. */
export const holdIn =
  (worldOf: () => MovesWorld) =>
  (body: unknown = { reason: 'identity_check', note: 'The clinic looks it up.' }, headers = {}) =>
    worldOf().move('admin', 'holdCase', body, headers);

/** The time so many hours after the world's start. */
export const at = (hours: number) => new Date(START + hours * HOUR_MS).toISOString();
