import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export const root = path.resolve(import.meta.dirname, '../..');

/** Files of ours below `folder` whose name ends with one of `endings`, as paths from the root; none without the folder. */
export function filesBelow(folder: string, endings: readonly string[]): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .sort();
}

export interface ImportStatement {
  readonly file: string;
  readonly specifier: string;
  readonly isTypeOnly: boolean;
  /** Loaded only when the file asks for it. */
  readonly isDynamic: boolean;
}

/** Every static and dynamic import and re-export of a file, as TypeScript parses them. */
export function importsOf(file: string): readonly ImportStatement[] {
  const known = read.get(file) ?? readImports(file);
  read.set(file, known);
  return known;
}

/** Several tests of a process ask for the same thousand files. */
const read = new Map<string, readonly ImportStatement[]>();

function readImports(file: string): readonly ImportStatement[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
  );
  const found: ImportStatement[] = [];
  const visit = (node: ts.Node): void => {
    const target = targetOf(node);
    if (target !== null) found.push({ file, ...target });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function targetOf(node: ts.Node): Omit<ImportStatement, 'file'> | null {
  if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
    const clause = node.importClause;
    return {
      specifier: node.moduleSpecifier.text,
      isTypeOnly: clause?.isTypeOnly === true,
      isDynamic: false,
    };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)) {
    return { specifier: node.moduleSpecifier.text, isTypeOnly: node.isTypeOnly, isDynamic: false };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    if (argument && ts.isStringLiteral(argument))
      return { specifier: argument.text, isTypeOnly: false, isDynamic: true };
  }
  return null;
}

/** The project's path that a specifier leads to, or null for a package or a built-in of Node. */
export function pathOf(statement: ImportStatement): string | null {
  const { file, specifier } = statement;
  if (specifier.startsWith('.')) return path.normalize(path.join(path.dirname(file), specifier));
  return specifier.startsWith('#') ? specifier.slice(1) : null;
}

/** `@scope/name` or `name` of a package specifier; `node:x` as it is. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/');
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier);
}
