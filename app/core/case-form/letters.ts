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
 * Specimens in their order with their letters. One that has a slide keeps its letter, because the glass carries it, and
 * one whose letter is among the `written` ones keeps it, because a text is bound to it; the others take what is free.
 */
export function giveLetters<S extends Lettered>(specimens: readonly S[], written: readonly string[]): S[] {
  const keeps = ({ specimenID, subsections }: S): boolean =>
    subsections.length > 0 || written.includes(specimenID);
  const taken = [...written, ...specimens.filter(keeps).map(({ specimenID }) => specimenID)];
  return specimens.map((specimen) => {
    if (keeps(specimen)) return specimen;
    const specimenID = firstFreeLetter(taken);
    taken.push(specimenID);
    return { ...specimen, specimenID };
  });
}

export function firstFreeLetter(taken: readonly string[]): string {
  let at = 0;
  while (taken.includes(letterAt(at))) at += 1;
  return letterAt(at);
}

/** A block or a slide ID that begins with the letter of its specimen, once the specimen has another letter. */
export function withLetter(text: string, from: string, to: string): string {
  const rest = text.slice(from.length);
  return text.startsWith(from) && !/^\p{Letter}/u.test(rest) ? to + rest : text;
}
