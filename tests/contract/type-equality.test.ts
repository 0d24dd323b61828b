import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { GENERATED_FOLDER } from '#contracts/generate.ts';

/** Catches hanging: each comparison takes the compiler many seconds, and more on a busy machine. */
const LIMIT_MS = 300_000;

const root = path.join(import.meta.dirname, '..', '..');
const subject = path.join(import.meta.dirname, 'none-differs.ts');
/** Compiles only while nothing differs; the compiler's message names what does. */
const SUBJECT = `import type { DifferentOperations, DifferentSchemas, OnlyOperations, OnlyParsed } from './type-equality.ts';
type None<T extends never> = T;
export type TwoRoadsOneContract = [
  None<DifferentSchemas>, None<DifferentOperations>, None<OnlyParsed>, None<OnlyOperations>,
];`;
const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
  config: object;
};
const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);

const sources = new Map<string, ts.SourceFile | undefined>();

/** The compiler's complaints about the comparison, with some files read as if they said something else. */
function complaints(instead: Readonly<Record<string, string>> = {}): readonly string[] {
  const settings: ts.CompilerOptions = {
    ...{ ...options, incremental: false, noEmit: true, types: ['node'] },
    // One road writes `?: T`, the other `?: T | undefined`; both mean that the field may be left out.
    exactOptionalPropertyTypes: false,
  };
  delete settings.tsBuildInfoFile;
  const host = ts.createCompilerHost(settings);
  const read = host.readFile.bind(host);
  const parse = host.getSourceFile.bind(host);
  const texts: Readonly<Record<string, string>> = { [subject]: SUBJECT, ...instead };
  host.readFile = (file) => texts[path.resolve(file)] ?? read(file);
  host.getSourceFile = (file, target, onError) => {
    const text = texts[path.resolve(file)];
    if (text !== undefined) return ts.createSourceFile(file, text, target);
    // Read once for all the comparisons: nearly all of it is the same each time.
    const known = sources.get(file) ?? parse(file, target, onError);
    sources.set(file, known);
    return known;
  };
  const program = ts.createProgram([subject], settings, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

function spoiled(file: string, from: string, to: string): Readonly<Record<string, string>> {
  const full = path.join(GENERATED_FOLDER, file);
  const text = readFileSync(full, 'utf8');
  expect(text).toContain(from);
  return { [full]: text.replace(from, to) };
}

interface Spoilt {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The name of the schema or the operation. */
  readonly name: string;
}

describe('the types of the two generators', () => {
  it(
    'are equal, schema by schema and operation by operation',
    () => {
      expect(complaints()).toEqual([]);
    },
    LIMIT_MS,
  );

  // A comparison takes the compiler many seconds, and names the first schema and the first operation that differ: one
  // of each is changed at once.
  const pairs: readonly (readonly Spoilt[])[] = [
    [
      {
        what: 'a null that only one has',
        file: 'schemas/case-list-item.ts',
        from: 'z.string().nullable()',
        to: 'z.string()',
        name: 'CaseListItem',
      },
      {
        what: 'another value in a query',
        file: 'operations/getThumbnail.ts',
        from: "'macro'",
        to: "'makro'",
        name: 'getThumbnail',
      },
    ],
    [
      {
        what: 'a field that only one has',
        file: 'schemas/login.ts',
        from: 'token:',
        to: 'tokens:',
        name: 'Login',
      },
      {
        what: 'a body that may be left out',
        file: 'operations/releaseCase.ts',
        from: 'body: zRelease',
        to: 'body: null',
        name: 'releaseCase',
      },
    ],
    [
      {
        what: 'another value in an enumeration',
        file: 'schemas/priority.ts',
        from: "'STAT'",
        to: "'Stat'",
        name: 'Priority',
      },
    ],
  ];

  describe.each(pairs.map((pair) => ({ names: pair.map(({ name }) => name).join(' and '), pair })))(
    'with another $names',
    ({ pair }) => {
      let shown = '';
      beforeAll(() => {
        const texts = pair.map(({ file, from, to }) => spoiled(file, from, to));
        shown = complaints(Object.assign({}, ...texts) as Record<string, string>).join('\n');
      }, LIMIT_MS);

      it.each([...pair])('would show $what', ({ name }) => {
        expect(shown).toContain(`"${name}`);
      });
    },
  );
});
