import { fieldsOf } from '#app/core/objects.ts';
import { answerFacts } from '#contracts/generated/answer-facts.ts';

/** Where the thing that a call has made is read, as the contract's links say; null where nothing was made. */
export function locationOf(
  operationId: string,
  status: number,
  params: Readonly<Record<string, string>>,
  envelope: unknown,
): string | null {
  const location = answerFacts[operationId]?.[status]?.location;
  if (location === undefined) return null;
  const { path, parameters } = location;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(valueAt(parameters[name] ?? '', params, envelope)),
  );
  return `/api${filled}`;
}

/** Reads a runtime expression of a link: `$request.path.caseId` or `$response.body#/data/id`. */
function valueAt(expression: string, params: Readonly<Record<string, string>>, envelope: unknown): string {
  const ofPath = /^\$request\.path\.(\w+)$/.exec(expression)?.[1];
  if (ofPath !== undefined) return params[ofPath] ?? '';
  const [, pointer = ''] = expression.split('#/');
  const value = pointer.split('/').reduce<unknown>((node, key) => fieldsOf(node)[key], envelope);
  if (typeof value !== 'string') throw new Error(`nothing at ${expression}`);
  return value;
}
