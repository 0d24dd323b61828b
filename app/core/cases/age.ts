/** Whole years from a birth date to a day, both ISO days; null when the birth date is not a date or yet to come. */
export function ageOn(birthDate: string, day: string): number | null {
  const born = partsOf(birthDate);
  const then = partsOf(day);
  if (born === null || then === null) return null;
  const hadBirthday = then.month > born.month || (then.month === born.month && then.day >= born.day);
  const age = then.year - born.year - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

const MONTHS_TOLD = 24;

/**
 * Whole months from a birth date to a day below two years, where years say too little; null from then on, and where there is
 * no age.
 */
export function infantMonthsOn(birthDate: string, day: string): number | null {
  const born = partsOf(birthDate);
  const then = partsOf(day);
  if (born === null || then === null) return null;
  const begun = (then.year - born.year) * 12 + then.month - born.month;
  const months = begun - (then.day >= born.day ? 0 : 1);
  return months < 0 || months >= MONTHS_TOLD ? null : months;
}

function partsOf(day: string): { year: number; month: number; day: number } | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(day);
  if (match === null) return null;
  return { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
}
