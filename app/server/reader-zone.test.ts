import { describe, expect, it } from 'vitest';
import { importSheet } from './lists/sheet-import.server.ts';
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

describe('a sheet that is posted', () => {
  const result = { dryRun: true, rows: 2, good: 1, taken: 0, errors: [] };
  const post = async (file: File | null, intent: string, rehearsed: string | null = null) => {
    const body = new FormData();
    if (file !== null) body.set('sheet', file);
    body.set('intent', intent);
    if (rehearsed !== null) body.set('rehearsed', rehearsed);
    const sent: { readonly type: string; readonly dryRun: boolean }[] = [];
    const outcome = await importSheet(
      { request: new Request('http://localhost/', { method: 'POST', body }) },
      (sheet, dryRun) => {
        sent.push({ type: sheet.type, dryRun });
        return Promise.resolve({
          ok: true,
          value: { data: { ...result, dryRun }, headers: new Headers(), status: 200, message: null },
        });
      },
    );
    return { outcome, sent };
  };

  const sheet = (text: string) => new File([text], 'leads.CSV', { type: 'application/vnd.ms-excel' });

  it('is refused with the headings that nobody knows', async () => {
    const body = new FormData();
    body.set('sheet', sheet('Colour\nred'));
    const request = new Request('http://localhost/', { method: 'POST', body });
    const data = { columns: ['Unknown column: Colour'] };
    const outcome = await importSheet({ request }, () =>
      Promise.resolve({
        ok: false,
        error: {
          kind: 'http',
          operation: 'importEnquiries',
          status: 422,
          code: 'VALIDATION_FAILED',
          envelope: { isSuccess: false, data, message: 'Validation failed', error: null, details: null },
          retryAfterMs: null,
          requestId: null,
        },
      }),
    );
    expect(outcome).toEqual({ result: null, message: 'Unknown column: Colour', rehearsed: null });
  });

  it('is only rehearsed unless the form says that it is meant', async () => {
    const { outcome, sent } = await post(sheet('firstName\nA'), 'rehearse');
    expect(outcome).toMatchObject({ result, message: null });
    expect(outcome.rehearsed).toMatch(/^[0-9a-f]{64}$/);
    expect(sent).toEqual([{ type: 'text/csv', dryRun: true }]);
    const imported = await post(sheet('firstName\nA'), 'import', outcome.rehearsed);
    expect(imported.sent).toEqual([{ type: 'text/csv', dryRun: false }]);
    expect(imported.outcome).toMatchObject({ message: null, rehearsed: null });
  });

  it('is rehearsed itself where another was, or none, and goes in only after that', async () => {
    const { outcome } = await post(sheet('firstName\nA'), 'rehearse');
    for (const rehearsed of [outcome.rehearsed, null]) {
      const other = await post(sheet('firstName\nB'), 'import', rehearsed);
      expect(other.sent).toEqual([{ type: 'text/csv', dryRun: true }]);
      expect(other.outcome.message).toContain('not the sheet that was rehearsed');
      const again = await post(sheet('firstName\nB'), 'import', other.outcome.rehearsed);
      expect(again.sent).toEqual([{ type: 'text/csv', dryRun: false }]);
    }
  });

  it('is not sent where it is none', async () => {
    const none = await post(null, 'import');
    expect(none).toEqual({ outcome: { result: null, message: 'Choose a sheet', rehearsed: null }, sent: [] });
    const picture = await post(new File(['x'], 'a.png'), 'import');
    expect(picture.outcome.message).toBe('Choose a CSV or XLSX file');
  });
});
