import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { foundIn } from '../report/summary.ts';
import { CONTROL_TOKEN, checkMock, HOOKS } from './check-mock.test-support.ts';
import { createHooks, type HookOptions } from './hooks.ts';

const CODE = /\b\d{6}\b/;
const TO = 'check@example.org';

/** As `fetch` says it. */
const nobodyThere = (): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) });

/** Hooks of a server that answers so, one answer after the other, and the last of them from then on. */
function hooksOf(answers: readonly (() => Response)[], options: Partial<HookOptions> = {}) {
  const asked: Request[] = [];
  const hooks = createHooks({
    url: 'http://server.test/hooks',
    send: (request) => {
      const answer = answers[Math.min(asked.length, answers.length - 1)];
      asked.push(request);
      return answer === undefined ? Promise.reject(nobodyThere()) : Promise.resolve(answer());
    },
    timeoutMs: 60_000,
    ...options,
  });
  return { hooks, asked };
}

const mails =
  (...all: readonly (readonly [to: string, text: string])[]) =>
  () =>
    Response.json({ mails: all.map(([to, text]) => ({ to, text, subject: 'not asked for' })) });

describe('the mail hook', () => {
  it('gives what is wanted of the last mail to the address', async () => {
    const { hooks, asked } = hooksOf([
      mails([TO, 'Your code is 111111.'], [TO, 'Your code is 222222.'], ['b@example.org', '333333']),
    ]);
    expect(await hooks.findInMail(TO, CODE)).toEqual({ value: '222222' });
    expect(asked.map(({ url }) => url)).toEqual(['http://server.test/hooks/mail?to=check%40example.org']);
  });

  it('is asked again until the mail has come, and no longer than an answer may take', async () => {
    const late = hooksOf([mails(), mails([TO, 'Welcome.']), mails([TO, '444444'])], { timeoutMs: 40 });
    expect(await late.hooks.findInMail(TO, CODE)).toEqual({ value: '444444' });
    expect(late.asked).toHaveLength(3);
    const never = hooksOf([mails()], { timeoutMs: 40 });
    expect(await never.hooks.findInMail(TO, CODE)).toEqual({
      why: 'the mail hook showed no mail that has it',
    });
  });

  it.each([
    [() => new Response('<html>'), 'the mail hook does not answer with {"mails": [{"to", "text"}]}'],
    [() => Response.json([]), 'the mail hook does not answer with {"mails": [{"to", "text"}]}'],
    [() => new Response(null, { status: 404 }), 'the mail hook answered 404'],
  ])('says what is wrong with it', async (answer, why) => {
    expect(await hooksOf([answer]).hooks.findInMail(TO, CODE)).toEqual({ why });
  });

  it('says that it cannot be reached', async () => {
    expect(await hooksOf([]).hooks.findInMail(TO, CODE)).toEqual({ why: 'the mail hook cannot be reached' });
  });
});

describe('the clock hook', () => {
  it('moves the clock, with the token of the controls', async () => {
    const { hooks, asked } = hooksOf([() => Response.json({})], { token: 'invented' });
    expect(await hooks.moveClock(-5)).toEqual({ value: null });
    const [request] = asked;
    expect([request?.method, request?.url]).toEqual(['PUT', 'http://server.test/hooks/clock']);
    expect(request?.headers.get('x-mock-token')).toBe('invented');
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ advanceMs: -5 });
  });

  it('says why it did not move', async () => {
    expect(await hooksOf([]).hooks.moveClock(5)).toEqual({ why: 'the clock hook cannot be reached' });
    expect(await hooksOf([() => new Response(null, { status: 403 })]).hooks.moveClock(5)).toEqual({
      why: 'the clock hook answered 403',
    });
  });

  it('says that it may have moved where a gateway answers for the server', async () => {
    expect(await hooksOf([() => new Response(null, { status: 504 })]).hooks.moveClock(5)).toEqual({
      why: 'the clock hook answered 504',
      mayBeDone: true,
    });
  });

  it('says that it may have moved where no answer came', async () => {
    const late = hooksOf([], {
      timeoutMs: 1,
      send: ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    });
    expect(await late.hooks.moveClock(5)).toEqual({
      why: 'the clock hook did not answer in time',
      mayBeDone: true,
    });
    const cut = hooksOf([], { send: () => Promise.reject(new TypeError('terminated')) });
    expect(await cut.hooks.moveClock(5)).toEqual({
      why: 'the clock hook cannot be reached',
      mayBeDone: true,
    });
  });

  it('has a line for a shell, which keeps the token of the controls for itself', () => {
    expect(hooksOf([], { token: 'invented' }).hooks.clockLine(-5)).toBe(
      `curl -sS -i -X PUT -H 'content-type: application/json' -H 'x-mock-token: '"$TOKEN"'' --data-binary '{"advanceMs":-5}' 'http://server.test/hooks/clock'`,
    );
  });
});

