/** A CLIA number as it is kept: upper case, no spaces. */
export const cliaOf = (typed: string): string => typed.toUpperCase().replaceAll(/\s/g, '');

export const CLIA_WRONG = 'CLIA number must be 2 digits, the letter D and 7 digits';

export const cliaError = (typed: string): string | null =>
  /^\d{2}D\d{7}$/.test(cliaOf(typed)) ? null : CLIA_WRONG;
