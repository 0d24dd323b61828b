import type { Rollup } from 'vite';

export type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleInfo'>;

type Statement = Rollup.ProgramNode['body'][number];
type Name = { readonly type: string; readonly name?: unknown; readonly value?: unknown };

/** All names of a module. */
const ALL = '*';

const textOf = ({ name, value }: Name): string => String(name ?? value);

/** What a statement takes from the module that it names: pairs of the name there and the name here. */
function pairsOf(statement: Statement): readonly (readonly [string, string])[] {
  if (statement.type === 'ExportAllDeclaration')
    return [[ALL, statement.exported == null ? ALL : textOf(statement.exported)]];
  if (statement.type === 'ExportNamedDeclaration')
    return statement.specifiers.map((one) => [textOf(one.local), textOf(one.exported)]);
  if (statement.type !== 'ImportDeclaration') return [];
  return statement.specifiers.map((one) => {
    if (one.type === 'ImportSpecifier') return [textOf(one.imported), one.local.name];
    return [one.type === 'ImportDefaultSpecifier' ? 'default' : ALL, one.local.name];
  });
}

const sourceOf = (statement: Statement): string | null =>
  'source' in statement && statement.source != null && typeof statement.source === 'object'
    ? textOf(statement.source)
    : null;

/** A directive such as 'use strict' does nothing that the module is there for. */
const isDirective = (statement: Statement): boolean =>
  statement.type === 'ExpressionStatement' &&
  statement.expression.type === 'Literal' &&
  typeof statement.expression.value === 'string';

const declaresNothing = (statement: Statement): boolean =>
  isDirective(statement) ||
  statement.type === 'ImportDeclaration' ||
  statement.type === 'ExportAllDeclaration' ||
  (statement.type === 'ExportNamedDeclaration' && statement.declaration == null);

/** One name that a module takes from another one. */
interface Taken {
  readonly id: string;
  readonly name: string;
  readonly nameHere: string;
}

/**
 * The modules that a module loads. The indexes of packages, which hand on what others have and do nothing else, are seen
 * through: who takes one icon from the index of a thousand loads one.
 */
export function createImports({ getModuleInfo }: Graph): (id: string) => readonly string[] {
  const takenIn = (id: string): readonly Taken[] => {
    const info = getModuleInfo(id);
    const sources = new Map<string, string>();
    return (info?.ast?.body ?? []).flatMap((statement) => {
      const source = sourceOf(statement);
      if (source === null) return [];
      // Each source was resolved once, in the order of the text.
      const from = sources.get(source) ?? info?.importedIds[sources.size] ?? source;
      sources.set(source, from);
      const pairs = pairsOf(statement);
      return (pairs.length === 0 ? [[ALL, '']] : pairs).map(([name = ALL, nameHere = '']) => ({
        id: from,
        name,
        nameHere,
      }));
    });
  };

  const handedOn = new Map<string, readonly Taken[] | null>();
  /** What an index hands on, by the name that it gives it; null for what is no index. */
  const indexOf = (id: string): readonly Taken[] | null => {
    const known = handedOn.get(id);
    if (known !== undefined) return known;
    const info = getModuleInfo(id);
    const body = info?.ast?.body ?? [];
    const isIndex = info?.moduleSideEffects === false && body.length > 0 && body.every(declaresNothing);
    const own = isIndex
      ? body.flatMap((one) =>
          sourceOf(one) === null && one.type === 'ExportNamedDeclaration' ? pairsOf(one) : [],
        )
      : [];
    const named = new Map(own.map(([local, exported]) => [local, exported]));
    const found = isIndex
      ? takenIn(id).map((taken) => ({ ...taken, nameHere: named.get(taken.nameHere) ?? taken.nameHere }))
      : null;
    handedOn.set(id, found);
    return found;
  };

  const through = ({ id, name }: Pick<Taken, 'id' | 'name'>, found: Set<string>): void => {
    const index = name === ALL ? null : indexOf(id);
    const direct = index?.filter(({ nameHere }) => nameHere === name) ?? [];
    if (index === null) found.add(id);
    else if (direct.length > 0) for (const one of direct) through(one, found);
    else for (const one of index) if (one.nameHere === ALL) through({ id: one.id, name }, found);
  };

  const importsFrom = (id: string): readonly string[] => {
    const taken = takenIn(id);
    // Without its text nothing is known but what it asks for.
    if (taken.length === 0) return getModuleInfo(id)?.importedIds ?? [];
    const found = new Set<string>();
    for (const one of taken) through(one, found);
    return [...found];
  };

  // The bundler parses a text anew each time that it is asked for it, and every page asks for most of them.
  const known = new Map<string, readonly string[]>();
  return (id) => {
    const imports = known.get(id) ?? importsFrom(id);
    known.set(id, imports);
    return imports;
  };
}
