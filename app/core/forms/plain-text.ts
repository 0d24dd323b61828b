import { HTML_ELEMENTS } from './html-elements.ts';

/**
 * From its first sign to before its last one: the name of an element, and behind it attributes with their values or
 * nothing; or a comment. Whatever else stands between the two signs is what somebody wrote: 'AFP <LOD and CEA >5' would
 * lose a finding.
 */
const TAG = new RegExp(`^<(?:!|/?(?:${HTML_ELEMENTS.join('|')})(?:\\s[^=]*=.*|[\\s/]*)$)`, 'is');

/**
 * Text as forms keep it: without HTML tags and without space at its ends (specification 5). What is left of a tag inside
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
    if (start !== undefined && TAG.test(kept.slice(start).join(''))) {
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
