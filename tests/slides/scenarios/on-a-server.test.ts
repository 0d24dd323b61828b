import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { listen } from '#mock-server/http/node-adapter.ts';
import { createMockApi } from '#mock-server/server.ts';
import { EXIT } from '../exit-codes.ts';
import { runCommand } from '../run-command.ts';
import { newScenario } from './new-scenario.ts';
import { playScenario } from './play.ts';
import { readScenario } from './read.ts';
import { createOwnMock, type OwnMock, type Target } from './target.ts';
import { playTwins } from './twin.ts';

const HEAD = 'name: An invented scenario\nproves: [S1-02]\n';
const scenario = (text: string) => readScenario('invented.yaml', `${HEAD}${text}`);
const statusesOf = (checked: readonly { readonly status: string }[]) => checked.map(({ status }) => status);

/** What a server answers that nobody can set into a state. */
const closed = (target: Target): Target => ({ ...target, control: null });

describe('on a server without a control API', () => {
  let mock: OwnMock;
  beforeAll(() => {
    mock = createOwnMock();
  });
  afterAll(() => mock.close());

  const isNew = readScenario('new.yaml', newScenario('scenario.schema.json'));
  const LOOKED_AWAY = ['passed', 'passed', 'passed', 'not reached'];

  it('a new scenario is played, but for its look into the state', async () => {
    const checked = await playScenario(closed(mock.enter('new')), isNew, { seed: 1 });
    expect(statusesOf(checked)).toEqual(LOOKED_AWAY);
    expect(checked.at(-1)).toMatchObject({ why: 'it needs the control API of a mock: state' });
  });

  it('a new scenario is played by twins too', async () => {
    const checked = await playTwins(mock.enter('one'), closed(mock.enter('two')), isNew, 1);
    expect(statusesOf(checked)).toEqual(LOOKED_AWAY);
  });

  it('a scenario of what somebody else has moved on is not reached, and one of what it makes itself is wrong', async () => {
    const asking = (id: string) =>
      scenario(`steps:\n- { as: admin, call: getCase, params: { caseId: ${id} }, expect: { status: 200 } }`);
    const target = closed(mock.enter('moved'));
    const [seeded] = await playScenario(target, asking('cas_dp-2026-999999'), { seed: 1 });
    expect(seeded).toMatchObject({
      status: 'not reached',
      why: expect.stringMatching(/^it begins with the demo as it was, .*404/) as string,
    });
    const [made] = await playScenario(target, asking('cas_made'), { seed: 1 });
    expect(made?.status).toBe('failed');
  });

  const CALL = '- { as: provider, call: getCurrentUser }';
  it.each([
    [`steps:\n- { state: cases/x }\n${CALL}`, ['not reached', 'passed']],
    [`steps:\n- { state: cases/x, save: { id: id } }\n${CALL}`, ['not reached', 'not reached']],
    [`steps:\n${CALL}\n- { wait: 3m }\n${CALL}`, ['passed', 'not reached', 'not reached']],
    [`steps:\n- { fault: { kind: delay } }\n${CALL}`, ['not reached', 'not reached']],
    [`given: { world: demo, values: { a: 1 } }\nsteps:\n${CALL}`, ['passed']],
    [`given: { world: small }\nsteps:\n${CALL}`, ['not reached']],
    [`given: { clock: '2026-11-18T15:00:00Z' }\nsteps:\n${CALL}`, ['not reached']],
    [`faults: [{ match: {}, kind: delay, delayMs: 1 }]\nsteps:\n${CALL}`, ['not reached']],
  ])('%j is played as far as it goes', async (text, statuses) => {
    const file = scenario(text);
    expect(statusesOf(await playScenario(closed(mock.enter('far')), file, { seed: 1 }))).toEqual(statuses);
    expect(statusesOf(await playTwins(mock.enter('l'), closed(mock.enter('r')), file, 1))).toEqual(statuses);
  });
});

