import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from './support/source-files.ts';

const texts = filesBelow('app', ['.ts', '.tsx'])
  .filter((file) => !/\.test(-support)?\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

it('one function lists the names in a storage', () => {
  const files = texts.flatMap(([file, text]) => (/\bkey\(at\)/.test(text) ? [file] : []));
  expect(files).toEqual(['app/browser/storage-names.ts']);
});