describe('the clock of a server that is checked', () => {
  const NAME = 'getMyProfile: the clock put back after a token past its time';
  const LOOK = 'once it is at rest, log in, and put it back only where tokenExpiry is 60 days too late';

  /** What was asked of the clock, and what the check said of it, of a server that does something else there. */
  async function checkedWith(
    spoilt: (at: number, pass: () => Promise<Response>) => Promise<Response>,
    operations: readonly OperationId[] = ['getMyProfile'],
    after: (request: Request, pass: () => Promise<Response>) => Promise<Response> = (_, pass) => pass(),
  ) {
    const moves: number[] = [];
    const { report } = await checkMock({
      operations,
      only: ['auth'],
      hooks: HOOKS,
      controlToken: CONTROL_TOKEN,
      spoil: async (request, pass) => {
        if (!request.url.endsWith('/clock')) return moves.length === 0 ? pass() : after(request, pass);
        const { advanceMs } = (await request.clone().json()) as { readonly advanceMs: number };
        moves.push(advanceMs / 86_400_000);
        return spoilt(moves.length, pass);
      },
    });
    const about = report.checked.filter(({ name }) => /clock|past its time/.test(name));
    return { moves, about, report };
  }

  it('is put back', async () => {
    const { moves, about, report } = await checkedWith((_, pass) => pass());
    expect(moves).toEqual([60, -60]);
    expect(about).toContainEqual({ part: 'auth', name: NAME, status: 'passed' });
    expect(foundIn(report)).toEqual([]);
  });

  it('is put back where it went on and no answer told it', async () => {
    const { moves, about } = await checkedWith(async (at, pass) => {
      const answer = await pass();
      if (at === 1) throw new TypeError('terminated');
      return answer;
    });
    expect(moves).toEqual([60, -60]);
    expect(about).toEqual([
      {
        part: 'auth',
        name: 'getMyProfile: a token past its time',
        status: 'not reached',
        why: 'the clock hook cannot be reached',
      },
      { part: 'auth', name: NAME, status: 'passed' },
    ]);
  });

  it('is put back where it went on and a gateway answered for the server', async () => {
    const { moves, about, report } = await checkedWith(async (at, pass) => {
      const answer = await pass();
      return at === 1 ? new Response(null, { status: 504 }) : answer;
    });
    expect(moves).toEqual([60, -60]);
    expect(about).toContainEqual({ part: 'auth', name: NAME, status: 'passed' });
    expect(foundIn(report)).toEqual([]);
  });

  /** How it is told that nothing shows where the time of a server is. */
  const unknown = (why: string) => ({
    name: NAME,
    finding: {
      operation: null,
      says: 'The clock hook answers once the time has gone on.',
      came: `${why}: the server may still go on by 60 days, or has done so unseen; ${LOOK}`,
      curl: expect.stringContaining('{"advanceMs":-5184000000}') as string,
    },
  });

  it.each([
    ['nobody answers', () => Promise.reject(new TypeError('terminated')), 'the clock hook cannot be reached'],
    [
      'a gateway answers',
      () => Promise.resolve(new Response(null, { status: 504 })),
      'the clock hook answered 504',
    ],
  ])('is a finding where it has not gone on yet and %s, and is not moved blindly', async (_, answer, why) => {
    const { moves, report } = await checkedWith(answer);
    expect(moves).toEqual([60]);
    expect(foundIn(report)).toMatchObject([unknown(why)]);
  });

  it('is a finding where it goes on only after the check has looked', async () => {
    let finish: (() => Promise<Response>) | null = null;
    let hasGoneOn = false;
    const { moves, report } = await checkedWith(
      (_, pass) => {
        finish = pass;
        return Promise.resolve(new Response(null, { status: 504 }));
      },
      ['getMyProfile'],
      async (request, pass) => {
        const answer = await pass();
        if (request.url.endsWith('/login')) hasGoneOn = (await finish?.())?.ok === true;
        return answer;
      },
    );
    expect(hasGoneOn).toBe(true);
    expect(moves).toEqual([60]);
    expect(foundIn(report)).toMatchObject([unknown('the clock hook answered 504')]);
  });

  it('is put back by the end of the next token where the server lets none of them end', async () => {
    const fresh: string[] = [];
    const { moves } = await checkedWith(
      async (at, pass) => {
        const answer = await pass();
        return at === 1 ? new Response(null, { status: 504 }) : answer;
      },
      ['getMyProfile'],
      async (request, pass) => {
        fresh.push(request.url);
        return request.url.endsWith('/login') ? pass() : Response.json({});
      },
    );
    expect(fresh.filter((url) => url.endsWith('/login'))).toHaveLength(1);
    expect(moves).toEqual([60, -60]);
  });

  it('is a finding where nothing tells whether it went on, and is not moved blindly', async () => {
    const { moves, report } = await checkedWith(
      () => Promise.resolve(new Response(null, { status: 504 })),
      ['getMyProfile'],
      () => Promise.resolve(new Response(null, { status: 502 })),
    );
    expect(moves).toEqual([60]);
    expect(foundIn(report)).toContainEqual(
      expect.objectContaining({
        name: NAME,
        finding: expect.objectContaining(unknown('the clock hook answered 504').finding) as object,
      }),
    );
  });

  it('is a finding where it is not put back, with the line that does it', async () => {
    const { report } = await checkedWith((at, pass) =>
      at === 1 ? pass() : Promise.resolve(new Response(null, { status: 400 })),
    );
    expect(foundIn(report)).toMatchObject([
      {
        part: 'auth',
        name: NAME,
        finding: {
          operation: null,
          came: `the clock hook answered 400: the server may still be 60 days ahead; ${LOOK}`,
          curl: expect.stringContaining('{"advanceMs":-5184000000}') as string,
        },
      },
    ]);
    expect(JSON.stringify(report)).not.toContain(CONTROL_TOKEN);
  });

  it('stays as it is where the hook refuses, and where nothing is read by a token alone', async () => {
    const refused = await checkedWith(() => Promise.resolve(new Response(null, { status: 404 })));
    expect(refused.moves).toEqual([60]);
    expect(foundIn(refused.report)).toEqual([]);
    const unread = await checkedWith((_, pass) => pass(), ['createTextTemplate']);
    expect(unread.moves).toEqual([]);
  });
});

describe('the seed route', () => {
  const ask = (answer: () => Response) => {
    const { hooks, asked } = hooksOf([answer]);
    return { came: hooks.askForThings(['TaskStatus Open']), asked };
  };

  it('is asked by names, and gives an id for each that it has', async () => {
    const { came, asked } = ask(() => Response.json({ things: { 'TaskStatus Open': 'tsk_1' } }));
    expect(await came).toEqual({ value: { 'TaskStatus Open': 'tsk_1' } });
    const [request] = asked;
    expect([request?.method, request?.url]).toEqual(['POST', 'http://server.test/hooks/things']);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(await request?.json()).toEqual({ things: ['TaskStatus Open'] });
  });

  it.each([
    () => Response.json(['tsk_1']),
    () => Response.json({ things: { a: 1 } }),
    () => new Response(''),
  ])('says what is wrong with it', async (answer) => {
    expect(await ask(answer).came).toEqual({
      why: 'the things hook does not answer with {"things": {"name": "id"}}',
    });
  });
});
