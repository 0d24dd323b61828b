const LETTERS = 26;

/** A to Z, then AA, AB and so on; counts from 0. */
export function letterAt(index: number): string {
  const last = String.fromCharCode(65 + (index % LETTERS));
  return index < LETTERS ? last : letterAt(Math.floor(index / LETTERS) - 1) + last;
}

interface Lettered {
  readonly specimenID: string;
  readonly subsections: readonly unknown[];
}

/**
 * Specimens in their order with their letters: one that has a slide keeps its letter, because the glass carries it;
 * the others take what is free.
 */
export function giveLetters<S extends Lettered>(specimens: readonly S[]): S[] {
  const kept = new Set(
    specimens.flatMap(({ specimenID, subsections }) => (subsections.length > 0 ? [specimenID] : [])),
  );
  let next = 0;
  return specimens.map((specimen) => {
    if (specimen.subsections.length > 0) return specimen;
    while (kept.has(letterAt(next))) next += 1;
    next += 1;
    return { ...specimen, specimenID: letterAt(next - 1) };
  });
}
