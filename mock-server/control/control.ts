import { z } from 'zod';
import { type ControlCall, ControlRefused, readAs } from './control-call.ts';
import { controlFor } from './controls.ts';
import { controlPage, tokenPage } from './page/control-page.ts';
import { pressedOf } from './page/pressed.ts';
import { STYLE } from './page/style.ts';
import type { Sandbox } from './sandbox.ts';
import type { Sandboxes } from './sandboxes.ts';

/** What the controls may reach. */
interface Controlled {
  /** When set, every call must carry it in X-Mock-Token, and the page for people in its cookie. */
  readonly token: string | null;
  readonly sandboxes: Sandboxes;
  /** The one that the call names by its session. */
  readonly sandbox: Sandbox;
  /** The product's own login is on this origin, so that people can be logged in from the page. */
  readonly hasLogin: boolean;
}

const PREFIX = '/__mock';
const TOKEN_COOKIE = 'mock-token';

export const isControlPath = (path: string): boolean => path === PREFIX || path.startsWith(`${PREFIX}/`);

/** The switchboard of tests: it is no part of the product's contract and is absent unless it is asked for. */
export async function controlAnswer(
  request: Request,
  asked: string,
  controlled: Controlled,
): Promise<Response> {
  try {
    return await answerOf(request, asked.slice(PREFIX.length) || '/', controlled);
  } catch (error) {
    const { status, message } = noOf(error);
    return refusalOf(status, message);
  }
}

async function answerOf(request: Request, path: string, controlled: Controlled): Promise<Response> {
  if (!isOwnOrigin(request.headers.get('Origin')))
    return refusalOf(403, 'pages of other origins may not reach the controls');
  const ofPage = await pageAnswer(request, path, controlled);
  if (ofPage !== null) return ofPage;
  if (!isLetIn(request, controlled)) return refusalOf(403, 'X-Mock-Token is missing or wrong');
  const body = await bodyOf(request);
  const came = await perform(controlled, { method: request.method, path, search: searchOf(request), body });
  return Response.json(came.answer, { status: came.status });
}

/** How something that was thrown is told: whoever tests by the controls must hear of a mistake of the mock, too. */
function noOf(error: unknown): Pick<ControlRefused, 'status' | 'message'> {
  if (error instanceof ControlRefused) return error;
  console.error('mock:', error);
  return { status: 500, message: error instanceof Error ? error.message : String(error) };
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly search: URLSearchParams;
  readonly body: unknown;
}

const NoBody = z.strictObject({});

/** Does what is asked for. Throws ControlRefused where it cannot be. */
async function perform({ sandbox, sandboxes }: Controlled, { method, path, search, body }: Asked) {
  const found = controlFor(method, path);
  if (found === null)
    throw new ControlRefused(404, `no such control: ${method} ${path}; GET ${PREFIX}/ lists them`);
  const { control, gaps } = found;
  const unknown = [...search.keys()].find((name) => control.search?.includes(name) !== true);
  if (unknown !== undefined) throw new ControlRefused(400, `no query is called ${unknown}`);
  if (control.hasBody !== true) readAs(body ?? {}, NoBody);
  const answer: unknown = await control.answer({ sandbox, sandboxes, gaps, search, body });
  return { answer, status: control.status ?? 200 };
}

/** What belongs to the page for people; null for the rest. */
function pageAnswer(
  request: Request,
  path: string,
  controlled: Controlled,
): Promise<Response> | Response | null {
  const { method, headers } = request;
  if (method === 'GET' && path === '/page.css')
    return new Response(STYLE, { headers: { 'Content-Type': 'text/css' } });
  if (method === 'POST' && path === '/page/token') return enter(request, controlled);
  if (method === 'POST' && path === '/page') return press(request, controlled);
  if (method !== 'GET' || path !== '/' || headers.get('Accept')?.includes('text/html') !== true) return null;
  const { pathname, searchParams } = new URL(request.url);
  // The forms and links of the page are named from where it stands.
  if (!pathname.endsWith('/')) return seeOther(`${pathname}/`);
  if (!isLetIn(request, controlled)) return tokenPage(false);
  const done = searchParams.get('done');
  const said =
    done === null
      ? {}
      : { said: { text: `Done: ${done}`, isNo: false, path: done.slice(done.indexOf(' ') + 1) } };
  return controlPage(controlled.sandbox, { hasLogin: controlled.hasLogin, ...said });
}

/** Does what a button of the page asks for, and shows the page anew; a page that is loaded again does it no second time. */
async function press(request: Request, controlled: Controlled): Promise<Response> {
  const { sandbox, hasLogin } = controlled;
  if (!isSamePage(request)) return refusalOf(403, 'only the page itself may send its forms');
  if (!isLetIn(request, controlled)) return tokenPage(false);
  const { method, path, body } = pressedOf(new URLSearchParams(await request.text()));
  try {
    const { answer } = await perform(controlled, { method, path, search: new URLSearchParams(), body });
    // A token is shown once and stands in no address.
    if (path === '/tokens')
      return controlPage(sandbox, { hasLogin, said: { text: JSON.stringify(answer), isNo: false, path } });
    return seeOther(`./?${new URLSearchParams({ done: `${method} ${path}` }).toString()}`);
  } catch (error) {
    const { status, message } = noOf(error);
    return controlPage(sandbox, { status, hasLogin, said: { text: message, isNo: true, path } });
  }
}

async function enter(request: Request, { token }: Controlled): Promise<Response> {
  if (!isSamePage(request)) return refusalOf(403, 'only the page itself may send its forms');
  const given = new URLSearchParams(await request.text()).get('token');
  if (token !== null && given !== token) return tokenPage(true);
  const cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token ?? '')}; Path=${PREFIX}; HttpOnly; SameSite=Strict`;
  return seeOther('../', { 'Set-Cookie': cookie });
}

const searchOf = (request: Request): URLSearchParams => new URL(request.url).searchParams;

const seeOther = (location: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status: 303, headers: { ...headers, Location: location } });

function isLetIn({ headers }: Request, { token }: Controlled): boolean {
  if (token === null) return true;
  const cookie = `${TOKEN_COOKIE}=${encodeURIComponent(token)}`;
  const cookies = (headers.get('Cookie') ?? '').split(';').map((one) => one.trim());
  return headers.get('X-Mock-Token') === token || cookies.includes(cookie);
}

/** Any page of this machine may call the controls, but only this one sends its forms: a browser sends its cookie along. */
const isSamePage = ({ url, headers }: Request): boolean => headers.get('Origin') === new URL(url).origin;

const refusalOf = (status: number, error: string): Response => Response.json({ error }, { status });

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
