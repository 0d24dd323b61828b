import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import allowed from './data/casts.json' with { type: 'json' };
import { filesBelow, root } from './support/source-files.ts';

/** No folder may have more, whatever the list says; one that has fewer by now may be lowered here too. */
const MOST: Readonly<Record<string, number>> = {
  'app/core': 4,
  'app/features': 1,
  'app/ui': 1,
  'app/viewer': 9,
  contracts: 4,
  'mock-server': 9,
  server: 2,
};

const files = ['app', 'contracts', 'mock-server', 'server']
  .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
  .filter((file) => !/\.test(-support)?\.tsx?$|\.d\.ts$|^contracts\/generated\//.test(file));

/** Where the compiler is told what it cannot see: `x as T`, by way of unknown too, `<T>x` and `x!`. Not `as const`. */
function castsIn(file: string, text: string): number {
  let casts = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isNonNullExpression(node) || ts.isTypeAssertionExpression(node)) casts += 1;
    if (!ts.isAsExpression(node)) return ts.forEachChild(node, visit);
    if (!ts.isConstTypeReference(node.type)) casts += 1;
    const isByUnknown = ts.isAsExpression(node.expression);
    ts.forEachChild(isByUnknown ? node.expression : node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return casts;
}

/** `app/viewer` of a file below it, and `contracts` of one below that. */
const folderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, file.startsWith('app/') ? 2 : 1)
    .join('/');

const found = new Map(
  files.map((file) => [file, castsIn(file, readFileSync(path.join(root, file), 'utf8'))]),
);
const listed = new Map(Object.entries(allowed));

describe('casts', () => {
  it('are those of tests/data/casts.json, each with its reason', () => {
    const complaints = [...new Set([...found.keys(), ...listed.keys()])].flatMap((file) => {
      const [casts, most] = [found.get(file) ?? 0, listed.get(file)?.casts ?? 0];
      if (casts > most) return [`${file}: ${casts} casts where ${most} are listed`];
      return casts < most ? [`${file}: fewer than listed, lower the list to ${casts}`] : [];
    });
    expect(complaints).toEqual([]);
    expect([...listed].filter(([, { why }]) => why.length < 20)).toEqual([]);
  });

  it('are no more in any folder than they were', () => {
    const sums: Record<string, number> = {};
    for (const [file, casts] of found) sums[folderOf(file)] = (sums[folderOf(file)] ?? 0) + casts;
    const grown = Object.entries(sums).filter(([folder, sum]) => sum > (MOST[folder] ?? 0));
    expect(grown).toEqual([]);
    expect(files.length).toBeGreaterThan(900);
  });

  it.each([
    ['const a = b as C;', 1],
    ['const a = b as unknown as C;', 1],
    ['const a = (b as C).d as E;', 2],
    ['const a = <C>b;', 1],
    ['const a = b!.c;', 1],
    ['const a = [1] as const;', 0],
    ['const a = b satisfies C; // as C', 0],
    ["import { a as b } from 'c';", 0],
  ])('are counted in %s', (text, casts) => {
    expect(castsIn('a.ts', text)).toBe(casts);
  });
});
