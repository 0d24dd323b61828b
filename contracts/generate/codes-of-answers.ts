import { type ApiDocument, type ExampleObject, type OperationObject, resolve } from './document.ts';

const JSON_TYPE = 'application/json';

/** A body that is JSON can be wrong field by field, and then the request is refused before anything is looked up. */
const OF_A_BODY = { status: 400, code: 'VALIDATION_FAILED' };

/**
 * What X-Error-Code may say with one answer of an operation: the operation's own list for the status, or else that
 * of the answer, or else the codes of its examples; and what its parameters and its body bring with them.
 */
export function codesOfAnswer(
  document: ApiDocument,
  operation: OperationObject,
  status: number,
): readonly string[] {
  const reference = operation.responses[String(status)];
  if (reference === undefined) return [];
  const answer = resolve(document, reference);
  const examples = Object.values(answer.content?.[JSON_TYPE]?.examples ?? {});
  const own =
    operation['x-error-codes']?.[String(status)] ??
    answer['x-error-codes'] ??
    examples.flatMap((one) => resolve<ExampleObject>(document, one)['x-error-code'] ?? []);
  const brought = (operation.parameters ?? []).flatMap(
    (one) => resolve(document, one)['x-error-codes']?.[String(status)] ?? [],
  );
  const ofBody =
    status === OF_A_BODY.status && operation.requestBody?.content[JSON_TYPE] !== undefined ? [OF_A_BODY.code] : [];
  return [...new Set([...own, ...brought, ...ofBody, ...ofAccess(document, operation, status)])].toSorted();
}

/** Who may not call it gets the code that its access rows name. */
function ofAccess(document: ApiDocument, operation: OperationObject, status: number): readonly string[] {
  const access = operation['x-access'] as { readonly rows?: readonly { readonly gets: string }[] } | undefined;
  const entries = document.components.schemas.ErrorCode?.['x-errors'] ?? {};
  return (access?.rows ?? []).map(({ gets }) => gets).filter((code) => entries[code]?.status.includes(status));
}
