import { type ApiDocument, resolve } from '../generate/document.ts';
import { isTree, type Tree, treeOf } from '../generate/tree.ts';

export { isTree, listOf, type Tree, treeOf, wordsOf } from '../generate/tree.ts';

/** Follows references of any section; the reader has made sure that none is dead or turns in a circle. */
export function resolveTree(document: ApiDocument, value: unknown): Tree {
  return resolve<Tree>(document, treeOf(value));
}

const SCHEMAS = '#/components/schemas/';

/** The component that a reference names, or null for a schema written in place. */
export function schemaNameOf(value: unknown): string | null {
  const reference = treeOf(value).$ref;
  return typeof reference === 'string' && reference.startsWith(SCHEMAS)
    ? reference.slice(SCHEMAS.length)
    : null;
}

export interface KeyPair {
  readonly key: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Every key of either side, those of the older one first. */
export function pairsOf(before: unknown, after: unknown): readonly KeyPair[] {
  const [older, newer] = [treeOf(before), treeOf(after)];
  const keys = new Set([...Object.keys(older), ...Object.keys(newer)]);
  return [...keys].map((key) => ({ key, before: older[key], after: newer[key] }));
}

/** Equal for equal content, in whatever order the keys were written. */
export function contentOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(contentOf).join()}]`;
  if (!isTree(value)) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.keys(value).sort();
  return `{${entries.map((key) => `${JSON.stringify(key)}:${contentOf(value[key])}`).join()}}`;
}

/** As `contentOf`, with the content of what is referred to in place of the reference; ends at a recursion. */
export function fullContentOf(document: ApiDocument, value: unknown, open: readonly string[] = []): string {
  if (Array.isArray(value)) return `[${value.map((item) => fullContentOf(document, item, open)).join()}]`;
  if (!isTree(value)) return contentOf(value);
  const reference = value.$ref;
  if (typeof reference === 'string') {
    const depth = open.indexOf(reference);
    if (depth >= 0) return `(${open.length - depth} up)`;
    return fullContentOf(document, resolveTree(document, value), [...open, reference]);
  }
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${fullContentOf(document, value[key], open)}`).join()}}`;
}

/** A value of the contract inside a sentence. */
export function sayName(value: unknown): string {
  const text = contentOf(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

export interface SetChange {
  readonly gone: readonly string[];
  readonly come: readonly string[];
}

export function setChange(before: readonly string[], after: readonly string[]): SetChange {
  return {
    gone: before.filter((item) => !after.includes(item)),
    come: after.filter((item) => !before.includes(item)),
  };
}
