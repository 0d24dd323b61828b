/** Nobody means ten by 1e1, or sixteen by 0x10, as JavaScript would. */
const TYPED_NUMBER = /^-?(\d+\.?\d*|\.\d+)$/;

/** The number that was typed into a box of a form, in digits; not a number where it is none. */
export const typedNumber = (text: string): number =>
  TYPED_NUMBER.test(text.trim()) ? Number(text) : Number.NaN;
