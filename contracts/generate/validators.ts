import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import type { ApiDocument } from './document.ts';

/** One `export const zName = …` of the validator generator, with the type it exports beside it. */
export interface Validator {
  readonly name: string;
  readonly initializer: string;
  readonly typeName: string | null;
  /** Other validators that the initializer names. */
  readonly uses: readonly string[];
}

/** Runs the off-the-shelf zod generator on the document and takes its one file apart. */
export async function validatorsOf(document: ApiDocument): Promise<ReadonlyMap<string, Validator>> {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'));
  try {
    await createClient({
      input: { ...document },
      output: { path: folder },
      logs: { level: 'silent' },
      plugins: [
        { name: 'zod', dates: { offset: true, local: false }, metadata: false, types: { infer: true } },
      ],
    });
    return takeApart(readFileSync(join(folder, 'zod.gen.ts'), 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Splits the generated source by its syntax tree: one entry per exported constant. */
export function takeApart(source: string): ReadonlyMap<string, Validator> {
  const file = ts.createSourceFile('zod.gen.ts', source, ts.ScriptTarget.ES2022, true);
  const initializers = new Map<string, ts.Expression>();
  const typeNames = new Map<string, string>();
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer !== undefined) initializers.set(name.text, initializer);
      }
    } else if (ts.isTypeAliasDeclaration(statement)) {
      const inferred = /^z\.infer<typeof (\w+)>$/.exec(statement.type.getText(file))?.[1];
      if (inferred === undefined) throw new Error(`Unexpected type ${statement.name.text}`);
      typeNames.set(inferred, statement.name.text);
    } else if (!ts.isImportDeclaration(statement)) {
      throw new Error(`Unexpected statement: ${statement.getText(file).slice(0, 80)}`);
    }
  }
  const entries = [...initializers].map(([name, initializer]): [string, Validator] => [
    name,
    {
      name,
      initializer: initializer.getText(file),
      typeName: typeNames.get(name) ?? null,
      uses: identifiersIn(initializer).filter((used) => initializers.has(used)),
    },
  ]);
  return new Map(entries);
}

function identifiersIn(expression: ts.Expression): readonly string[] {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return [...names].sort();
}
