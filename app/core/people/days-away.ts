import { dayText } from '../text/dates.ts';

/** Where somebody is chosen who is away today. */
export const awayWords = (until: string): string => `away until ${dayText(until)}`;

interface Chosen {
  readonly displayName: string;
  readonly awayUntil: string | null;
}

/** 'Lee, Ann, away until 12/04/2026': whoever chooses somebody who is away does so knowingly. */
export const nameToChoose = ({ displayName, awayUntil }: Chosen): string =>
  awayUntil === null ? displayName : `${displayName}, ${awayWords(awayUntil)}`;
