import { type ControlCall, ControlRefused } from './control-call.ts';
import { controlFor } from './controls.ts';
import type { Sandbox } from './sandbox.ts';
import type { Sandboxes } from './sandboxes.ts';

/** What the controls may reach. */
interface Controlled {
  /** When set, every call must carry it in X-Mock-Token. */
  readonly token: string | null;
  readonly sandboxes: Sandboxes;
  /** The one that the call names by its session. */
  readonly sandbox: Sandbox;
}

const PREFIX = '/__mock';

export const isControlPath = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`);

/** The switchboard of tests: it is no part of the product's contract and is absent unless it is asked for. */
export async function controlAnswer(
  request: Request,
  asked: string,
  { token, sandbox, sandboxes }: Controlled,
): Promise<Response> {
  if (token !== null && request.headers.get('X-Mock-Token') !== token)
    return refused(403, 'X-Mock-Token is missing or wrong');
  if (!isOwnOrigin(request.headers.get('Origin')))
    return refused(403, 'pages of other origins may not reach the controls');
  const path = asked.slice(PREFIX.length) || '/';
  const found = controlFor(request.method, path);
  if (found === null) return refused(404, 'no such control');
  const { search } = new URL(request.url);
  const call = { sandbox, sandboxes, gaps: found.gaps, search: new URLSearchParams(search) };
  try {
    const body = await bodyOf(request);
    const unknown = [...call.search.keys()].find((name) => found.control.search?.includes(name) !== true);
    if (unknown !== undefined) throw new ControlRefused(400, `no query is called ${unknown}`);
    const came = await found.control.answer({ ...call, body });
    return Response.json(came, { status: found.control.status ?? 200 });
  } catch (error) {
    if (!(error instanceof ControlRefused)) throw error;
    return refused(error.status, error.message);
  }
}

const refused = (status: number, error: string): Response => Response.json({ error }, { status });

/** A page in a browser names its origin; one that was opened elsewhere must not switch a fault on. */
function isOwnOrigin(origin: string | null): boolean {
  if (origin === null) return true;
  return isLoopback(URL.canParse(origin) ? new URL(origin).hostname : '');
}

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '127.0.0.1' || host === '[::1]';

async function bodyOf(request: Request): Promise<ControlCall['body']> {
  const text = request.body === null ? '' : await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new ControlRefused(400, 'the body is no JSON');
  }
}
