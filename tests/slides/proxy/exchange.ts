import { checkRequest, checkResponse } from '#contracts/conformance.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import type { ContractIssue } from '#contracts/issue.ts';
import type { Operation } from '#contracts/operation.ts';
import { type Route, routeOf, withoutPrefix } from '#mock-server/http/router.ts';

/** One call that went through the proxy, with the bodies as far as they are JSON. */
export interface Passage {
  readonly route: Route;
  /** The path within the API, without its prefix. */
  readonly path: string;
  readonly request: Request;
  /** Undefined where there was none; null for one that is no JSON. */
  readonly sent: unknown;
  readonly status: number;
  readonly headers: Headers;
  readonly came: unknown;
}

/** Where a passage breaks the contract: it names places, never what stood there. */
export interface Breach {
  readonly operation: OperationId | null;
  readonly says: string;
  readonly place: string;
  readonly came: string;
}

export function routeOfUrl(method: string, url: URL): { readonly route: Route; readonly path: string } {
  const path = withoutPrefix(url.pathname);
  return { route: routeOf(method, path), path };
}

const operationAt = ({ route }: Passage): Operation | null =>
  route.kind === 'operation' ? operations[route.id] : null;

/** What is wrong with a passage. A request that breaks the contract and is refused is its caller's fault alone. */
export function breachesOf(passage: Passage): readonly Breach[] {
  const { route, status } = passage;
  const operation = operationAt(passage);
  if (operation === null || route.kind !== 'operation') {
    const isRefused = status === 404 || status === 405 || passage.request.method === 'OPTIONS';
    if (isRefused) return [];
    const says = 'What is no operation of the contract is refused with 404 or 405.';
    return [{ operation: null, says, place: '#/paths', came: `${status}` }];
  }
  const at = `#/paths/${operation.path.replaceAll('~', '~0').replaceAll('/', '~1')}/${operation.method.toLowerCase()}`;
  const told = (says: string, place: string, issues: readonly ContractIssue[]): Breach[] =>
    issues.map(({ path: where, code, expected }) => {
      const path = where === '' ? 'the body' : where;
      return {
        operation: route.id,
        says: expected === null ? says : `${says} There, ${path} is ${expected}.`,
        place,
        came: `${status}, ${path}: ${code}`,
      };
    });
  return [
    ...told(
      `An answer of ${operation.id} holds its schema.`,
      `${at}/responses/${status}`,
      checkResponse(operation, status, passage.headers, passage.came),
    ),
    ...(status < 400
      ? told(`${operation.id} refuses a request that breaks the contract.`, at, sentIssues(passage))
      : []),
  ];
}

function sentIssues(passage: Passage): readonly ContractIssue[] {
  const { route, request, sent } = passage;
  const operation = operationAt(passage);
  if (operation === null || route.kind !== 'operation') return [];
  const { searchParams } = new URL(request.url);
  const body = operation.body === 'bytes' ? new ArrayBuffer(0) : (sent ?? undefined);
  const checked = checkRequest(operation, {
    params: route.params,
    search: searchParams,
    headers: request.headers,
    body,
  });
  return checked.ok ? [] : checked.error;
}
