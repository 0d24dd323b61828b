/** Values and labels of the reference lists differ in signs and letter case only: 'PAS_F' and 'PAS-F' are one. */
export const wordKey = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('+', 'plus')
    .replaceAll(/[^a-z0-9]+/g, '');

export const sameWord = (one: string, other: string): boolean => wordKey(one) === wordKey(other);
