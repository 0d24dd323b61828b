/** A tag begins with a letter or a slash: `<i>` goes, `p < 0.05` stays. */
const TAG = /<\/?[a-z!][^<>]*>/gi;

/** Text as it is kept: without tags and outer space (specification 5). */
export function plainText(text: string): string {
  let [before, after] = [text, text.replace(TAG, '')];
  // What is left of a tag inside a tag may be one again.
  while (before !== after) [before, after] = [after, after.replace(TAG, '')];
  return after.trim();
}
