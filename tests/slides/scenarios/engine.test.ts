import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { differencesOf } from './match.ts';
import { newScenario } from './new-scenario.ts';
import { playScenario } from './play.ts';
import { fileOf, readScenario } from './read.ts';
import { createOwnMock, type OwnMock, type Target } from './target.ts';
import { playTwins } from './twin.ts';

/** A text that holds these words. */
const saying = (words: string): unknown => expect.stringContaining(words);

let mock: OwnMock;
beforeAll(() => {
  mock = createOwnMock();
});
afterAll(() => mock.close());

const HEAD = 'name: An invented scenario\nproves: [S1-02]\nsteps:\n';
const scenario = (steps: string) => readScenario('invented.yaml', `${HEAD}${steps}`);

/** The answers of a mock, one of which is changed on its way. */
const changing = (target: Target, path: RegExp, change: (body: string) => string): Target => ({
  ...target,
  send: async (request) => {
    const answer = await target.send(request);
    if (!path.test(new URL(request.url).pathname)) return answer;
    const body = change(await answer.text());
    return new Response(body, { status: answer.status, headers: answer.headers });
  },
});

describe('a mistake in a scenario', () => {
  it.each([
    [
      '- { as: provider, call: pickUpCas }',
      'invented.yaml:4: steps.0.call cannot be "pickUpCas"; what fits: pickUpCase',
    ],
    [
      '- as: provider\n  call: getCase\n  param: { caseId: x }',
      'invented.yaml:6: steps.0 has no "param"; what fits: params',
    ],
    [
      '- { as: Provider, call: getCase }',
      'invented.yaml:4: steps.0.as cannot be "Provider"; what fits: provider',
    ],
    ['- { as: provider, call: getCase, wait: 3m }', 'this one has call, wait'],
    ['- name: nothing', 'this one has none'],
    ['- { call: getCase }', 'a call says what (call) and who (as)'],
    ['- { as: provider, call: login, body: {}, bytes: { text: x, type: y } }', 'a body or bytes, not both'],
    [
      '- { as: provider, call: getCase, screen: [{ go: / }], expect: { save: { a: data.id } } }',
      'saves nothing',
    ],
    ['- { as: provider, call: getCase, match: {} }', 'stand beside state'],
    [
      '- { as: provider, call: getCase, params: { caseID: x } }',
      'getCase needs params.caseId\ninvented.yaml:4: getCase has no params.caseID; what fits: caseId',
    ],
    [
      '- { as: provider, call: getCurrentUser, params: { userId: x } }',
      'getCurrentUser has no params.userId',
    ],
    ['- { wait: soon }', 'invented.yaml:4: steps.0.wait must match pattern'],
    ['- { as: provider', 'invented.yaml:4: '],
  ])('%j is told with its line and what fits', (steps, told) => {
    expect(() => scenario(steps)).toThrow(told);
  });
});

describe('a pattern', () => {
  it.each<[unknown, unknown, readonly string[]]>([
    [{ a: 1 }, { a: 1, b: 2 }, []],
    [{ a: { b: 1 } }, { a: { b: 2 } }, ['a.b']],
    [[1, 2], [1], ['the answer']],
    [[{ a: 1 }], [{ a: 1, b: 2 }], []],
    [{ $some: { a: 1 } }, [{ a: 2 }, { a: 1 }], []],
    [{ $some: { a: 1 } }, [], ['the answer']],
    [{ $none: { a: 1 } }, [{ a: 2 }], []],
    [{ $none: { a: 1 } }, null, ['the answer']],
    [{ a: { $length: 2 } }, { a: [1] }, ['a']],
    [{ a: { $matches: '^x' } }, { a: 'xy' }, []],
    [{ a: { $matches: '^x' } }, { a: 5 }, ['a']],
    [{ a: { $not: 1 } }, { a: 1 }, ['a']],
    [{ a: { $missing: true } }, { a: null }, ['a']],
    [{ a: { $missing: true } }, {}, []],
    [null, null, []],
  ])('%j beside %j', (pattern, value, paths) => {
    expect(differencesOf(pattern, value).map(({ path }) => path)).toEqual(paths);
  });
});

