import path from 'node:path';
import type { ActionFunction, AppLoadContext, LoaderFunction } from '@remix-run/node';
import { expect, vi } from 'vitest';
import type { Role } from '#app/core/access/roles.ts';
import { screenAt } from '#app/core/access/screens.ts';
import { startSession } from '#app/server/session.server.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { createMockApi, type MockApi } from '#mock-server/server.ts';
import { pathOfRoute } from './route-files.ts';
import { filesBelow, root } from './source-files.ts';

/** The duties of the operator's staff, and who has each in the demo. */
const STAFF = {
  Admin: 'admin',
  Lab_Operations: 'labops',
  Accounts: 'accounts',
  Relationship_Manager: 'relations',
} as const;
export type Staff = keyof typeof STAFF;
export const staff = [
  'Admin',
  'Lab_Operations',
  'Accounts',
  'Relationship_Manager',
] as const satisfies readonly Staff[];

const NOW = Date.now();

/** With pairs, a field may be there several times; with the data of a form, it may be a file. */
type PostedFields = Readonly<Record<string, string>> | URLSearchParams | FormData;

/** The loaders and actions of the pages with the mock behind them, in one process and without a browser. */
export interface OperatorDesk {
  readonly api: MockApi;
  /** What the route of an address answers; with a form, to a post of it. */
  readonly open: (as: Staff, address: string, form?: PostedFields) => Promise<Answered>;
  /** What the route of an address answers to somebody of the demo who is not of the operator's staff. */
  readonly openAsMember: (member: Member, address: string, form?: PostedFields) => Promise<Answered>;
  /** Somebody else logs in as people do: where the login leads, and the pages as they see them. */
  readonly enter: (
    email: string,
    password: string,
    redirectTo?: string,
  ) => Promise<{ readonly to: string; readonly open: (address: string) => Promise<Answered> }>;
  /** What a page answers to somebody who is not logged in. */
  readonly visit: (address: string, form: PostedFields) => Promise<Answered>;
  /** The cookie of somebody who has logged in, for a request that is no form. */
  readonly cookieOf: (member: Member) => Promise<string>;
  /** The answer of a route that answers with a file, before it has been read. */
  readonly file: (as: Staff, address: string) => Promise<Response>;
}

interface Member {
  readonly email: string;
  readonly role: Role;
}

export async function openOperatorDesk(): Promise<OperatorDesk> {
  context = freshContext();
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const api = createMockApi({ world: WORLDS.demo, now: () => NOW });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => api.fetch(new Request(input, init)));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const cookies = new Map<Staff, string>();
  for (const staffRole of staff) {
    const email = `${STAFF[staffRole]}@example.org`;
    cookies.set(staffRole, await cookieOf(api, { email, role: 'Admin', staffRole }));
  }
  return {
    api,
    open: (as, address, form) => answerOf(cookies.get(as) ?? '', address, form),
    openAsMember: async (member, address, form) =>
      answerOf(await cookieOf(api, { ...member, staffRole: null }), address, form),
    enter: async (email, password, redirectTo = '') => {
      const { answer } = await ask('', '/login', { email, password, redirectTo });
      if (!(answer instanceof Response)) return expect.fail('no answer to the login');
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      const to = answer.headers.get('Location') ?? String(answer.status);
      return { to, open: (address) => answerOf(cookie, address, undefined) };
    },
    visit: (address, form) => answerOf('', address, form),
    cookieOf: (member) => cookieOf(api, { ...member, staffRole: null }),
    file: async (as, address) => {
      const { answer } = await ask(cookies.get(as) ?? '', address, undefined);
      return answer instanceof Response ? answer : expect.fail(`no file at ${address}`);
    },
  };
}

type Kind = 'users' | 'accounts' | 'enquiries' | 'cases' | 'tasks' | 'billings' | 'groups' | 'tickets';
export type RecordPlace = readonly [kind: Kind, id: string];

/** The version of the record as the API would name it now. */
export function etagOf({ api }: OperatorDesk, [kind, id]: RecordPlace): string {
  const record = api.world()[kind].find(id);
  return `"v${record?.version ?? expect.fail(`no ${id}`)}"`;
}

/** The cookie of somebody who has logged in. */
async function cookieOf(
  api: MockApi,
  { email, role, staffRole }: Member & { readonly staffRole: Staff | null },
): Promise<string> {
  const answer = await api.fetch(
    new Request('http://mock.test/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    }),
  );
  const { data } = (await answer.json()) as { readonly data: { readonly token: string } };
  const person = { userId: email, displayName: email, email, status: 'Active', role };
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, staffRole, token: data.token, expiresAt: NOW + 3_600_000 },
    '/',
  );
  return started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

interface RouteModule {
  readonly loader?: LoaderFunction;
  readonly action?: ActionFunction;
}
const files = filesBelow('app/routes', ['.ts', '.tsx']).map((file) => file.replace('app/routes/', ''));
/** What a post of a desk has noted is read by the page that comes after it. */
const freshContext = (): AppLoadContext => ({
  nonce: '',
  requestId: 'any',
  clientAddress: '::1',
  tooManyLogins: false,
});
let context = freshContext();

/** The names in the pattern of a path, with what stands for them in the address. */
function paramsOf(pattern: string, pathname: string): Record<string, string> {
  const [names, texts] = [pattern.split('/'), pathname.split('/')];
  return Object.fromEntries(
    names.flatMap((name, at) => (name.startsWith('{') ? [[name.slice(1, -1), texts[at] ?? '']] : [])),
  );
}

/** The path of the screen, or of the route that is asked by pages, at an address. */
const patternOf = (pathname: string): string | undefined =>
  screenAt(pathname)?.path ??
  files
    .map(pathOfRoute)
    .find((path) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[\\w.~-]+')}$`).test(pathname));

export interface Answered {
  /** 'shown', the status of a refusal, or where one is sent. */
  readonly outcome: string;
  /** The data, as JSON. */
  readonly text: string;
}

async function ask(cookie: string, address: string, form: PostedFields | undefined) {
  const url = new URL(address, 'http://localhost');
  const pattern = patternOf(url.pathname) ?? expect.fail(`no route at ${address}`);
  const file = files.find((one) => pathOfRoute(one) === pattern) ?? expect.fail(`no route for ${pattern}`);
  const { loader, action } = (await import(path.join(root, 'app/routes', file))) as RouteModule;
  const request = new Request(url, {
    headers: { Cookie: cookie },
    ...(form === undefined
      ? {}
      : { method: 'POST', body: form instanceof FormData ? form : new URLSearchParams(form) }),
  });
  const args = { request, params: paramsOf(pattern, url.pathname), context };
  try {
    const answer: unknown = await (form === undefined ? loader : action)?.(args);
    return { answer, isThrown: false };
  } catch (thrown) {
    return { answer: thrown, isThrown: true };
  }
}

async function answerOf(cookie: string, address: string, form: PostedFields | undefined): Promise<Answered> {
  const { answer, isThrown } = await ask(cookie, address, form);
  if (!(answer instanceof Response)) {
    if (isThrown) throw answer;
    return { outcome: 'shown', text: JSON.stringify(answer) };
  }
  const location = answer.headers.get('Location');
  const outcome = location ?? (isThrown || answer.status >= 400 ? String(answer.status) : 'shown');
  return { outcome, text: await answer.text() };
}
