import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import plain from './data/plain-words.json' with { type: 'json' };
import { filesBelow, root } from './support/source-files.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** The types that a file exports by their own names. */
function typesIn(file: string): readonly string[] {
  const { statements } = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
  return statements.flatMap((one) =>
    (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one) || ts.isClassDeclaration(one)) &&
    one.name !== undefined &&
    one.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
      ? [one.name.text]
      : [],
  );
}

const files = ['app/core', 'contracts']
  .flatMap((folder) => filesBelow(folder, ['.ts']))
  .filter((file) => !/\.test(-support)?\.ts$/.test(file) && !file.startsWith('contracts/generated/'));

/** What a line of the glossary explains: the names in bold before its colon. */
const explained = new Set(
  read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('- **'))
    .flatMap((line) => [...(line.split(':')[0] ?? '').matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name)),
);
const words = new Set(plain);
const isPlain = (name: string): boolean =>
  (name.match(/[A-Z][a-z0-9]*/g) ?? []).every((word) => words.has(word.toLowerCase()));

describe('the glossary', () => {
  it('explains every exported type whose name is not made of plain words alone', () => {
    const unknown = files.flatMap((file) =>
      typesIn(file)
        .filter((name) => !explained.has(name) && !isPlain(name))
        .map((name) => `${name} of ${file}`),
    );
    expect(files.length).toBeGreaterThan(150);
    expect(unknown).toEqual([]);
  });

  it('explains no type that is not there any more', () => {
    const exported = new Set(files.flatMap(typesIn));
    const generated = filesBelow('contracts/generated', ['.ts']).flatMap(typesIn);
    for (const name of generated) exported.add(name);
    // A word of the house begins small; a type does not.
    const gone = [...explained].filter((name = '') => /^[A-Z]/.test(name) && !exported.has(name));
    expect(gone).toEqual([]);
  });

  it('calls no word plain that it explains by itself', () => {
    expect(plain.filter((word) => explained.has(word[0]?.toUpperCase() + word.slice(1)))).toEqual([]);
  });
});
