import type { OperationId } from '#contracts/generated/operations/index.ts';
import { DEMO_PASSWORD } from '#mock-server/seeds/people.ts';
import type { MockApi, MockOptions } from '#mock-server/server.ts';
import { type Answered, type Asking, key, type MockClient, mockInProcess } from './mock-client.ts';

export const START = Date.parse('2026-11-21T12:00:00Z');
export const MINUTE_MS = 60_000;

export interface PeopleMock {
  readonly api: MockApi;
  readonly client: MockClient;
  readonly advance: (ms: number) => void;
  /** Opens a session of `{name}@example.org`. */
  readonly enter: (
    name: string,
    password?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<string>;
  /** Asks with a fresh Idempotency-Key, and If-Match where a version is given. */
  readonly send: (id: OperationId, asking: Asking & { readonly version?: number }) => Promise<Answered>;
  /** The code or token of the latest mail to the address. */
  readonly mailed: (email: string) => string;
  readonly mailsTo: (email: string) => number;
  readonly user: (id: string) => ReturnType<ReturnType<MockApi['world']>['users']['list']>[number];
}

/** The demo world with a clock that the test moves. */
export function peopleMock(options: MockOptions = {}): PeopleMock {
  let clock = START;
  const { api, client } = mockInProcess({ now: () => clock, tokenLifeMs: 24 * 60 * MINUTE_MS, ...options });
  const mails = (email: string) => api.world().mails.by('to', email);
  return {
    api,
    client,
    advance: (ms) => {
      clock += ms;
    },
    enter: async (name, password = DEMO_PASSWORD, headers = {}) => {
      const answer = await client.ask('login', { body: { email: `${name}@example.org`, password }, headers });
      if (answer.status !== 200) throw new Error(`no login for ${name}: ${answer.text}`);
      return dataOf<{ token: string }>(answer).token;
    },
    send: (id, { version, headers = {}, ...asking }) =>
      client.ask(id, {
        ...asking,
        headers: {
          'Idempotency-Key': key(),
          ...(version === undefined ? {} : { 'If-Match': `"v${version}"` }),
          ...headers,
        },
      }),
    mailed: (email) => mails(email).findLast(({ code }) => code !== null)?.code ?? '',
    mailsTo: (email) => mails(email).length,
    user: (id) => {
      const user = api.world().users.find(id);
      if (user === null) throw new Error(`no user ${id}`);
      return user;
    },
  };
}

export const dataOf = <T>({ body }: Answered): T => (body as { data: T }).data;

/** What a rule says in a form, with its status and code. */
export const fieldRefusal = (fields: Readonly<Record<string, string>>) => ({
  status: 422,
  code: 'VALIDATION_FAILED',
  body: { data: Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text]])) },
});
