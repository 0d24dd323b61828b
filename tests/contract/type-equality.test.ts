import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { GENERATED_FOLDER } from '#contracts/generate.ts';

/** Catches hanging: the comparison takes the compiler many seconds, and more on a busy machine. */
const LIMIT_MS = 300_000;

interface Spoilt {
  readonly what: string;
  readonly kind: 'schemas' | 'operations';
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** The name of the schema or the operation. */
  readonly name: string;
}

const SPOILT: readonly Spoilt[] = [
  {
    what: 'a null that only one has',
    kind: 'schemas',
    file: 'case-list-item',
    name: 'CaseListItem',
    from: 'z.string().nullable()',
    to: 'z.string()',
  },
  {
    what: 'a field that only one has',
    kind: 'schemas',
    file: 'login',
    name: 'Login',
    from: 'token:',
    to: 'tokens:',
  },
  {
    what: 'another value in an enumeration',
    kind: 'schemas',
    file: 'priority',
    name: 'Priority',
    from: "'STAT'",
    to: "'Stat'",
  },
  {
    what: 'another value in a query',
    kind: 'operations',
    file: 'getThumbnail',
    name: 'getThumbnail',
    from: "'macro'",
    to: "'makro'",
  },
  {
    what: 'a body that may be left out',
    kind: 'operations',
    file: 'releaseCase',
    name: 'releaseCase',
    from: 'body: zRelease',
    to: 'body: null',
  },
];

const ofKind = (kind: Spoilt['kind']): readonly Spoilt[] => SPOILT.filter((one) => one.kind === kind);
/** Stands beside the file that it was made from, so that its own imports lead to where they did. */
const placeOf = ({ kind, file }: Spoilt): string => path.join(GENERATED_FOLDER, kind, `${file}.spoilt.ts`);

function textOf({ kind, file, from, to }: Spoilt): string {
  const text = readFileSync(path.join(GENERATED_FOLDER, kind, `${file}.ts`), 'utf8');
  expect(text).toContain(from);
  return text.replace(from, to);
}

const spoiltOf = (kind: Spoilt['kind'], prefix: string): string =>
  ofKind(kind)
    .map((one) => `${one.name}: typeof import('${placeOf(one)}').${prefix}${one.name}`)
    .join('; ');

/** Compiles only while nothing differs; the compiler's message names what does. */
const SUBJECT = `
import type { DifferentOperations, DifferentSchemas, OnlyOperations, OnlySchemas } from './type-equality.ts';
type None<T extends never> = T;
export type TwoRoadsOneContract = [
  None<DifferentSchemas>, None<DifferentOperations>, None<OnlySchemas>, None<OnlyOperations>,
];
export type Spoilt = {
  schemas: DifferentSchemas<{ ${spoiltOf('schemas', 'z')} }>;
  operations: DifferentOperations<{ ${spoiltOf('operations', '')} }>;
};`;

const root = path.join(import.meta.dirname, '..', '..');
const subject = path.join(import.meta.dirname, 'none-differs.ts');

/** Reads the product's own files, and those that are only told of here. */
function programOf(texts: ReadonlyMap<string, string>): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, root);
  const settings: ts.CompilerOptions = {
    ...options,
    incremental: false,
    noEmit: true,
    types: ['node'],
    exactOptionalPropertyTypes: false,
  };
  delete settings.tsBuildInfoFile;
  const host = ts.createCompilerHost(settings);
  const [read, exists] = [host.readFile.bind(host), host.fileExists.bind(host)];
  host.readFile = (file) => texts.get(path.resolve(file)) ?? read(file);
  host.fileExists = (file) => texts.has(path.resolve(file)) || exists(file);
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (file, target, onError) => {
    const text = texts.get(path.resolve(file));
    return text === undefined ? parse(file, target, onError) : ts.createSourceFile(file, text, target);
  };
  return ts.createProgram([subject], settings, host);
}

describe('the types of the two generators', () => {
  let program: ts.Program;
  let source: ts.SourceFile;
  beforeAll(() => {
    program = programOf(
      new Map([[subject, SUBJECT], ...SPOILT.map((one) => [placeOf(one), textOf(one)] as const)]),
    );
    source = program.getSourceFile(subject) ?? expect.fail('the comparison is not in the program');
  }, LIMIT_MS);

  it(
    'are equal, schema by schema and operation by operation',
    () => {
      const complaints = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      expect(complaints.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))).toEqual(
        [],
      );
    },
    LIMIT_MS,
  );

  /** The names in the union that the compiler works out. */
  function namesIn(kind: Spoilt['kind']): readonly string[] {
    const checker = program.getTypeChecker();
    const alias = source.statements.find(
      (one): one is ts.TypeAliasDeclaration => ts.isTypeAliasDeclaration(one) && one.name.text === 'Spoilt',
    );
    const whole = checker.getTypeAtLocation(alias ?? expect.fail('nothing is spoilt'));
    const field = whole.getProperty(kind) ?? expect.fail(`no ${kind}`);
    const type = checker.getTypeOfSymbol(field);
    return (type.isUnion() ? type.types : [type]).flatMap((one) =>
      one.isStringLiteral() ? [one.value] : [],
    );
  }

  it.each(['schemas', 'operations'] as const)('would differ in each of the %s that is spoilt', (kind) => {
    expect(namesIn(kind).toSorted()).toEqual(
      ofKind(kind)
        .map(({ name }) => name)
        .toSorted(),
    );
  });

  it.each(SPOILT)('would show $what', ({ kind, name }) => {
    expect(namesIn(kind)).toContain(name);
  });
});
