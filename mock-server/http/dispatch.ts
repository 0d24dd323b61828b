import { randomUUID } from 'node:crypto';
import { keysOf } from '#app/core/objects.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { resolvers } from '../resolvers/index.ts';
import type { ResolverTable } from './call.ts';
import { type Arrival, type Handler, implement, type Outgoing, refuseCall } from './implement.ts';
import { refuse } from './refusal.ts';
import type { Route } from './router.ts';

const table: ResolverTable = resolvers;
const notYet: Handler = () => Promise.resolve(refuseCall(refuse('UNAVAILABLE')));
const bind = <K extends OperationId>(id: K): Handler => {
  const resolver = table[id];
  return resolver === undefined ? notYet : implement(id, resolver);
};
const handlers = new Map<OperationId, Handler>(keysOf(operations).map((id) => [id, bind(id)]));

/** The answer to a call whose path was looked up. What no operation stands for is refused in the same envelope. */
export async function dispatch(
  route: Route,
  request: Request,
  arrive: () => Promise<Omit<Arrival, 'request' | 'params'>>,
): Promise<Outgoing> {
  if (route.kind === 'none') return refuseCall(refuse('NOT_FOUND'));
  if (route.kind === 'other-method') {
    const allow = { Allow: route.allow.join(', ') };
    if (request.method === 'OPTIONS') return { status: 204, headers: allow, body: null };
    return refuseCall(refuse('METHOD_NOT_ALLOWED', { headers: allow }));
  }
  const handler = handlers.get(route.id);
  if (handler === undefined) throw new Error(`no handler for ${route.id}`);
  return handler({ ...(await arrive()), request, params: route.params });
}

/** The caller's own id when it is a plain one, so that logs of both sides can be laid side by side. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id') ?? '';
  return /^[\w.-]{1,100}$/.test(given) ? given : randomUUID();
}

/** Signed addresses are read by scripts of other origins: without these a reader cannot see where its range lies. */
const CROSS_ORIGIN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Range, If-Range, If-None-Match',
  'Access-Control-Expose-Headers': 'Content-Range, Accept-Ranges, Content-Length, ETag',
  'Access-Control-Max-Age': '600',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export function responseOf(
  { status, headers, body }: Outgoing,
  { requestId, method }: { readonly requestId: string; readonly method: string },
  path: string,
): Response {
  const isSigned = /^\/wsi\/(files|tiles|thumbnails)\//.test(path);
  return new Response(method === 'HEAD' ? null : body, {
    status,
    headers: {
      ...headers,
      'X-Request-Id': requestId,
      'X-Content-Type-Options': 'nosniff',
      ...(isSigned ? CROSS_ORIGIN : {}),
    },
  });
}
