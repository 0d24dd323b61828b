import { describe, expect, it } from 'vitest';
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
      `curl -sS -i -X PUT -H 'content-type: application/json' -H 'x-mock-token: '"$CONTROL_TOKEN"'' --data-binary '{"advanceMs":-5}' 'http://server.test/hooks/clock'`,
    );
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
