import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CASE_FILE, KEPT_KINDS, VIEWER_STATE, VISITOR_DRAFT } from '#app/core/access/kept-kinds.ts';
import { filesBelow, root } from './support/source-files.ts';

const texts = filesBelow('app', ['.ts', '.tsx'])
  .filter((file) => !/\.test(-support)?\.tsx?$/.test(file))
  .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);

it('one function lists the names in a storage', () => {
  const files = texts.flatMap(([file, text]) => (/\bkey\(at\)/.test(text) ? [file] : []));
  expect(files).toEqual(['app/browser/storage-names.ts']);
});

it('what logouts and logins take away is spelled in its table alone, from which writers have it', () => {
  const inPages = texts.filter(([file]) => !file.endsWith('.server.ts'));
  const alone: readonly string[] = [VIEWER_STATE, CASE_FILE, VISITOR_DRAFT];
  const kinds = [...Object.values(KEPT_KINDS).map(({ kind }) => kind), ...alone];
  for (const kind of kinds) {
    // 'typed' and 'diagnosis' mean other things too, so a name counts where it is given to a constant or begins a place.
    const spelled = new RegExp(`(?:const \\w+ = |\\[)'${kind}'(?:;|, userId)`);
    const files = inPages.flatMap(([file, text]) => (spelled.test(text) ? [file] : []));
    const table = alone.includes(kind) ? ['app/core/access/kept-kinds.ts'] : [];
    expect(files, kind).toEqual(table);
  }
  const written = inPages.filter(([file]) => !file.includes('/after-login/')).map(([, text]) => text);
  const unwritten = Object.keys(KEPT_KINDS).filter(
    (name) => !written.some((text) => text.includes(`KEPT_KINDS.${name}`)),
  );
  expect(unwritten).toEqual([]);
});
