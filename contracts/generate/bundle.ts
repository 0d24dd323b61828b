import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import type { ApiDocument, Json } from './document.ts';

type Tree = Readonly<Record<string, Json>>;

/** Pointers into these sections of a part become components of the one document. */
const SECTIONS = new Set(['schemas', 'responses', 'headers', 'parameters', 'examples', 'x-access-rules']);

/**
 * Joins openapi.yaml and its parts into one document whose references all point inside it (docs/decisions/0022).
 * Throws on a dead pointer and on two parts that give one name to different things.
 */
export function bundle(rootFile: string): ApiDocument {
  const files = new Map<string, Tree>();
  const origins = new Map<string, string>();
  const components = new Map<string, Map<string, Json>>();

  const load = (file: string): Tree => {
    const known = files.get(file);
    if (known !== undefined) return known;
    const tree = parse(readFileSync(file, 'utf8'), { maxAliasCount: 1000 }) as Tree;
    files.set(file, tree);
    return tree;
  };

  const follow = (reference: string, from: string): Json => {
    const [place = '', pointer = ''] = reference.split('#');
    const file = place === '' ? from : resolve(dirname(from), place);
    const [, section = '', name = ''] = pointer.split('/');
    const group = load(file)[section];
    const target = isTree(group) ? group[name] : undefined;
    if (target === undefined) throw new Error(`${from}: nothing at ${reference}`);
    if (!SECTIONS.has(section)) return walk(target, file);

    const key = `${section}/${name}`;
    const origin = origins.get(key);
    if (origin !== undefined && origin !== file) throw new Error(`${key} is in ${origin} and in ${file}`);
    if (origin === undefined) {
      origins.set(key, file);
      const place = components.get(section) ?? new Map<string, Json>();
      components.set(section, place);
      place.set(name, walk(target, file));
    }
    return { $ref: `#/components/${key}` };
  };

  const walk = (node: Json, file: string): Json => {
    if (isList(node)) return node.map((item) => walk(item, file));
    if (!isTree(node)) return node;
    const reference = node.$ref;
    if (typeof reference === 'string') return follow(reference, file);
    return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, walk(value, file)]));
  };

  const root = walk(load(rootFile), rootFile) as Tree;
  const own = (root.components ?? {}) as Tree;
  const sections = Object.fromEntries([...components].map(([section, entries]) => [section, sort(entries)]));
  return { ...root, components: { ...own, ...sections } } as unknown as ApiDocument;
}

/** Part names are read in the order of first use; output must not depend on it. */
function sort(entries: ReadonlyMap<string, Json>): Record<string, Json> {
  return Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isList(node: Json | undefined): node is readonly Json[] {
  return Array.isArray(node);
}

function isTree(node: Json | undefined): node is Tree {
  return typeof node === 'object' && node !== null && !Array.isArray(node);
}
