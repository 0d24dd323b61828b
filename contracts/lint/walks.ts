import {
  type ApiDocument,
  type ExampleObject,
  type Json,
  type LocatedOperation,
  operationsOf,
  resolve,
} from '../generate/document.ts';
import { isTree, type Tree } from '../generate/tree.ts';

const JSON_TYPE = 'application/json';

export interface NamedExample {
  readonly operation: string;
  /** Null for an example of the request's body. */
  readonly status: number | null;
  readonly name: string;
  readonly value: Json;
  readonly code: string | null;
}

/** Every example of the document with the place where it stands. */
export function examplesIn(document: ApiDocument): readonly NamedExample[] {
  return operationsOf(document).flatMap(({ operation }) => {
    const nameOf = (status: number | null, content: LocatedOperation['operation']['requestBody']) =>
      Object.entries(content?.content[JSON_TYPE]?.examples ?? {}).map(([name, reference]) => {
        const { value, 'x-error-code': code = null } = resolve<ExampleObject>(document, reference);
        return { operation: operation.operationId, status, name, value, code };
      });
    const answers = Object.entries(operation.responses).flatMap(([status, reference]) => {
      const { content = {} } = resolve(document, reference);
      return nameOf(Number(status), { content });
    });
    return [...nameOf(null, operation.requestBody), ...answers];
  });
}

/** Every object in a tree of JSON, with the path to it. */
export function* objectsIn(node: unknown, path = ''): Generator<[string, Tree]> {
  if (typeof node !== 'object' || node === null) return;
  if (isTree(node)) yield [path, node];
  for (const [key, child] of Object.entries(node)) yield* objectsIn(child, `${path}/${key}`);
}
