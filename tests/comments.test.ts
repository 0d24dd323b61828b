import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, root } from './support/source-files.ts';

const BEGINNING = String.raw`^\s*(?:\{/\*|//|/\*\*|\*)\s+`;

/** A comment that begins so has its subject in the line above it, which the next change moves away. */
const HANGING = new RegExp(
  `${BEGINNING}(?:It|They|Its|Their|Them|Else|So \\w+|That (?:of|the|it|they)|(?:This|These|That|Those) (?:is|are|was|were|has|had|one)|Of|The same|For good|As before|So it is|So many|So long|So often|Those|Others|By whoever|By its|By their|Under which|In which|What came of it|The other way round|Also where)\\b`,
);

/** A number of the specification says where to read on, and not what stands here. */
const BARE_NUMBER = new RegExp(String.raw`${BEGINNING}Specification [\d.]+(?:\.|\s)\s*(?:\*/)?$`);

/** Says whether a line goes on with a comment that began above it, where a pronoun has its subject. */
const isGoneOnWith = (line: string, above: string): boolean =>
  /^\s*\/\//.test(line) ? /^\s*\/\//.test(above) : /^\s*\*/.test(line) && !/^\s*\/\*\*$/.test(above);

const hangingIn = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter(
      (line, at, lines) =>
        (HANGING.test(line) && !isGoneOnWith(line, lines[at - 1] ?? '')) || BARE_NUMBER.test(line),
    );

it('notices a comment that only its neighbour explains', () => {
  const hanging = [
    '/** Of the pane, in pixels. */',
    '  // The same for a file.',
    '/** So many rows at most. */',
    '  /** By whoever was the first. */',
    '/** It was there before. */',
    '{/* They go on. */}',
    '/** Specification 9. */',
  ];
  const whole = [
    '/** The width of the pane. */',
    '/** Specification 2.8: what stands below the slide. */',
    '// The reader was told.',
    '// They may go on.',
    '/**',
    ' * The pane is closed.',
    ' * It comes back.',
    ' */',
  ];
  const inBlock = ['/**', ' * Its last day is over.', ' */'];
  expect(hangingIn([...hanging, ...whole, ...inBlock].join('\n'))).toEqual([...hanging, inBlock[1]]);
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
