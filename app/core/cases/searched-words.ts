import { labels } from '#contracts/generated/labels.ts';
import { foldText } from '../text/fold-text.ts';

/** The platform's number of a case, such as DP-2026-000017, or any piece of it that is typed on the way there. */
const PIECE_OF_CASE_NUMBER = /^(?:d?p?-?)?(?:2\d{0,3})?(?:-\d{0,6})?$|^\d{1,6}$/;

const hasDigit = (text: string): boolean => /\d/.test(text);

/**
 * Whether the search box of a list of cases may put a text into the address: a number of a case, or words. A birth date, an
 * accession and a medical record number have digits too, and are a patient's.
 */
export function mayStandInAddress(text: string): boolean {
  const words = foldText(text.trim());
  return !hasDigit(words) || PIECE_OF_CASE_NUMBER.test(words);
}

const SUBSPECIALTIES = Object.values(labels.Subspecialty).map(foldText);

/**
 * Whether the search box of a facility's own cases may put a text into the address. Of words those of a subspecialty may: no
 * name of a facility is looked for there, and any other name may be a patient's.
 */
export function mayFacilityAsk(text: string): boolean {
  const words = foldText(text.trim());
  if (hasDigit(words)) return PIECE_OF_CASE_NUMBER.test(words);
  return 'dp-'.startsWith(words) || SUBSPECIALTIES.some((label) => label.includes(words));
}
