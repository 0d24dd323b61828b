/** The usual form of an accession number, at the head of a file's name. */
const ACCESSION = /^[A-Z]{1,5}\d{2}-\d{3,7}(?!\d)/i;

/** The words of a label or a file's name, whatever stands between them and however they are typed. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** The accession number that the name of a scan begins with; null where it begins with none. */
export const accessionOfScan = (fileName: string): string | null => ACCESSION.exec(fileName)?.[0] ?? null;

/**
 * Whether the name of a scan begins with this accession number. A facility may number its cases in a form of its own, so
 * that the number is compared as a whole before anything is made of its form.
 */
export function isScanOf(fileName: string, accession: string): boolean {
  const own = wordsOf(accession);
  const words = wordsOf(fileName);
  const isWhole = own.length > 0 && own.every((word, at) => words[at] === word);
  return isWhole || accessionOfScan(fileName)?.toUpperCase() === accession.trim().toUpperCase();
}
