import { describe, expect, it } from 'vitest';
import { keysOf } from '#app/core/objects.ts';
import { machines } from '#contracts/generated/machines.ts';
import { type OperationId, operations } from '#contracts/generated/operations/index.ts';
import { mockInProcess } from '#tests/contract/mock-client.ts';
import { isLong, oneOf, onlyLong } from '#tests/support/long-run.ts';
import { readDemoCreds } from '../mutants/demo-creds.ts';
import { foundIn, partsOf } from '../report/summary.ts';
import { textReport } from '../report/text-report.ts';
import { CONTROL_TOKEN, checkMock, type Helped, HOOKS } from './check-mock.test-support.ts';

/** Another eighth of the operations from run to run, and all of them in the long run. */
const EIGHTHS = 8;
const PART = Number(process.env['TEST_RUN'] ?? 0) % EIGHTHS;
/** Who may do it depends on more of the thing than on its state, so that correct servers are easily accused. */
const ALWAYS: readonly OperationId[] = ['startTask'];
const CHOSEN = keysOf(operations).filter((id, at) => isLong || at % EIGHTHS === PART || ALWAYS.includes(id));

/** What only a server that helps can show, and some of the others: from run to run another sixth of those above. */
const SIXTHS = 6;
const OF_THINGS: readonly OperationId[] = ['getCase', 'getTask', 'getBilling'];
const BY_MAIL: readonly OperationId[] = ['confirmEmailVerification', 'resetForgottenPassword'];
const SOME = CHOSEN.filter((_, at) => isLong || at % SIXTHS === PART % SIXTHS);

/** One thing of the demo in each of its states, each under a name of its own. */
function thingsOfDemo(): Readonly<Record<string, string>> {
  const { cases, tasks, billings } = mockInProcess().api.world();
  const all = [...cases.list(), ...tasks.list(), ...billings.list()];
  return Object.fromEntries(all.map(({ id, status }) => [`${id.slice(0, 3)} ${status}`, id]));
}

/** By a clock that only the requests move, in steps that no answer of a busy machine is as long as. */
const [ASKS, ASK_MS] = [30, 60_000];

/** A server whose one hook is its seed route. */
const withoutClockAndMail = (request: Request, pass: () => Promise<Response>): Promise<Response> =>
  /\/__mock\/(clock|mail)$/.test(new URL(request.url).pathname)
    ? Promise.resolve(new Response(null, { status: 404 }))
    : pass();

const check = (options: Helped = {}) => checkMock({ operations: CHOSEN, ...options });

