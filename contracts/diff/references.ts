import { isTree, listOf, type Tree, treeOf } from './tree.ts';

/** Throws on the first reference that leads nowhere, out of the document, or back to itself. */
export function requireLiveReferences(document: Tree): void {
  const components = treeOf(document.components);
  const targetOf = (reference: string): unknown => {
    const [start, section, group = '', name = '', ...more] = reference.split('/');
    if (start !== '#' || section !== 'components' || more.length > 0) return undefined;
    return treeOf(components[group])[name];
  };
  const waiting: unknown[] = [document];
  while (waiting.length > 0) {
    const node = waiting.pop();
    waiting.push(...listOf(node));
    if (!isTree(node)) continue;
    waiting.push(...Object.values(node));
    if (typeof node.$ref === 'string') requireEnd(node.$ref, targetOf);
  }
}

function requireEnd(reference: string, targetOf: (reference: string) => unknown): void {
  const seen = new Set<string>();
  let next: unknown = reference;
  while (typeof next === 'string') {
    if (seen.has(next)) throw new Error(`${reference} turns in a circle`);
    seen.add(next);
    const target = targetOf(next);
    if (target === undefined) throw new Error(`nothing at ${next}`);
    next = treeOf(target).$ref;
  }
}
