import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from './support/source-files.ts';

/** A function of a module whose whole name is a participle: those are the names of events. */
const PARTICIPLE = /^(?:export )?(?:(?:async )?function|const) ([a-z]+ed)\b(?=[<(]| = (?:async )?\()/;
/** Verbs that end like a participle. */
const VERBS: ReadonlySet<string> = new Set(['need', 'seed', 'embed', 'feed', 'proceed', 'exceed']);

const participlesIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => {
    const name = PARTICIPLE.exec(line)?.[1];
    return name === undefined || VERBS.has(name) ? [] : [name];
  });

it('notices a function that is named like an event', () => {
  const text =
    'export const parsed = (text: string) => text;\nasync function opened() {}\nconst seed = () => 1;';
  expect(participlesIn(text)).toEqual(['parsed', 'opened']);
});

it('lets functions be verbs, and participles events', () => {
  const sources = ['app', 'contracts', 'mock-server', 'server']
    .flatMap((folder) => filesBelow(folder, ['.ts', '.tsx']))
    .filter((file) => !/\.test(-support)?\.tsx?$|^contracts\/generated\//.test(file));
  const found = sources.flatMap((file) =>
    participlesIn(readFileSync(path.join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});