describe('a check of the mock', () => {
  it.each(
    oneOf([
      ['L0, with credentials alone', { level: 'smoke', operations: CHOSEN }],
      ...onlyLong([['L0, with every value', { level: 'full', operations: CHOSEN }] as const]),
      [
        'L1, with ids of things',
        {
          level: 'full',
          creds: { ...readDemoCreds(), things: thingsOfDemo() },
          operations: [...new Set([...SOME, ...OF_THINGS])],
        },
      ],
      [
        'L1, with a seed route alone',
        {
          level: 'full',
          hooks: HOOKS,
          controlToken: CONTROL_TOKEN,
          spoil: withoutClockAndMail,
          operations: [...new Set([...SOME, ...OF_THINGS])],
        },
      ],
      [
        'L2, with clock and mail',
        {
          level: 'full',
          hooks: HOOKS,
          controlToken: CONTROL_TOKEN,
          operations: [...new Set([...SOME, ...BY_MAIL])],
        },
      ],
    ] as const),
  )('S21-01 finds nothing at %s, and tells why a cell was not reached', async (help, options) => {
    const { report } = await check(options);
    expect(foundIn(report).map(({ part, name, finding }) => `${part} ${name}: ${finding.came}`)).toEqual([]);
    const { length } = options.operations;
    console.info(`slides check, ${help}: ${length} operations\n${textReport(report)}`);
    expect(report.grids.map(({ name }) => name)).toContain('operation × status');
    const [statuses] = report.grids;
    expect(new Set(statuses?.cells.map(({ row }) => row)).size).toBe(length);
    for (const { cells } of report.grids)
      for (const cell of cells) if (cell.status === 'not reached') expect(cell.why).not.toBe('');
  });

  it('asks nothing but what only reads where it may change nothing', async () => {
    const clock: string[] = [];
    const { report, methods } = await check({
      readOnly: true,
      level: 'full',
      hooks: HOOKS,
      controlToken: CONTROL_TOKEN,
      operations: [
        ...(['login', 'listTextTemplates', 'createTextTemplate', 'updateTextTemplate', 'logout'] as const),
        ...(['pickUpCase', 'searchCases', 'putUploadPart', 'registerProvider'] as const),
      ],
      spoil: (request, pass) => {
        if (request.url.endsWith('/clock')) clock.push(request.method);
        return pass();
      },
    });
    expect(foundIn(report)).toEqual([]);
    const unsafe = methods.filter((one) => !/^(GET|HEAD) /.test(one));
    // Logging in is what it cannot do without, and a search is posted to be read.
    expect([...new Set(unsafe)].toSorted()).toEqual(['POST /api/cases/search', 'POST /api/users/login']);
    expect(clock).toEqual([]);
    expect(methods.filter((one) => one.startsWith('GET')).length).toBeGreaterThan(10);
    const why = 'the run changes nothing';
    for (const part of ['examples', 'auth', 'negative', 'idempotency'])
      expect(report.checked).toContainEqual({ part, name: 'createTextTemplate', status: 'not reached', why });
    for (const { cells } of report.grids)
      for (const cell of cells.filter(({ row }) => /^(pickUpCase|createTextTemplate)\b/.test(row)))
        expect(cell.status).toBe('not reached');
  });

  it('asks nothing of the form where nobody could log in, and says so', async () => {
    const { admin } = readDemoCreds().callers;
    if (admin === undefined) throw new Error('the demo has no admin');
    const operations = ['createTextTemplate', 'getBanner', 'createEnquiry'] as const;
    const creds = { callers: { admin: { ...admin, password: 'no longer this one' } } };
    const { report } = await check({ creds, operations, level: 'full' });
    expect(foundIn(report).map(({ name }) => name)).toEqual(['login: as admin']);
    const why = 'nobody could log in';
    for (const name of ['createTextTemplate', '405 for POST /banner'])
      expect(report.checked).toContainEqual({ part: 'negative', name, status: 'not reached', why });
    expect(report.checked).toContainEqual({
      part: 'negative',
      name: 'createEnquiry: a body that is no JSON',
      status: 'passed',
    });
  });

  it('ends within its budget, and says what it did not come to', async () => {
    let nowMs = 0;
    const { report, methods } = await check({
      budgetMs: ASKS * ASK_MS,
      now: () => nowMs,
      heard: () => {
        nowMs += ASK_MS;
      },
      operations: keysOf(operations),
    });
    expect(methods).toHaveLength(ASKS);
    expect(report.endedEarly).toBe('the budget was used up before it came to this');
    const rest = report.checked.filter(({ name }) => name === 'the rest');
    expect(rest).toContainEqual(
      expect.objectContaining({
        status: 'not reached',
        why: 'the budget was used up before it came to this',
      }),
    );
  });

  it('asks for each thing that it was told of, and tells which of them nobody was shown', async () => {
    const operations = ['getCase'] as const;
    const { methods: before } = await check({ operations });
    const unseen = mockInProcess()
      .api.world()
      .cases.list()
      .find(({ id }) => !before.includes(`GET /api/cases/${id}`));
    const things = {
      'a case that no list led to': unseen?.id ?? '',
      'a case that is gone': 'cas_gone',
      'a mail': 'mail_1',
    };
    const { report, methods } = await check({ operations, creds: { ...readDemoCreds(), things } });
    expect(methods).toContain(`GET /api/cases/${unseen?.id ?? ''}`);
    expect(partsOf(report).get('things')).toMatchObject([
      { name: 'a case that no list led to', status: 'passed' },
      {
        name: 'a case that is gone',
        status: 'not reached',
        why: 'getCase showed it to nobody; it was answered 404 NOT_FOUND',
      },
      { name: 'a mail', status: 'not reached', why: 'no operation that is looked at reads it by its id' },
    ]);
    expect(foundIn(report)).toEqual([]);
  });

  it('asks the seed route for states in which it saw nothing, and looks at what it was given', async () => {
    const operations = ['getTask'] as const;
    const { tasks } = mockInProcess().api.world();
    const [given] = tasks.list();
    const { report } = await check({
      operations,
      hooks: HOOKS,
      spoil: async (request, pass) => {
        const { pathname } = new URL(request.url);
        // Nobody is shown a task but by what the seed route gives.
        if (pathname.startsWith('/api/tasks') && !pathname.endsWith(given?.id ?? ''))
          return new Response(null, { status: 503 });
        if (!pathname.endsWith('/things')) return pass();
        const { things } = (await request.clone().json()) as { readonly things: readonly string[] };
        expect(things).toEqual(machines.TaskStatus.states.map((state) => `TaskStatus ${state}`));
        const [first = '', second = ''] = things;
        return Response.json({ things: { [first]: given?.id, [second]: 'cas_1' } });
      },
    });
    const seeded = partsOf(report).get('things') ?? [];
    expect(seeded[0]).toEqual({ part: 'things', name: 'TaskStatus Open', status: 'passed' });
    expect(seeded[1]).toMatchObject({
      status: 'not reached',
      why: 'the seed route gave cas_1, whose beginning is of something else',
    });
    expect(seeded[2]).toMatchObject({ status: 'not reached', why: 'the seed route gave none' });
    expect(seeded).toHaveLength(machines.TaskStatus.states.length);
  });

  it.each([
    ['the server has none', false, 'the things hook answered 404'],
    ['the run may change nothing', true, 'the run changes nothing'],
  ])('says why the seed route gave nothing where %s', async (_, readOnly, why) => {
    const { report } = await check({
      operations: ['getUpload'],
      only: ['auth'],
      readOnly,
      hooks: HOOKS,
      spoil: (request, pass) =>
        request.url.endsWith('/things') ? Promise.resolve(new Response(null, { status: 404 })) : pass(),
    });
    expect(report.checked).toContainEqual({
      part: 'things',
      name: 'those of the seed route',
      status: 'not reached',
      why,
    });
  });
});
