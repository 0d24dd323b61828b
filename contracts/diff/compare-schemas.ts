import {
  below,
  type Comparison,
  type Direction,
  report,
  reportEffect,
  type Spot,
  subjectSpot,
} from './comparison.ts';
import { labelOf, matchAlternatives } from './match-alternatives.ts';
import { compareFields, compareOthers, objectKeywords } from './object-rules.ts';
import { flatten, shapeOf, typesOf } from './schema-shape.ts';
import { listOf, resolveTree, schemaNameOf, type Tree, treeOf } from './tree.ts';
import { compareValues, valueKeywords } from './value-rules.ts';
import { compareWords } from './words.ts';

const RULED = new Set([
  ...valueKeywords,
  ...objectKeywords,
  'items',
  'oneOf',
  'anyOf',
  'allOf',
  '$ref',
  '$defs',
  'x-errors',
  'x-state-machine',
]);

/** Compares what fits before and after. A schema that several places share is compared once for a direction. */
export function compareSchemas(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  const [older, newer] = [schemaNameOf(before), schemaNameOf(after)];
  if (older === null || newer === null) compareShapes(comparison, spot, direction, before, after);
  else if (isOneSchema(comparison, older, newer)) compareShared(comparison, direction, before, after);
  else {
    const key = `${older}>${newer}`;
    if (comparison.open.has(key)) return;
    comparison.open.add(key);
    compareContents(comparison, spot, direction, before, after);
    comparison.open.delete(key);
  }
}

/** Under two names it is one schema only if neither name stands on the other side: then it was renamed. */
function isOneSchema({ before, after }: Comparison, older: string, newer: string): boolean {
  return older === newer || !(older in after.components.schemas || newer in before.components.schemas);
}

function compareShared(comparison: Comparison, direction: Direction, before: Tree, after: Tree): void {
  const [older, newer] = [schemaNameOf(before) ?? '', schemaNameOf(after) ?? ''];
  const key = `${direction}:${older}>${newer}`;
  if (comparison.compared.has(key)) return;
  comparison.compared.add(key);
  const base = direction === 'request' ? 'in requests' : 'in answers';
  const spot = subjectSpot(`schema ${newer}`, base, comparison.usersOf(direction, newer));
  if (older !== newer) report(comparison, spot, 'editorial', `was called ${older}`);
  compareContents(comparison, spot, direction, before, after);
}

function compareContents(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  const contents = [resolveTree(comparison.before, before), resolveTree(comparison.after, after)] as const;
  compareShapes(comparison, spot, direction, ...contents);
}

function compareShapes(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  const older = shapeOf(comparison.before, before);
  const newer = shapeOf(comparison.after, after);
  if (older.isNullable !== null && newer.isNullable !== null && older.isNullable !== newer.isNullable) {
    const wording = newer.isNullable
      ? { request: 'now takes null too', response: 'may now be null' }
      : { request: 'no longer takes null', response: 'is no longer null' };
    reportEffect(comparison, spot, direction, newer.isNullable ? 'widened' : 'narrowed', wording);
  }
  const { pairs, gone, come } = matchAlternatives(
    comparison.before,
    older.alternatives,
    comparison.after,
    newer.alternatives,
  );
  for (const alternative of gone) reportGone(comparison, spot, direction, alternative);
  for (const alternative of come) {
    const label = labelOf(comparison.after, alternative);
    const wording = { request: `now takes ${label} too`, response: `may now be ${label}` };
    reportEffect(comparison, spot, direction, 'widened', wording);
  }
  for (const [old, now] of pairs) {
    const isOneOfSeveral = older.alternatives.length > 1 && schemaNameOf(now) === null;
    const place = isOneOfSeveral ? below(spot, `(${labelOf(comparison.after, now)})`) : spot;
    compareAlternative(comparison, place, direction, old, now);
  }
  compareChoiceWords(comparison, spot, before, after);
}

/** An object that is never answered any more is missed like a value; a scalar type less is one case less. */
function reportGone(comparison: Comparison, spot: Spot, direction: Direction, alternative: Tree): void {
  const label = labelOf(comparison.before, alternative);
  const isObject = typesOf(flatten(comparison.before, alternative))?.includes('object') ?? false;
  const effect = isObject ? 'moved' : 'narrowed';
  const wording = { request: `no longer takes ${label}`, response: `is never ${label} any more` };
  reportEffect(comparison, spot, direction, effect, wording);
}

function compareAlternative(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  if (schemaNameOf(before) !== null && schemaNameOf(after) !== null) {
    compareSchemas(comparison, spot, direction, before, after);
    return;
  }
  const [old, now] = [flatten(comparison.before, before), flatten(comparison.after, after)];
  const further = (place: Spot, a: Tree, b: Tree) => compareSchemas(comparison, place, direction, a, b);
  compareValues(comparison, spot, direction, old, now);
  compareFields(comparison, spot, direction, old, now, further);
  compareOthers(comparison, spot, direction, old, now, further);
  if (old.items !== undefined || now.items !== undefined) {
    further(below(spot, '[]'), treeOf(old.items), treeOf(now.items));
  }
  compareWords(comparison, spot, old, now, RULED);
}

/** Words beside a choice belong to none of its alternatives. */
function compareChoiceWords(comparison: Comparison, spot: Spot, before: Tree, after: Tree): void {
  const [old, now] = [flatten(comparison.before, before), flatten(comparison.after, after)];
  const isChoice = (schema: Tree) => listOf(schema.oneOf).length + listOf(schema.anyOf).length > 0;
  if (isChoice(old) && isChoice(now)) compareWords(comparison, spot, old, now, RULED);
}
