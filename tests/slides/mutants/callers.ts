import { z } from 'zod';
import { requireCaller } from '#mock-server/http/authentication.ts';
import { Refusal } from '#mock-server/http/refusal.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { readDemoCreds } from './demo-creds.ts';
import { asUser, at, codeOf, edited, type Mutant, spoiling } from './mutant.ts';

const ADMIN = 'usr_demo000006';

const bodyOf = (request: Request): Promise<unknown> =>
  request
    .clone()
    .json()
    .catch(() => null);

const Signed = z.looseObject({ signature: z.looseObject({ password: z.string() }) });

/** Servers that do not ask who calls, or believe whatever they are told. */
const UNKNOWN: readonly Mutant[] = [
  {
    name: 'nobody let in',
    wrong: 'shows a profile to whoever asks without a token',
    part: 'auth',
    operations: ['getMyProfile'],
    spoil: at(['getMyProfile'], async ({ api, pass, request }) =>
      request.headers.has('authorization') ? pass() : pass({ headers: asUser(api, PROVIDER) }),
    ),
  },
  {
    name: 'any token taken',
    wrong: 'takes a token that it never gave',
    part: 'auth',
    operations: ['getMyProfile'],
    spoil: at(['getMyProfile'], async ({ api, pass, request }) => {
      const answer = await pass();
      const isUnknown = answer.status === 401 && request.headers.has('authorization');
      return isUnknown ? pass({ headers: asUser(api, PROVIDER) }) : answer;
    }),
  },
  {
    name: 'any password taken',
    wrong: 'lets somebody in with another password than their own',
    part: 'auth',
    operations: ['login'],
    spoil: at(['login'], async ({ pass }) => {
      const answer = await pass();
      if (codeOf(answer) !== 'INVALID_CREDENTIALS') return answer;
      return pass({ body: JSON.stringify(readDemoCreds().callers.provider) });
    }),
  },
  {
    name: 'any signature taken',
    wrong: 'signs a report with another password than that of its signer',
    part: 'auth',
    operations: ['signOutCase'],
    spoil: at(['signOutCase'], async ({ pass, request }) => {
      const answer = await pass();
      if (codeOf(answer) !== 'PASSWORD_REQUIRED') return answer;
      const { signature, ...body } = Signed.parse(await bodyOf(request));
      const { password } = readDemoCreds().callers.provider ?? {};
      return pass({ body: JSON.stringify({ ...body, signature: { ...signature, password } }) });
    }),
  },
  {
    name: 'address without an account told',
    wrong: 'says of a login that its address is unknown',
    part: 'auth',
    operations: ['login'],
    spoil: at(['login'], async ({ api, pass, request }) => {
      const { email } = z
        .object({ email: z.unknown() })
        .catch({ email: null })
        .parse(await bodyOf(request));
      const answer = await pass();
      if (codeOf(answer) !== 'INVALID_CREDENTIALS') return answer;
      const isKnown = api
        .world()
        .users.list()
        .some((user) => user.email === email);
      return isKnown ? answer : edited(answer, { body: (envelope) => ({ ...envelope, error: 'Unknown.' }) });
    }),
  },
  {
    name: 'logout without effect',
    wrong: 'says that a session has ended, and goes on to take its token',
    part: 'auth',
    operations: ['logout', 'getCurrentUser'],
    spoil: at(['logout'], async ({ api, pass }) => {
      const { tokens } = api.world();
      const before = tokens.list();
      const answer = await pass();
      for (const token of before) if (tokens.find(token.id) === null) tokens.insert(token);
      return answer;
    }),
  },
  {
    name: 'expired token taken',
    wrong: 'takes a token that is past its time',
    part: 'auth',
    operations: ['getMyProfile'],
    spoil: at(['getMyProfile'], async ({ api, pass }) => {
      const answer = await pass();
      return codeOf(answer) === 'TOKEN_EXPIRED' ? pass({ headers: asUser(api, PROVIDER) }) : answer;
    }),
  },
  {
    name: 'wrong code',
    wrong: 'says of a missing token that it has expired',
    part: 'auth',
    operations: ['getMyProfile'],
    spoil: spoiling(['getMyProfile'], 401, { headers: { 'x-error-code': 'TOKEN_EXPIRED' } }),
  },
  {
    name: 'code of another status',
    wrong: 'refuses a missing token with the code of a missing role',
    part: 'generic',
    operations: ['listSessions'],
    spoil: spoiling(['listSessions'], 401, { headers: { 'x-error-code': 'FORBIDDEN_ROLE' } }),
  },
];

function roleOf(api: MockApi, request: Request): string | null {
  try {
    return requireCaller(api.world(), request.headers.get('authorization'), Date.now()).caller.viewer.role;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The refusal of a role in the mock's own words; `/api/users` is closed to everybody but admins. */
const refuseRole = (api: MockApi, request: Request): Promise<Response> =>
  api.fetch(
    new Request(new URL('/api/users', request.url), {
      headers: { authorization: request.headers.get('authorization') ?? '' },
    }),
  );

/** Servers that know who calls, and are wrong about what that person may do. */
const KNOWN: readonly Mutant[] = [
  {
    name: 'role let in',
    wrong: 'lists all users to everybody who is logged in',
    part: 'roles',
    operations: ['listUsers'],
    spoil: at(['listUsers'], async ({ api, pass }) => {
      const answer = await pass();
      return answer.status === 403 ? pass({ headers: asUser(api, ADMIN) }) : answer;
    }),
  },
  {
    name: 'role kept out',
    wrong: 'keeps nurse practitioners out of the tickets that they may open',
    part: 'roles',
    operations: ['createSupportTicket'],
    spoil: at(['createSupportTicket'], ({ api, pass, request }) =>
      roleOf(api, request) === 'Facility_NP' ? refuseRole(api, request) : pass(),
    ),
  },
  {
    name: 'other facility let in',
    wrong: 'shows a case to the people of every facility',
    part: 'roles',
    operations: ['getCase'],
    spoil: at(['getCase'], async ({ api, params, pass, request }) => {
      const answer = await pass();
      const isThere = api.world().cases.find(params['caseId'] ?? '') !== null;
      return answer.status === 404 && isThere && request.headers.has('authorization')
        ? pass({ headers: asUser(api, ADMIN) })
        : answer;
    }),
  },
  {
    name: 'hidden case told',
    wrong: 'says that a case is there which the caller may not know of',
    part: 'roles',
    operations: ['getCase'],
    spoil: at(['getCase'], async ({ api, params, pass, request }) => {
      const answer = await pass();
      const isThere = api.world().cases.find(params['caseId'] ?? '') !== null;
      if (answer.status !== 404 || !isThere) return answer;
      const refused = await refuseRole(api, request);
      // The operator's staff are refused nothing by their role.
      return refused.status === 403 ? refused : answer;
    }),
  },
];

export const CALLER_MUTANTS: readonly Mutant[] = [...UNKNOWN, ...KNOWN];
