/**
 * A micrometre: in capitals its sign would be the Greek letter that looks like an M, and the length a millimetre.
 * Keyboards type U+00B5.
 */
const MICROMETRES = /([μ\u00b5]m)(?!\p{L})/u;

/** Text in capitals, but for what would be another length in them. */
export const inCapitals = (text: string): string =>
  text
    .split(MICROMETRES)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.toUpperCase()))
    .join('');
