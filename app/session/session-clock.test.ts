import { describe, expect, it } from 'vitest';
import { createMarks, INACTIVITY_LIMIT_MS, sessionStateAt } from './session-clock.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('the state of a session', () => {
  it.each([
    ['S9-01 live until a minute before the limit', 9 * MINUTE - 1, 0, 'live'],
    ['S4.1-12 warned a minute before the limit', 9 * MINUTE, 0, 'ending'],
    ['S4.1-12 over at the limit', INACTIVITY_LIMIT_MS, 0, 'over'],
    ['S4.1-11 live again by any activity', 18 * MINUTE, 10 * MINUTE, 'live'],
    ['S4.1-07 over with its token, however busy the hand', DAY, DAY - 1, 'over'],
  ])('is %s', (_, now, lastActivity, kind) => {
    expect(sessionStateAt(now, { expiresAt: DAY, lastActivity }).kind).toBe(kind);
  });

  it('S4.1-12 names what ends it within a minute: nothing keeps a token alive, however busy the hand', () => {
    const at = (now: number, lastActivity: number) => sessionStateAt(now, { expiresAt: DAY, lastActivity });
    expect(at(DAY - MINUTE - 1, DAY - MINUTE - 1)).toEqual({ kind: 'live', nextAt: DAY - MINUTE });
    const last = { kind: 'ending', because: 'expired', endsAt: DAY, nextAt: DAY };
    expect(at(DAY - MINUTE, DAY - MINUTE)).toEqual(last);
    expect(at(9 * MINUTE, 0)).toMatchObject({ because: 'inactive', endsAt: 10 * MINUTE });
  });

  it('names what ended it, and when it looks again', () => {
    expect(sessionStateAt(DAY, { expiresAt: DAY, lastActivity: DAY })).toMatchObject({ because: 'expired' });
    expect(sessionStateAt(DAY, { expiresAt: 2 * DAY, lastActivity: 0 })).toMatchObject({
      because: 'inactive',
    });
    expect(sessionStateAt(0, { expiresAt: DAY, lastActivity: 0 })).toMatchObject({ nextAt: 9 * MINUTE });
    expect(sessionStateAt(0, { expiresAt: 5000, lastActivity: 0 })).toMatchObject({ nextAt: 5000 });
  });
});

describe('what all tabs share', () => {
  const storageOf = (held: Record<string, string>) => ({
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, value: string) => void (held[name] = value),
    removeItem: (name: string) => void delete held[name],
  });

  it.each(['{', 'null', '[]', 'soon', '', '12-34'])(
    'S8-32 %j is no time: it goes and counts as absent',
    (value) => {
      const held = { tokenExpiry: value, other: 'stays' };
      expect(createMarks(() => storageOf(held)).time('tokenExpiry')).toBeNull();
      expect(held).toEqual({ other: 'stays' });
    },
  );

  it('reads a time as it is written, as a number or a date', () => {
    const marks = createMarks(() => storageOf({ a: '1700000000000', b: '2026-11-23T12:00:00Z' }));
    expect([marks.time('a'), marks.time('b')]).toEqual([
      1_700_000_000_000,
      Date.parse('2026-11-23T12:00:00Z'),
    ]);
  });

  it('goes on where the browser forbids its storage', () => {
    const marks = createMarks(() => {
      throw new Error('SecurityError');
    });
    marks.write('logout', '1');
    marks.remove('logout');
    expect([marks.text('logout'), marks.time('logout')]).toEqual([null, null]);
  });
});
