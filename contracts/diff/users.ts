import { type ApiDocument, type LocatedOperation, operationsOf } from '../generate/document.ts';
import type { Direction } from './comparison.ts';
import { isTree, listOf, schemaNameOf } from './tree.ts';

/** Which operations reach a schema, by direction; sorted operationIds. */
export function schemaUsersOf(
  document: ApiDocument,
): (direction: Direction, schema: string) => readonly string[] {
  const users = { request: new Map<string, string[]>(), response: new Map<string, string[]>() };
  for (const { operation } of operationsOf(document)) {
    const roots = { request: [operation.parameters, operation.requestBody], response: [operation.responses] };
    for (const direction of ['request', 'response'] as const) {
      for (const name of schemasBelow(document, roots[direction])) {
        const known = users[direction].get(name);
        if (known === undefined) users[direction].set(name, [operation.operationId]);
        else known.push(operation.operationId);
      }
    }
  }
  return (direction, schema) => [...(users[direction].get(schema) ?? [])].sort();
}

function schemasBelow(document: ApiDocument, root: unknown): ReadonlySet<string> {
  const seen = new Set<string>();
  const names = new Set<string>();
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const node = waiting.pop();
    waiting.push(...listOf(node));
    if (!isTree(node)) continue;
    const reference = node.$ref;
    if (typeof reference !== 'string') {
      waiting.push(...Object.values(node));
    } else if (!seen.has(reference)) {
      seen.add(reference);
      const name = schemaNameOf(node);
      if (name !== null) names.add(name);
      const [, , section = '', key = ''] = reference.split('/');
      waiting.push(document.components[section]?.[key]);
    }
  }
  return names;
}

export function operationsById(document: ApiDocument): ReadonlyMap<string, LocatedOperation> {
  return new Map(operationsOf(document).map((located) => [located.operation.operationId, located]));
}
