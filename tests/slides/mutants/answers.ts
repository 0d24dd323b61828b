import { at, edited, type Mutant, spoiling, withData, withRows } from './mutant.ts';

const without = (name: string) => (data: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => key !== name));

const STACK =
  'TypeError: Cannot read properties of null (reading "id")\n    at getCase (/srv/api/cases.js:41:17)';

/** Servers whose successes do not look as the contract says. */
const SUCCESSES: readonly Mutant[] = [
  {
    name: 'wrong status',
    wrong: 'answers 200 where something was made',
    part: 'generic',
    operations: ['createTextTemplate'],
    spoil: spoiling(['createTextTemplate'], 201, { status: 200 }),
  },
  {
    name: 'undeclared status',
    wrong: 'answers a list with 206, which nothing declares',
    part: 'generic',
    operations: ['listSessions'],
    spoil: spoiling(['listSessions'], 200, { status: 206 }),
  },
  {
    name: 'missing key',
    wrong: 'leaves the time zone out of a profile',
    part: 'examples',
    operations: ['getMyProfile'],
    spoil: spoiling(['getMyProfile'], 200, { body: withData(without('timeZone')) }),
  },
  {
    name: 'null that is not allowed',
    wrong: 'writes null where a profile always has its email',
    part: 'examples',
    operations: ['getMyProfile'],
    spoil: spoiling(['getMyProfile'], 200, { body: withData((data) => ({ ...data, email: null })) }),
  },
  {
    name: 'wrong type',
    wrong: 'counts a list in a text',
    part: 'examples',
    operations: ['listCases'],
    spoil: spoiling(['listCases'], 200, {
      body: withData((data) => ({ ...data, total: String(data['total']) })),
    }),
  },
  {
    name: 'unknown value',
    wrong: 'says that a case is Lost, which is no state',
    part: 'examples',
    operations: ['listCases'],
    spoil: spoiling(['listCases'], 200, {
      body: withRows((rows) => rows.map((row) => ({ ...row, status: 'Lost' }))),
    }),
  },
  {
    name: 'extra property',
    wrong: 'tells the hash of the password with the caller',
    part: 'examples',
    operations: ['getCurrentUser'],
    spoil: spoiling(['getCurrentUser'], 200, {
      body: withData((data) => ({ ...data, passwordHash: '$2b$10$abcdefghijklmnopqrstuv' })),
    }),
  },
  {
    name: 'bare answer',
    wrong: 'answers with the data alone, outside the envelope',
    part: 'generic',
    operations: ['listTextTemplates'],
    spoil: spoiling(['listTextTemplates'], 200, { body: ({ data }) => data }),
  },
  {
    name: 'wrong content type',
    wrong: 'calls its JSON a page of HTML',
    part: 'generic',
    operations: ['listNotifications'],
    spoil: spoiling(['listNotifications'], 200, { headers: { 'content-type': 'text/html' } }),
  },
  {
    name: 'missing header',
    wrong: 'sends a profile without its ETag',
    part: 'generic',
    operations: ['getMyProfile'],
    spoil: spoiling(['getMyProfile'], 200, { headers: { etag: null } }),
  },
  {
    name: 'kept by caches',
    wrong: 'lets every cache on the way keep a list of cases',
    part: 'generic',
    operations: ['listCases'],
    spoil: spoiling(['listCases'], 200, { headers: { 'cache-control': 'public, max-age=600' } }),
  },
  {
    name: 'broken JSON',
    wrong: 'sends only the first half of an answer',
    part: 'generic',
    operations: ['listReferenceData'],
    spoil: at(['listReferenceData'], async ({ pass }) => {
      const answer = await pass();
      const text = await answer.text();
      const { status, headers } = answer;
      headers.delete('content-length');
      return new Response(text.slice(0, text.length / 2), { status, headers });
    }),
  },
];

/** Servers that refuse in another way than the contract says, or not at all. */
const REFUSALS: readonly Mutant[] = [
  {
    name: 'stack trace',
    wrong: 'tells where its code failed when a case is not there',
    part: 'generic',
    operations: ['getCase'],
    spoil: spoiling(['getCase'], 404, { body: (envelope) => ({ ...envelope, error: STACK }) }),
  },
  {
    name: 'wrong refusal',
    wrong: 'refuses an unknown case as a bad request',
    part: 'negative',
    operations: ['getCase'],
    spoil: spoiling(['getCase'], 404, { status: 400, headers: { 'x-error-code': 'MALFORMED_REQUEST' } }),
  },
  {
    name: 'plain refusal',
    wrong: 'refuses an unknown task in a sentence instead of the envelope',
    part: 'generic',
    operations: ['getTask'],
    spoil: at(['getTask'], async ({ pass }) => {
      const answer = await pass();
      return answer.status === 404 ? new Response('No such task', { status: 404 }) : answer;
    }),
  },
  {
    name: 'failing on bad input',
    wrong: 'breaks down where a value of a form is wrong',
    part: 'generic',
    operations: ['createTextTemplate'],
    spoil: spoiling(['createTextTemplate'], 400, { status: 500, headers: { 'x-error-code': 'INTERNAL' } }),
  },
  {
    name: 'unknown key taken',
    wrong: 'passes over parameters that it does not know',
    part: 'negative',
    operations: ['listTextTemplates'],
    spoil: at(['listTextTemplates'], async ({ pass, request }) => {
      const answer = await pass();
      return answer.status === 400 ? pass({ url: request.url.split('?', 1)[0] ?? '' }) : answer;
    }),
  },
  {
    name: 'other methods taken',
    wrong: 'answers a method that a path does not have',
    part: 'generic',
    operations: ['getCurrentUser'],
    spoil: (api) => async (request) => {
      const answer = await api.fetch(request);
      const isOther = answer.status === 405 && new URL(request.url).pathname.endsWith('/Users/current');
      return isOther
        ? edited(answer, { status: 200, headers: { allow: null, 'x-error-code': null } })
        : answer;
    },
  },
];

export const ANSWER_MUTANTS: readonly Mutant[] = [...SUCCESSES, ...REFUSALS];
