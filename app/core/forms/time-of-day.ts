import { zWorkingHours } from '#contracts/generated/schemas/working-hours.ts';

/** Null for a time as the contract writes it. */
export const timeError = (typed: string): string | null =>
  zWorkingHours.shape.from.safeParse(typed).success ? null : 'Enter a time with four digits, such as 09:00';
