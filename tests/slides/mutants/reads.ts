import { at, edited, type Mutant, spoiling, withData, withRows } from './mutant.ts';

const FILE = ['getWsiFile'] as const;

const RANGES: readonly Mutant[] = [
  {
    name: 'range ignored',
    wrong: 'sends a whole slide where a part of it was asked for',
    part: 'range',
    operations: FILE,
    spoil: at(FILE, ({ pass }) => pass({ headers: { range: null } })),
  },
  {
    name: 'wrong place of a range',
    wrong: 'says that a part of a slide begins one byte later than it does',
    part: 'range',
    operations: FILE,
    spoil: at(FILE, async ({ pass }) => {
      const answer = await pass();
      const [, first, rest] = /^bytes (\d+)(-.*)$/.exec(answer.headers.get('content-range') ?? '') ?? [];
      if (first === undefined) return answer;
      return edited(answer, { headers: { 'content-range': `bytes ${Number(first) + 1}${rest}` } });
    }),
  },
  {
    name: 'range beyond the end',
    wrong: 'answers a range behind the end of a slide with an empty part',
    part: 'range',
    operations: FILE,
    spoil: at(FILE, async ({ pass }) => {
      const answer = await pass();
      if (answer.status !== 416) return answer;
      const size = /\d+$/.exec(answer.headers.get('content-range') ?? '')?.[0] ?? '0';
      const whole = await pass({ headers: { range: 'bytes=0-0' } });
      await whole.body?.cancel();
      const headers = { 'content-range': `bytes ${size}-${size}/${size}`, 'content-length': '0' };
      return edited(new Response(null, whole), { headers });
    }),
  },
  {
    name: 'shifted bytes',
    wrong: 'sends other bytes of a slide than those it says',
    part: 'range',
    operations: FILE,
    spoil: at(FILE, async ({ pass, request }) => {
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.get('range') ?? '') ?? [];
      if (first === undefined || first === '0') return pass();
      const answer = await pass();
      if (answer.status !== 206) return answer;
      const other = await pass({ headers: { range: `bytes=${Number(first) - 1}-${Number(last) - 1}` } });
      return new Response(other.body, answer);
    }),
  },
  {
    name: 'two ranges answered wrongly',
    wrong: 'sends the first of two ranges of a slide, as if no other had been asked for',
    part: 'range',
    operations: FILE,
    spoil: at(FILE, ({ pass, request }) => {
      const [first = ''] = (request.headers.get('range') ?? '').split(',');
      return pass(first === '' ? {} : { headers: { range: first } });
    }),
  },
];

const LINKS: readonly Mutant[] = [
  {
    name: 'Location to nowhere',
    wrong: 'says that a new text template is where nothing is',
    part: 'links',
    operations: ['createTextTemplate', 'getTextTemplate'],
    spoil: spoiling(['createTextTemplate'], 201, {
      headers: { location: '/api/text-templates/tpl_nowhere' },
    }),
  },
  {
    name: 'link to another thing',
    wrong: 'names another text template in the answer than the one that it made',
    part: 'links',
    operations: ['createTextTemplate', 'getTextTemplate', 'updateTextTemplate', 'deleteTextTemplate'],
    spoil: spoiling(['createTextTemplate'], 201, {
      body: withData((data) => ({ ...data, id: 'tpl_somebody-elses' })),
    }),
  },
  {
    name: 'link of a move to nowhere',
    wrong: 'names in the answer another case than the one that it gave to a provider',
    part: 'links',
    operations: ['assignCase', 'getCase'],
    spoil: spoiling(['assignCase'], 200, {
      body: withData((data) => ({ ...data, id: 'cas_somebody-elses' })),
    }),
  },
];

const LISTS: readonly Mutant[] = [
  {
    name: 'listed and not there',
    wrong: 'lists tasks, and says of each of them that it is not there',
    part: 'roles',
    operations: ['listTasks', 'getTask'],
    spoil: at(['getTask'], async ({ pass, request }) => {
      const answer = await pass();
      return answer.status === 200 ? pass({ url: new URL('tsk_nowhere', request.url).href }) : answer;
    }),
  },
  {
    name: 'unstable order',
    wrong: 'lists the same rows in another order each time',
    part: 'readback',
    operations: ['listCases'],
    spoil: (api) => {
      let asked = 0;
      return at(['listCases'], async ({ pass }) => {
        const answer = await pass();
        asked += 1;
        if (answer.status !== 200 || asked % 2 === 0) return answer;
        return edited(answer, { body: withRows((rows) => rows.toReversed()) });
      })(api);
    },
  },
  {
    name: 'page repeated',
    wrong: 'gives the first page of a list again as its second',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(['listCases'], async ({ pass, request }) => {
      const url = new URL(request.url);
      if (!/^\d+$/.test(url.searchParams.get('page') ?? '')) return pass();
      url.searchParams.set('page', '1');
      return pass({ url: url.href });
    }),
  },
  {
    name: 'page size ignored',
    wrong: 'gives twenty rows of a list however many are asked for',
    part: 'readback',
    operations: ['listCases'],
    spoil: at(['listCases'], ({ pass, request }) => {
      const url = new URL(request.url);
      // What is no number goes on being refused.
      if (/^\d+$/.test(url.searchParams.get('pageSize') ?? '')) url.searchParams.delete('pageSize');
      return pass({ url: url.href });
    }),
  },
  {
    name: 'order ignored',
    wrong: 'lists accounts in one order whichever is asked for',
    part: 'readback',
    operations: ['listAccounts'],
    spoil: at(['listAccounts'], async ({ pass, request }) => {
      const url = new URL(request.url);
      const answer = await pass();
      url.searchParams.delete('sort');
      // What is no order goes on being refused.
      return answer.status === 200 ? pass({ url: url.href }) : answer;
    }),
  },
  {
    name: 'filters ignored',
    wrong: 'lists all users whichever are asked for',
    part: 'readback',
    operations: ['listUsers'],
    spoil: at(['listUsers'], async ({ pass, request }) => {
      const url = new URL(request.url);
      const answer = await pass();
      for (const name of ['role', 'status', 'staffRole', 'facilityId']) url.searchParams.delete(name);
      // What is no value goes on being refused.
      return answer.status === 200 ? pass({ url: url.href }) : answer;
    }),
  },
  {
    name: 'cursor repeated',
    wrong: 'gives the same lines of a history for every cursor',
    part: 'readback',
    operations: ['listCaseEvents'],
    spoil: at(['listCaseEvents'], ({ pass, request }) => {
      const url = new URL(request.url);
      url.searchParams.delete('cursor');
      return pass({ url: url.href });
    }),
  },
];

export const READ_MUTANTS: readonly Mutant[] = [...RANGES, ...LINKS, ...LISTS];
