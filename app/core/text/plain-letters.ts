import { foldText } from './fold-text.ts';

/** Letters that are no other letter with a mark, and how those write them who have no such key. */
const WRITTEN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  ð: 'd',
  ø: 'o',
  þ: 'th',
  đ: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
};
const SPECIAL = new RegExp(`[${Object.keys(WRITTEN).join('')}]`, 'gu');

/**
 * A name by its letters without their marks, as it is looked for and put in order: whoever hears a name does not hear how it
 * is written. Two names may have the same letters and be two people.
 */
export const plainLetters = (text: string): string =>
  foldText(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(SPECIAL, (letter) => WRITTEN[letter] ?? letter);
