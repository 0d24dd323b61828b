/** A node of a document as it stands: what it holds is asked, not believed. */
export type Tree = Readonly<Record<string, unknown>>;

export function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function treeOf(value: unknown): Tree {
  return isTree(value) ? value : {};
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export function wordsOf(value: unknown): readonly string[] {
  return listOf(value).map(String);
}
