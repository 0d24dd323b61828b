import { at, edited, type Mutant, spoiling, withData, withRows } from './mutant.ts';

/** Gives another page of the users as their second one, in pages of a size. */
const withSecondPage = (page: string, pageSize: string) =>
  at(['listUsers'], async ({ pass, request }) => {
    const url = new URL(request.url);
    const answer = await pass();
    // What is no page goes on being refused.
    if (answer.status !== 200 || url.searchParams.get('page') !== '2') return answer;
    url.searchParams.set('page', page);
    const other = await pass({ url: url.href });
    return url.searchParams.get('pageSize') === pageSize
      ? edited(other, { body: withData((data) => ({ ...data, page: 2 })) })
      : answer;
  });

/** Servers that are wrong about what a list has, what a row is, and what somebody has already. */
export const COUNT_MUTANTS: readonly Mutant[] = [
  {
    name: 'rows not counted',
    wrong: 'says of every list of users that it has no rows and no pages',
    part: 'readback',
    operations: ['listUsers'],
    spoil: spoiling(['listUsers'], 200, { body: withData((data) => ({ ...data, total: 0, totalPages: 0 })) }),
  },
  {
    name: 'last page repeated',
    wrong: 'gives the last page of a list again for every page behind it',
    part: 'readback',
    operations: ['listUsers'],
    spoil: withSecondPage('1', '100'),
  },
  {
    name: 'row left out between pages',
    wrong: 'begins each further page of a list one row too late',
    part: 'readback',
    operations: ['listUsers'],
    spoil: withSecondPage('3', '1'),
  },
  {
    name: 'row twice on a page',
    wrong: 'lists the last account of a page again in place of the one before',
    part: 'readback',
    operations: ['listUsers'],
    spoil: spoiling(['listUsers'], 200, {
      body: withRows((rows) => rows.map((row, index) => (index === rows.length - 2 ? rows.at(-1) : row))),
    }),
  },
  {
    name: 'search ignored',
    wrong: 'lists all users whatever is searched for',
    part: 'readback',
    operations: ['listUsers'],
    spoil: at(['listUsers'], async ({ pass, request }) => {
      const url = new URL(request.url);
      const answer = await pass();
      url.searchParams.delete('q');
      return answer.status === 200 ? pass({ url: url.href }) : answer;
    }),
  },
  {
    name: 'row of another version',
    wrong: 'gives the rows of a list other ETags than their things have',
    part: 'readback',
    operations: ['listTextTemplates', 'getTextTemplate'],
    spoil: spoiling(['listTextTemplates'], 200, {
      body: withRows((rows) => rows.map((row) => ({ ...row, etag: '"v77"' }))),
    }),
  },
  {
    name: 'two versions told',
    wrong: 'gives a text template another ETag in the header than in the data',
    part: 'generic',
    operations: ['getTextTemplate'],
    spoil: spoiling(['getTextTemplate'], 200, { headers: { etag: '"v77"' } }),
  },
  {
    name: 'good copy sent again',
    wrong: 'sends its reference data again to whoever has it already',
    part: 'etag',
    operations: ['listReferenceData'],
    spoil: at(['listReferenceData'], ({ pass }) => pass({ headers: { 'if-none-match': null } })),
  },
  {
    name: 'key of anybody',
    wrong: 'answers a call with what was stored for the same key of somebody else',
    part: 'idempotency',
    operations: ['createTextTemplate'],
    spoil: (api) => {
      const stored = new Map<string, Response>();
      return at(['createTextTemplate'], async ({ pass, request }) => {
        const key = `${request.headers.get('idempotency-key') ?? ''} ${await request.clone().text()}`;
        const known = stored.get(key);
        const answer = await pass();
        if (answer.status !== 201) return answer;
        if (known !== undefined) return edited(known.clone(), { headers: { 'idempotent-replayed': 'true' } });
        stored.set(key, answer.clone());
        return answer;
      })(api);
    },
  },
];
