import { type Comparison, report, type Spot } from './comparison.ts';
import { contentOf, pairsOf, resolveTree } from './tree.ts';

/** All that no rule reads is words: an unknown keyword is reported, and breaks nothing. */
export function compareWords(
  comparison: Comparison,
  spot: Spot,
  before: unknown,
  after: unknown,
  ruled: ReadonlySet<string>,
): void {
  for (const { key, before: old, after: now } of pairsOf(before, after)) {
    if (ruled.has(key) || contentOf(old) === contentOf(now)) continue;
    const isExample = key === 'example' || key === 'examples';
    report(comparison, spot, 'editorial', `${key} ${stepOf(old, now)}`, isExample && now === undefined);
  }
}

/** Named examples of a body, an answer or a parameter. One that went is a warning: tests may call it by name. */
export function compareExamples(comparison: Comparison, spot: Spot, before: unknown, after: unknown): void {
  for (const { key, before: old, after: now } of pairsOf(before, after)) {
    const was = old === undefined ? undefined : resolveTree(comparison.before, old);
    const is = now === undefined ? undefined : resolveTree(comparison.after, now);
    if (contentOf(was) === contentOf(is)) continue;
    const isGone = now === undefined;
    report(comparison, spot, 'editorial', `example ${key} ${stepOf(was, is)}`, isGone);
  }
}

function stepOf(before: unknown, after: unknown): string {
  if (before === undefined) return 'was added';
  return after === undefined ? 'was removed' : 'changed';
}
