import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { foundIn } from '../report/summary.ts';
import { CONTROL_TOKEN, checkMock, HOOKS } from './check-mock.test-support.ts';

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

  it('is put back where the check is ended while the time is ahead, and what was found is told', async () => {
    const moves: string[] = [];
    const { report } = await checkMock({
      operations: ['getMyProfile'],
      only: ['auth'],
      hooks: HOOKS,
      controlToken: CONTROL_TOKEN,
      isEnded: () => moves.length > 0,
      spoil: async (request, pass) => {
        if (request.url.endsWith('/clock')) moves.push(await request.clone().text());
        return pass();
      },
    });
    expect(moves.map((move) => Math.sign((JSON.parse(move) as { advanceMs: number }).advanceMs))).toEqual([
      1, -1,
    ]);
    expect(report.endedEarly).toBe('it was ended before it came to this');
    expect(report.checked).toContainEqual({ part: 'auth', name: NAME, status: 'passed' });
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
