import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from './support/source-files.ts';

/** A comment that begins so has its subject in the line above it, which the next change moves away. */
const HANGING = /^\s*(?:\/\/|\/\*\*|\*)\s+(?:Of|The same|For good|As before|So it is)\b/;

const hangingIn = (text: string): readonly string[] => text.split('\n').filter((line) => HANGING.test(line));

it('notices a comment that only its neighbour explains', () => {
  const text = '/** Of the pane, in pixels. */\n  // The same for a file.\n/** The width of the pane. */';
  expect(hangingIn(text)).toHaveLength(2);
});

it('lets every comment be understood without its neighbours', () => {
  const sources = ['app', 'contracts', 'mock-server', 'server', 'bench', 'tests'].flatMap((folder) =>
    filesBelow(folder, ['.ts', '.tsx', '.mjs']),
  );
  expect(sources.length).toBeGreaterThan(1_000);
  const found = sources
    .filter((file) => !file.startsWith('contracts/generated/'))
    .flatMap((file) =>
      hangingIn(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
