import { describe, expect, it } from 'vitest';
import { err } from '#contracts/result.ts';
import { importSheet } from './sheet-import.server.ts';

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

  it.each([
    [{ columns: ['Unknown column: Colour'] }, 'Unknown column: Colour'],
    [null, 'Validation failed'],
  ])('that is refused with %j says %s', async (data, message) => {
    const refusal = {
      kind: 'http',
      operation: 'importEnquiries',
      status: 422,
      code: 'VALIDATION_FAILED',
      envelope: { isSuccess: false, data, message: 'Validation failed', error: null, details: null },
      retryAfterMs: null,
      requestId: null,
    } as const;
    const body = new FormData();
    body.set('sheet', sheet('Colour\nred'));
    const request = new Request('http://localhost/', { method: 'POST', body });
    const outcome = await importSheet({ request }, () => Promise.resolve(err(refusal)));
    expect(outcome).toEqual({ result: null, message, rehearsed: null });
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
