import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { type ApiDocument, documentOf } from './document.ts';
import { isTree, type Tree, treeOf } from './tree.ts';

/** Pointers into these sections of a part become components of the one document. */
const SECTIONS = new Set(['schemas', 'responses', 'headers', 'parameters', 'examples', 'x-access-rules']);

/**
 * Joins openapi.yaml and its parts into one document whose references all point inside it (docs/decisions/0022).
 * Throws on a dead pointer and on two parts that give one name to different things.
 */
export function bundle(rootFile: string): ApiDocument {
  const files = new Map<string, Tree>();
  const origins = new Map<string, string>();
  const components = new Map<string, Map<string, unknown>>();

  const load = (file: string): Tree => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const tree = treeOf(parse(readFileSync(file, 'utf8'), { maxAliasCount: 1000 }));
    files.set(file, tree);
    return tree;
  };

  const follow = (reference: string, from: string): unknown => {
    const [place = '', pointer = ''] = reference.split('#');
    const file = place === '' ? from : resolve(dirname(from), place);
    const [, section = '', name = ''] = pointer.split('/');
    const target = treeOf(load(file)[section])[name];
    if (target === undefined) throw new Error(`${from}: nothing at ${reference}`);
    if (!SECTIONS.has(section)) return walk(target, file);

    const key = `${section}/${name}`;
    const origin = origins.get(key);
    if (origin !== undefined && origin !== file) throw new Error(`${key} is in ${origin} and in ${file}`);
    if (origin === undefined) {
      origins.set(key, file);
      const place = components.get(section) ?? new Map<string, unknown>();
      components.set(section, place);
      place.set(name, walk(target, file));
    }
    return { $ref: `#/components/${key}` };
  };

  const walk = (node: unknown, file: string): unknown => {
    if (Array.isArray(node)) return node.map((item) => walk(item, file));
    if (!isTree(node)) return node;
    const reference = node.$ref;
    return typeof reference === 'string' ? follow(reference, file) : walkBelow(node, file);
  };

  const walkBelow = (tree: Tree, file: string): Tree =>
    Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, walk(value, file)]));

  const root = walkBelow(load(rootFile), rootFile);
  const sections = Object.fromEntries([...components].map(([section, entries]) => [section, sort(entries)]));
  return documentOf({ ...root, components: { ...treeOf(root.components), ...sections } });
}

/** Part names are read in the order of first use; output must not depend on it. */
function sort(entries: ReadonlyMap<string, unknown>): Tree {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}
