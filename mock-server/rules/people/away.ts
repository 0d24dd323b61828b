import { localDay } from '#app/core/calendar/wall-clock.ts';
import { awayUntil } from '#app/core/cases/hand-over.ts';
import type { UserRecord } from '../../store/records/records.ts';

/** The last day on which a provider is away who is away today; the days are those of where they are. */
export const lastDayAway = ({ provider, timeZone }: UserRecord, now: number): string | null =>
  awayUntil(provider?.away ?? [], localDay(now, timeZone));
