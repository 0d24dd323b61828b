import { below, type Comparison, type Direction, report, reportEffect, type Spot } from './comparison.ts';
import { isTree, pairsOf, type Tree, treeOf, wordsOf } from './tree.ts';

export const objectKeywords: readonly string[] = ['properties', 'required', 'additionalProperties'];

export type CompareBelow = (spot: Spot, before: Tree, after: Tree) => void;

export function compareFields(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
  compareBelow: CompareBelow,
): void {
  const [hadTo, hasTo] = [new Set(wordsOf(before.required)), new Set(wordsOf(after.required))];
  const known = new Set([
    ...Object.keys(treeOf(before.properties)),
    ...Object.keys(treeOf(after.properties)),
  ]);
  for (const { key, before: old, after: now } of pairsOf(before.properties, after.properties)) {
    const field = below(spot, key);
    if (now === undefined) {
      report(
        comparison,
        field,
        'breaking',
        `field is ${direction === 'request' ? 'no longer taken' : 'gone'}`,
      );
    } else if (old === undefined) {
      const isDemanded = direction === 'request' && hasTo.has(key);
      const wish = direction === 'response' ? '' : isDemanded ? ', must be sent' : ', may be left out';
      report(comparison, field, isDemanded ? 'breaking' : 'additive', `new field${wish}`);
    } else {
      compareDemand(comparison, field, direction, hadTo.has(key), hasTo.has(key));
      compareBelow(field, treeOf(old), treeOf(now));
    }
  }
  // A name may be required without being described.
  for (const key of new Set([...hadTo, ...hasTo])) {
    if (!known.has(key))
      compareDemand(comparison, below(spot, key), direction, hadTo.has(key), hasTo.has(key));
  }
}

function compareDemand(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  was: boolean,
  is: boolean,
): void {
  if (was === is) return;
  const wording = is
    ? { request: 'must now be sent', response: 'is now always there' }
    : { request: 'may now be left out', response: 'may now be missing' };
  reportEffect(comparison, spot, direction, is ? 'narrowed' : 'widened', wording);
}

/** Fields beyond the described ones: all (true or absent), none (false), or those of a schema. */
export function compareOthers(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
  compareBelow: CompareBelow,
): void {
  const [old, now] = [before.additionalProperties ?? true, after.additionalProperties ?? true];
  if (isTree(old) && isTree(now)) {
    compareBelow(below(spot, '{any other}'), old, now);
    return;
  }
  const [was, is] = [freedomOf(old), freedomOf(now)];
  if (was === is) return;
  const text = `additionalProperties: ${words[was]} before, ${words[is]} now`;
  reportEffect(comparison, spot, direction, is < was ? 'narrowed' : 'widened', text);
}

const words = ['no other field', 'other fields of one schema', 'other fields of every kind'] as const;

function freedomOf(rule: unknown): 0 | 1 | 2 {
  if (rule === false) return 0;
  return isTree(rule) && Object.keys(rule).length > 0 ? 1 : 2;
}
