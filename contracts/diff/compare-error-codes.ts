import type { ApiDocument } from '../generate/document.ts';
import { type Comparison, report, subjectSpot } from './comparison.ts';
import { pairsOf, setChange, type Tree, treeOf, wordsOf } from './tree.ts';
import { compareWords } from './words.ts';

const RULED = new Set(['status']);

/**
 * The codes of `x-errors`. They form a closed list in the contract and an open one for readers, who know the
 * class of a refusal by its status: a new code breaks nobody.
 */
export function compareErrorCodes(comparison: Comparison): void {
  const [older, newer] = [codesOf(comparison.before), codesOf(comparison.after)];
  for (const { key, before: old, after: now } of pairsOf(older, newer)) {
    const spot = subjectSpot(`error code ${key}`);
    if (now === undefined) report(comparison, spot, 'breaking', 'is gone');
    else if (old === undefined) report(comparison, spot, 'additive', 'new error code');
    else {
      const [was, is] = [wordsOf(treeOf(old).status), wordsOf(treeOf(now).status)];
      const { gone, come } = setChange(was, is);
      if (gone.length + come.length > 0) {
        const text = `status changed from ${was.join(' or ')} to ${is.join(' or ')}`;
        report(comparison, spot, 'breaking', text);
      }
      compareWords(comparison, spot, old, now, RULED);
    }
  }
}

function codesOf(document: ApiDocument): Tree {
  const schemas = Object.values(document.components.schemas);
  return Object.fromEntries(schemas.flatMap((schema) => Object.entries(schema['x-errors'] ?? {})));
}
