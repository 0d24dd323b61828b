import type { World } from '#mock-server/world.ts';
import { mockInProcess } from '#tests/contract/mock-client.ts';
import { readDemoCreds } from '../mutants/demo-creds.ts';
import { type CheckOptions, runCheck } from './run-check.ts';

export const HOOKS = 'http://mock.test/__mock';
export const CONTROL_TOKEN = 'an-invented-token';

export interface Helped extends Partial<CheckOptions> {
  readonly heard?: () => void;
  /** What the server holds before it is checked. */
  readonly prepare?: (world: World) => void;
  /** Stands between the mock and whoever checks it; `pass` asks the mock, with another request where one is given. */
  readonly spoil?: (request: Request, pass: (other?: Request) => Promise<Response>) => Promise<Response>;
}

/** Checks the mock as it runs in this process, all of the contract unless it is told what of it. */
export async function checkMock({
  heard = () => undefined,
  prepare = () => undefined,
  spoil = (_, pass) => pass(),
  ...options
}: Helped = {}) {
  const { api } = mockInProcess({ control: { token: CONTROL_TOKEN } });
  await api.ready;
  prepare(api.world());
  const methods: string[] = [];
  const report = await runCheck({
    send: (request) => {
      methods.push(`${request.method} ${new URL(request.url).pathname}`);
      heard();
      return spoil(request, (other = request) => api.fetch(other.clone()));
    },
    base: 'http://mock.test/api',
    creds: readDemoCreds(),
    seed: 7,
    budgetMs: 3_600_000,
    // No answer of a machine that is busy takes so long.
    timeoutMs: 600_000,
    ...options,
  });
  return { report, methods };
}

/** A server says so to whoever asks too often. */
export function tooMany(): Response {
  const error = 'Too many requests. Wait a moment.';
  return Response.json(
    { isSuccess: false, data: null, message: null, error, details: null },
    {
      status: 429,
      headers: {
        'cache-control': 'no-store',
        'retry-after': '0',
        'x-error-code': 'TOO_MANY_REQUESTS',
        'x-request-id': 'a-request',
      },
    },
  );
}
