import { compareSchemas } from './compare-schemas.ts';
import { type Comparison, type Direction, report, type Spot } from './comparison.ts';
import { pairsOf, treeOf } from './tree.ts';
import { compareExamples, compareWords } from './words.ts';

const RULED = new Set(['schema', 'examples']);

/** The media types of a body or an answer, with the schema and the examples of each. */
export function compareContent(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: unknown,
  after: unknown,
): void {
  for (const { key, before: old, after: now } of pairsOf(before, after)) {
    if (now === undefined) {
      const text = direction === 'request' ? 'is no longer taken' : 'is no longer answered';
      report(comparison, spot, 'breaking', `media type ${key} ${text}`);
    } else if (old === undefined) {
      // In an answer, too: which one is sent is the caller's choice, by Accept.
      report(comparison, spot, 'additive', `new media type ${key}`);
    } else {
      const [was, is] = [treeOf(old), treeOf(now)];
      compareSchemas(comparison, spot, direction, treeOf(was.schema), treeOf(is.schema));
      compareExamples(comparison, spot, was.examples, is.examples);
      compareWords(comparison, spot, was, is, RULED);
    }
  }
}
