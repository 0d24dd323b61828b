import {
  type Comparison,
  type Direction,
  type Effect,
  report,
  reportEffect,
  type Spot,
} from './comparison.ts';
import { typesOf, valuesOf } from './schema-shape.ts';
import { contentOf, fullContentOf, sayName, type Tree } from './tree.ts';

/** What an absent limit stands for: the weakest one. */
const limits = {
  maxLength: { isUpper: true, weakest: Infinity },
  maxItems: { isUpper: true, weakest: Infinity },
  maxProperties: { isUpper: true, weakest: Infinity },
  maximum: { isUpper: true, weakest: Infinity },
  exclusiveMaximum: { isUpper: true, weakest: Infinity },
  minLength: { isUpper: false, weakest: 0 },
  minItems: { isUpper: false, weakest: 0 },
  minProperties: { isUpper: false, weakest: 0 },
  minimum: { isUpper: false, weakest: -Infinity },
  exclusiveMinimum: { isUpper: false, weakest: -Infinity },
} as const;

/** Conditions whose strength nobody can compare: a new one narrows, a dropped one widens, another one does both. */
const conditions = [
  'pattern',
  'format',
  'multipleOf',
  'uniqueItems',
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'patternProperties',
  'dependentRequired',
  'prefixItems',
  'contentEncoding',
  'contentMediaType',
] as const;

export const valueKeywords: readonly string[] = [
  'type',
  'enum',
  'const',
  'default',
  ...Object.keys(limits),
  ...conditions,
];

export function compareValues(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  compareType(comparison, spot, direction, before, after);
  if (!('x-errors' in before && 'x-errors' in after)) compareList(comparison, spot, direction, before, after);
  compareLimits(comparison, spot, direction, before, after);
  compareConditions(comparison, spot, direction, before, after);
  compareDefault(comparison, spot, direction, before, after);
}

/** Both are of one type, or integer and number, or without any. */
function compareType(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  const [was, is] = [before, after].map((schema) => typesOf(schema)?.filter((type) => type !== 'null'));
  const [older, newer] = [was?.join(' or ') ?? 'anything', is?.join(' or ') ?? 'anything'];
  if (older === newer) return;
  const isNarrower = was === undefined || (is !== undefined && newer === 'integer');
  const effect = isNarrower ? 'narrowed' : 'widened';
  reportEffect(comparison, spot, direction, effect, `type changed from ${older} to ${newer}`);
}

/** Readers switch over closed lists, so a list in an answer breaks them both ways (decision 12). */
function compareList(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  const lists = [valuesOf(before), valuesOf(after)];
  const [older, newer] = lists.map((list) => list?.filter((value) => value !== null).map(contentOf));
  if (older === undefined && newer === undefined) return;
  if (older === undefined || newer === undefined) {
    const text = older === undefined ? 'values are now a closed list' : 'values are no longer a closed list';
    const effect = older === undefined ? 'narrowed' : 'widened';
    reportEffect(comparison, spot, direction, effect, text);
    return;
  }
  const isRequest = direction === 'request';
  for (const value of older.filter((item) => !newer.includes(item))) {
    const text = isRequest ? 'is no longer taken' : 'is never answered any more';
    report(comparison, spot, 'breaking', `value ${value} ${text}`);
  }
  for (const value of newer.filter((item) => !older.includes(item))) {
    const text = isRequest ? `value ${value} is taken too` : `value ${value} may now be answered`;
    report(comparison, spot, isRequest ? 'additive' : 'breaking', text);
  }
}

function compareLimits(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  for (const [name, { isUpper, weakest }] of Object.entries(limits)) {
    const [was, is] = [before[name], after[name]].map((limit) =>
      typeof limit === 'number' ? limit : weakest,
    );
    if (was === undefined || is === undefined || was === is) continue;
    const effect = is < was === isUpper ? 'narrowed' : 'widened';
    reportEffect(comparison, spot, direction, effect, `${name} ${stepOf(before[name], after[name])}`);
  }
}

function compareConditions(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  for (const name of conditions) {
    const was = before[name] === false ? undefined : before[name];
    const is = after[name] === false ? undefined : after[name];
    if (fullContentOf(comparison.before, was) === fullContentOf(comparison.after, is)) continue;
    const effect: Effect = was === undefined ? 'narrowed' : is === undefined ? 'widened' : 'moved';
    reportEffect(comparison, spot, direction, effect, `${name} ${stepOf(was, is)}`);
  }
}

/** A default speaks for callers who leave a field out; in an answer it is a word about the past. */
function compareDefault(
  comparison: Comparison,
  spot: Spot,
  direction: Direction,
  before: Tree,
  after: Tree,
): void {
  if (contentOf(before.default) === contentOf(after.default)) return;
  const breaks = direction === 'request' && before.default !== undefined;
  const kind = breaks ? 'breaking' : direction === 'request' ? 'additive' : 'editorial';
  report(comparison, spot, kind, `default ${stepOf(before.default, after.default)}`);
}

function stepOf(before: unknown, after: unknown): string {
  if (before === undefined) return `${sayName(after)} is new`;
  if (after === undefined) return `${sayName(before)} is gone`;
  return `changed from ${sayName(before)} to ${sayName(after)}`;
}
