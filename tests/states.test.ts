import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { machines } from '#contracts/generated/machines.ts';
import { filesBelow, root } from './support/source-files.ts';

const STATES: ReadonlySet<string> = new Set(Object.values(machines).flatMap(({ states }) => states));
/** The fields of records in which a state stands. */
const FIELDS: ReadonlySet<string> = new Set(['status', 'reportState', 'postSignOut', 'leadStatus', 'state']);
/** A person's or a laboratory's address has a state too; a seed puts together a world by hand. */
const WRITERS = ['mock-server/seeds/', 'mock-server/rules/moves.ts'];

const sources = filesBelow('mock-server', ['.ts']).filter(
  (file) => !/\.test(-support)?\.ts$/.test(file) && !WRITERS.some((path) => file.startsWith(path)),
);

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Every string that may come out of an expression. */
function stringsOf(node: ts.Expression): readonly string[] {
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...stringsOf(node.whenTrue), ...stringsOf(node.whenFalse)];
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return stringsOf(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken)
    return [...stringsOf(node.left), ...stringsOf(node.right)];
  return [];
}

/** States that stand written out where an object is made, as `status: 'Available'`. */
function writtenIn(name: string, text: string): readonly string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && FIELDS.has(node.name.getText(source)))
      for (const state of stringsOf(node.initializer))
        if (STATES.has(state)) found.push(`${name}: ${node.name.getText(source)} '${state}'`);
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

it('notices a state that is written by hand, wherever it hides', () => {
  const text = `
    change(() => ({ status: 'Available' }));
    const next = { reportState: isDone ? 'Final' : before };
    const kept = { ...record, status: found?.to ?? ('Cancelled' as const) };
    const read = status === 'Available' || { state: 'OH', status: 409 };
  `;
  expect(writtenIn('x.ts', text)).toEqual([
    "x.ts: status 'Available'",
    "x.ts: reportState 'Final'",
    "x.ts: status 'Cancelled'",
  ]);
});

it('lets no state of the mock be written but by a move of the state tables', () => {
  expect(sources.length).toBeGreaterThan(200);
  const found = sources.flatMap((file) => writtenIn(file, textOf(file)));
  expect(found).toEqual([]);
});

it('lets the state tables be read in one place of the mock', () => {
  const readers = sources.filter((file) => /\bmachines\b.*from '#contracts/.test(textOf(file)));
  expect(readers).toEqual([]);
});
