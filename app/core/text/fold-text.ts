const APOSTROPHES = /[\u2018\u2019\u02BC\u00B4`]/g;
const HYPHENS = /[\u2010\u2011]/g;

/**
 * A name or a number as it is compared. Keyboards and tablets write one apostrophe, accent or space in several ways, and
 * a patient who is written in two of them is one patient.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(HYPHENS, '-')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
