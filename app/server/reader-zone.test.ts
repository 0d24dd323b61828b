import { describe, expect, it } from 'vitest';
import { endOfDay, inReaderZone, readerZoneOf, timeOfDay } from './reader-zone.server.ts';

const asked = (cookie?: string) =>
  new Request('http://localhost/', cookie === undefined ? {} : { headers: { Cookie: cookie } });

describe('the zone of the reader', () => {
  it.each([
    ['a=1; zone=America%2FNew_York; b=2', 'America/New_York'],
    ['zone=Nowhere%2FAtAll', 'UTC'],
    [undefined, 'UTC'],
  ])('of %s is %s', (cookie, zone) => {
    expect(readerZoneOf(asked(cookie))).toBe(zone);
  });

  it('a day ends where the reader is', () => {
    expect(endOfDay('2026-11-24', asked('zone=America%2FNew_York'))).toBe('2026-11-25T04:59:00.000Z');
    expect(endOfDay('2026-11-24', asked())).toBe('2026-11-24T23:59:00.000Z');
  });

  it('a time keeps its hour on a form that asks for its day alone', () => {
    const there = asked('zone=America%2FNew_York');
    const due = '2026-11-25T03:00:00Z';
    expect(timeOfDay(due, '2026-11-24', there)).toBe(due);
    expect(timeOfDay(due, '2026-11-25', there)).toBe('2026-11-26T04:59:00.000Z');
    expect(timeOfDay(null, '2026-11-25', there)).toBe('2026-11-26T04:59:00.000Z');
    expect(timeOfDay(due, undefined, there)).toBeNull();
  });
});

describe('what is asked for by the days on which it is due', () => {
  const request = asked('zone=America%2FNew_York');

  it('is asked for in the zone of the reader, and anything else as it is', () => {
    expect(inReaderZone({ dueTo: '2026-11-25' }, request)).toEqual({
      dueTo: '2026-11-25',
      timeZone: 'America/New_York',
    });
    const query = { page: 2, dueTo: undefined };
    expect(inReaderZone(query, request)).toBe(query);
  });
});
