import rows from '#contracts/reference/specimen-types.json' with { type: 'json' };
import { wordKey } from '../billing/word-key.ts';

const CATEGORIES = new Map(rows.map(({ value, category }) => [wordKey(value), category]));

/** By the value that the form stores; an older record holds the label, which is the same word. */
const categoryOf = (specimenType: string | null): string | null =>
  CATEGORIES.get(wordKey(specimenType ?? '')) ?? null;

/** A resection or an excision, as the reference list has it. */
export const isResection = (specimenType: string | null): boolean =>
  ['resection', 'excision'].includes(categoryOf(specimenType) ?? '');

/** A biopsy of whatever kind, as the reference list has it. */
export const isBiopsy = (specimenType: string | null): boolean => categoryOf(specimenType) === 'biopsy';
