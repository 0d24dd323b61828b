import type { Communication } from '#contracts/generated/wire.ts';

interface Between {
  /** When the versions of the report were signed: people are often told of a change before its amendment is begun. */
  readonly signedAt: readonly string[];
  /** The time of the API. */
  readonly nowMs: number;
}

const MINUTE_MS = 60_000;

/** Why an amendment cannot be signed with whom it says was told, as sentences. */
export function toldFaults(
  told: readonly Pick<Communication, 'toldAt'>[],
  { signedAt, nowMs }: Between,
): readonly string[] {
  if (told.length === 0) return ['Record who was told, how and when.'];
  const times = told.map(({ toldAt }) => Date.parse(toldAt));
  // A call is dated by the minute.
  const first = Math.floor(Math.min(...signedAt.map((at) => Date.parse(at))) / MINUTE_MS) * MINUTE_MS;
  return [
    ...(times.some((time) => time > nowMs) ? ['Nobody can have been told in the future.'] : []),
    ...(times.some((time) => time < first)
      ? ['Nobody can have been told of a change before the report was signed.']
      : []),
  ];
}
