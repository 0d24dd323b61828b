import { accessOf } from './access-table.ts';
import {
  type ApiDocument,
  type ExampleObject,
  methodsOfPath,
  type OperationObject,
  type PathItem,
  resolve,
} from './document.ts';

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
    status === OF_A_BODY.status && operation.requestBody?.content[JSON_TYPE] !== undefined
      ? [OF_A_BODY.code]
      : [];
  return [...new Set([...own, ...brought, ...ofBody, ...ofAccess(document, operation, status)])].toSorted();
}

/** Who may not call it gets the code that its access rows name. */
function ofAccess(document: ApiDocument, operation: OperationObject, status: number): readonly string[] {
  const entries = document.components.schemas.ErrorCode?.['x-errors'] ?? {};
  const rows = accessOf(document, operation)?.rows ?? [];
  return rows.map(({ gets }) => gets).filter((code) => entries[code]?.status.includes(status));
}

/** The contract with every operation's codes written out, for readers who look at one operation only. */
export function withCodes(document: ApiDocument): ApiDocument {
  const codesOf = (operation: OperationObject) =>
    Object.fromEntries(
      Object.keys(operation.responses)
        .map((status) => [status, codesOfAnswer(document, operation, Number(status))] as const)
        .filter(([, codes]) => codes.length > 0),
    );
  const withTheirs = (item: PathItem): PathItem => {
    const coded: { -readonly [Method in keyof PathItem]: PathItem[Method] } = { ...item };
    for (const method of methodsOfPath) {
      const operation = item[method];
      if (operation !== undefined) coded[method] = { ...operation, 'x-error-codes': codesOf(operation) };
    }
    return coded;
  };
  const paths = Object.entries(document.paths).map(([path, item]) => [path, withTheirs(item)] as const);
  return { ...document, paths: Object.fromEntries(paths) };
}