describe('a step that goes wrong', () => {
  const login = '- { as: nobody, call: login, body: { email: provider@example.org, password: not this one }';

  it('is told with what was expected, what came, and a line that shows it again without the password', async () => {
    const file = scenario(`${login}, expect: { status: 200 } }\n- { as: provider, call: getCurrentUser }`);
    const [first, second] = await playScenario(mock.enter('wrong'), file, { seed: 1 });
    expect(first).toMatchObject({
      status: 'failed',
      finding: {
        operation: 'login',
        says: 'the answer is 200',
        came: saying('401 INVALID_CREDENTIALS'),
        place: '#/paths/~1users~1login/post/responses/401',
        step: 1,
      },
    });
    expect(JSON.stringify(first)).not.toContain('not this one');
    expect(second).toMatchObject({ status: 'not reached', why: saying('earlier step') });
  });

  it('is one that expects nothing, where the answer breaks the contract', async () => {
    const target = changing(mock.enter('broken'), /current$/, (body) => body.replace('"role"', '"rolle"'));
    const [checked] = await playScenario(target, scenario('- { as: provider, call: getCurrentUser }'), {
      seed: 1,
    });
    expect(checked).toMatchObject({ finding: { says: saying('data.role') } });
  });

  it('is a look for what no record can have: nothing is found by such a name', async () => {
    const steps = '- { state: mails, where: { too: { equals: a@example.org } }, match: { total: 0 } }';
    const [checked] = await playScenario(mock.enter('looked'), scenario(steps), { seed: 1 });
    expect(checked).toMatchObject({ status: 'failed', finding: { came: saying('Unrecognized key') } });
  });

  it('says so where nothing was saved under a name, and where a server has no control API', async () => {
    const unknown = scenario("- { as: provider, call: getCase, params: { caseId: '${caseId}' } }");
    const [first] = await playScenario(mock.enter('unsaved'), unknown, { seed: 1 });
    expect(first).toMatchObject({ finding: { came: saying('nothing was saved as "caseId"') } });
    const waits = scenario('- { wait: 3m }');
    const [second] = await playScenario({ ...mock.enter('closed'), control: null }, waits, { seed: 1 });
    expect(second).toMatchObject({ status: 'not reached', why: 'it needs the control API of a mock: wait' });
  });
});

it('a new scenario passes as it is written', async () => {
  const file = readScenario('new.yaml', newScenario('scenario.schema.json'));
  const checked = await playScenario(mock.enter('new'), file, { seed: 1 });
  expect(checked.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed', 'passed']);
});

describe('twins', () => {
  const file = readScenario(fileOf('race-for-a-case'));

  it('go the same way on two mocks', async () => {
    const checked = await playTwins(mock.enter('one'), mock.enter('two'), file, 1);
    expect(checked.filter(({ status }) => status !== 'passed')).toEqual([]);
  });

  it.each<[string, RegExp, (body: string) => string, string, string]>([
    [
      'a state',
      /pickup$/,
      (body) => body.replace('"Selected"', '"Available"'),
      'data.status is "Selected"',
      '"Available"',
    ],
    [
      'a shape',
      /cases$/,
      (body) => body.replace(/"total":\d+/, '"total":"9"'),
      'data.total is number',
      'string',
    ],
  ])('part at the first difference in %s', async (_, path, change, says, came) => {
    const other = changing(mock.enter('other'), path, change);
    const checked = await playTwins(mock.enter('one'), other, file, 1);
    const failed = checked.filter(({ status }) => status === 'failed');
    expect(failed).toMatchObject([{ finding: { says: `on the mock ${says}`, came } }]);
    expect(checked.at(-1)).toMatchObject({ status: 'not reached' });
  });
});
