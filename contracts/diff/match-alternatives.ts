import type { ApiDocument } from '../generate/document.ts';
import { flatten, markOf, typesOf } from './schema-shape.ts';
import { contentOf, schemaNameOf, type Tree, treeOf } from './tree.ts';

interface Matching {
  readonly pairs: readonly (readonly [Tree, Tree])[];
  readonly gone: readonly Tree[];
  readonly come: readonly Tree[];
}

type Sign = (document: ApiDocument, alternative: Tree) => string | null;

const namesOf: Sign = (document, alternative) => {
  const { properties } = flatten(document, alternative);
  return properties === undefined ? null : Object.keys(treeOf(properties)).sort().join();
};

const typeOf: Sign = (document, alternative) => {
  const types = typesOf(flatten(document, alternative)) ?? ['anything'];
  // An integer is a number: the pair is compared, and the type rule says which way it went.
  return types.map((type) => (type === 'integer' ? 'number' : type)).join();
};

/** From the surest sign to the weakest. */
const signs: readonly Sign[] = [
  (_, alternative) => schemaNameOf(alternative),
  (document, alternative) => markOf(document, alternative) || null,
  (_, alternative) => contentOf(alternative),
  namesOf,
  typeOf,
];

/** Tells which alternative of the older schema lives on as which of the newer one. */
export function matchAlternatives(
  before: ApiDocument,
  older: readonly Tree[],
  after: ApiDocument,
  newer: readonly Tree[],
): Matching {
  const pairs: (readonly [Tree, Tree])[] = [];
  let [gone, come] = [older, newer];
  const isOther = (a: Tree, b: Tree) => {
    const marks = [markOf(before, a), markOf(after, b)];
    return marks.every((mark) => mark !== '') && marks[0] !== marks[1] && older.length + newer.length > 2;
  };
  for (const sign of signs) {
    for (const old of gone) {
      const key = sign(before, old);
      const match = come.find((item) => key !== null && sign(after, item) === key && !isOther(old, item));
      if (match === undefined) continue;
      pairs.push([old, match]);
      gone = gone.filter((item) => item !== old);
      come = come.filter((item) => item !== match);
    }
  }
  const [lastOld, lastNew] = [gone[0], come[0]];
  if (
    gone.length === 1 &&
    come.length === 1 &&
    lastOld &&
    lastNew &&
    isOpen(before, lastOld, after, lastNew)
  ) {
    return { pairs: [...pairs, [lastOld, lastNew]], gone: [], come: [] };
  }
  return { pairs, gone, come };
}

/** A schema without a type takes what the other one takes. */
function isOpen(before: ApiDocument, old: Tree, after: ApiDocument, now: Tree): boolean {
  return typesOf(flatten(before, old)) === null || typesOf(flatten(after, now)) === null;
}

export function labelOf(document: ApiDocument, alternative: Tree): string {
  const types = typesOf(flatten(document, alternative))?.join(' or ') ?? 'anything';
  return schemaNameOf(alternative) ?? (markOf(document, alternative) || types);
}