describe('the commands that play on a server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'slides-scenarios-'));
  const fileWith = (name: string, steps: string): string => {
    const file = path.join(folder, `${name}.yaml`);
    writeFileSync(file, `${HEAD}steps:\n${steps}\n`);
    return file;
  };
  let served: { readonly url: string; readonly close: () => Promise<void> };
  beforeAll(async () => {
    served = await listen(createMockApi({ report: () => undefined }), { port: 0 });
  });
  afterAll(() => served.close());

  async function play(command: readonly string[]) {
    const [out, err]: [string[], string[]] = [[], []];
    vi.spyOn(console, 'log').mockImplementation((line) => void out.push(String(line)));
    vi.spyOn(console, 'error').mockImplementation((line) => void err.push(String(line)));
    const code = await runCommand([...command, '--json']);
    const report: unknown = JSON.parse(out.join('\n'));
    return { code, err: err.join('\n'), report };
  }
  const onServer = (file: string) => [
    ['scenario', 'run', file, '--target', `${served.url}/api`],
    ['twin', `${served.url}/api`, file],
  ];

  it('send other calls at each run, so that none is answered as one of a run before', async () => {
    const file = fileWith(
      'a-ticket',
      '- { as: provider, call: createSupportTicket, body: { topic: other, subject: A test, message: A test }, ' +
        'expect: { status: 201, headers: { idempotent-replayed: { $missing: true } } } }',
    );
    for (const [at, command] of onServer(file).entries()) {
      const [first, second] = [await play(command), await play(command)];
      expect(first.report).toMatchObject({ checked: [{ status: 'passed' }] });
      expect(second.report).toMatchObject({ checked: [{ status: 'passed' }] });
      expect(second.report).not.toMatchObject({ seed: (first.report as { readonly seed: number }).seed });
      const seed = at + 1;
      const named = await play([...command, '--seed', String(seed)]);
      expect(named.report).toMatchObject({ seed, checked: [{ status: 'passed' }] });
    }
  });

  it('fail the step whose answer does not come in its time', async () => {
    const hanging = await listen(
      {
        fetch: (request: Request) =>
          request.url.endsWith('/users/login')
            ? new Promise<Response>(() => undefined)
            : Promise.resolve(new Response(null, { status: 404 })),
        close: () => Promise.resolve(),
      },
      { port: 0 },
    );
    const file = fileWith('a-look', '- { as: provider, call: getCurrentUser }');
    for (const command of [
      ['scenario', 'run', file, '--target', `${hanging.url}/api`],
      ['twin', `${hanging.url}/api`, file],
    ]) {
      const { report } = await play([...command, '--timeout', '2s']);
      const came = `POST ${hanging.url}/api/users/login was not answered within 2 s`;
      expect(report).toMatchObject({ checked: [{ status: 'failed', finding: { came } }] });
    }
    await hanging.close();
  });

  /** A server whose controls answer so, and which has nothing else. */
  const withControls = (health: () => Response) =>
    listen(
      {
        fetch: (request: Request) =>
          Promise.resolve(
            request.url.endsWith('/__mock/health')
              ? health()
              : new Response('<h1>Gone</h1>', { status: 502 }),
          ),
        close: () => Promise.resolve(),
      },
      { port: 0 },
    );

  it('end with 2 where the controls ask for another token, before anything is changed', async () => {
    const error = 'X-Mock-Token is missing or wrong';
    const locked = await withControls(() => Response.json({ error }, { status: 403 }));
    for (const command of [
      ['scenario', 'run', 'race-for-a-case', '--target', `${locked.url}/api`],
      ['twin', `${locked.url}/api`, 'race-for-a-case'],
      ['fuzz', `${locked.url}/api`, '--runs', '1'],
    ]) {
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      said.mockClear();
      expect(await runCommand(command)).toBe(EXIT.usage);
      expect(said.mock.calls.flat().join('\n')).toContain(
        `The control API of ${locked.url} refuses: ${error}; give its token by --control-token`,
      );
    }
    await locked.close();
  });

  it.each([
    [
      'leads elsewhere',
      () => new Response(null, { status: 302, headers: { Location: `${served.url}/__mock/health` } }),
    ],
    ['answers something else', () => Response.json({ hello: 'world' })],
    ['answers nothing', () => new Response(null, { headers: { 'Content-Type': 'application/json' } })],
  ])(
    'take a server as one without controls that %s, and tell that it is not the API, before a step is played',
    async (_, health) => {
      const other = await withControls(health);
      const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      said.mockClear();
      const run = ['scenario', 'run', 'race-for-a-case', '--target', `${other.url}/api`];
      expect(await runCommand(run)).toBe(EXIT.usage);
      await other.close();
      expect(said.mock.calls.flat().join('\n')).toMatch(
        /^What answers at \S+\/api is not this API: it answers getCurrentUser with 502 text\/plain and login with 502 text\/plain\. Is it the address of the API, with its prefix\?$/m,
      );
    },
  );

  it('tell twins, too, that a page answers in place of the API', async () => {
    const page = await listen(
      {
        fetch: () =>
          Promise.resolve(new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } })),
        close: () => Promise.resolve(),
      },
      { port: 0 },
    );
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    said.mockClear();
    expect(await runCommand(['twin', page.url, 'race-for-a-case'])).toBe(EXIT.usage);
    await page.close();
    expect(said.mock.calls.flat().join('\n')).toContain(
      `What answers at ${page.url} is not this API: it answers getCurrentUser with 200 text/html and login with 200 text/html.`,
    );
  });

  it.each([
    ['faults: [{ match: { operationId: nothing }, kind: delay, delayMs: 1 }]', 'has no operation "nothing"'],
    ['given: { state: [{ record: cases/cas_none, with: {} }] }', 'no record cas_none in cases'],
  ])('end with 2 where a scenario begins as no mock can: %s', async (scene, why) => {
    const file = path.join(folder, 'no-scene.yaml');
    writeFileSync(file, `${HEAD}${scene}\nsteps:\n- { as: provider, call: getCurrentUser }\n`);
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    said.mockClear();
    expect(await runCommand(['scenario', 'run', file])).toBe(EXIT.usage);
    const told = said.mock.calls.flat().join('\n');
    expect(told).toContain('no-scene cannot begin as it says: the mock refuses');
    expect(told).toContain(why);
  });

  it('end with 2 where no step could be played', async () => {
    for (const command of onServer(fileWith('a-wait', '- { wait: 3m }'))) {
      const { code, err, report } = await play(command);
      expect(code).toBe(EXIT.usage);
      expect(err).toContain(
        'No step of these scenarios was played: it needs the control API of a mock: wait',
      );
      expect(report).toMatchObject({ checked: [{ status: 'not reached' }] });
    }
  });
});
