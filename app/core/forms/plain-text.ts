/** A tag begins with a letter, a slash or an exclamation mark: `<i>` goes, `p < 0.05` stays. */
const TAG = /^<\/?[a-z!]/i;

/**
 * Text as forms keep it: without tags and without space at its ends (specification 5). What is left of a tag inside
 * a tag may be one again and goes too. One pass with a stack: taking tags out over and over until none is left
 * takes seconds for a body full of nested ones.
 */
export function plainText(typed: string): string {
  const kept: string[] = [];
  const open: number[] = [];
  for (const piece of typed.split(/(?=[<>])/)) {
    if (piece.startsWith('<')) open.push(kept.length);
    if (!piece.startsWith('>')) {
      kept.push(piece);
      continue;
    }
    const start = open.pop();
    // Three pieces hold the first three signs at least.
    if (start !== undefined && TAG.test(kept.slice(start, start + 3).join(''))) {
      kept.length = start;
      if (piece.length > 1) kept.push(piece.slice(1));
    } else {
      // Every < before this > has a sign in its way that stays.
      open.length = 0;
      kept.push(piece);
    }
  }
  return kept.join('').trim();
}
