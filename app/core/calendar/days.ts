const DAY_MS = 86_400_000;

/** Days are ISO days ('2026-11-21'), which have no zone: nothing can move one to its neighbour. */
export const dayPlus = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** 0 on Monday, 6 on Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** The Monday on which the week of the day began. */
export const mondayOf = (day: string): string => dayPlus(day, -weekdayOf(day));

/** Negative where the second day is the earlier one. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
