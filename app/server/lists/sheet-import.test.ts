import { expect, it } from 'vitest';
import { err } from '#contracts/result.ts';
import { importSheet } from './sheet-import.server.ts';

function posting(): Request {
  const body = new FormData();
  body.set('sheet', new File(['Name\nJuniper'], 'enquiries.csv'));
  return new Request('http://localhost/enquiries', { method: 'POST', body });
}

it.each([
  [{ columns: ['Unknown column: Name'] }, 'Unknown column: Name'],
  [null, 'Validation failed'],
])('a sheet that is refused with %j says %s', async (data, message) => {
  const refusal = {
    kind: 'http',
    operation: 'importEnquiries',
    status: 422,
    code: 'VALIDATION_FAILED',
    envelope: { isSuccess: false, data, message: 'Validation failed', error: null, details: null },
    retryAfterMs: null,
    requestId: null,
  } as const;
  const outcome = await importSheet({ request: posting() }, () => Promise.resolve(err(refusal)));
  expect(outcome).toEqual({ result: null, message, rehearsed: null });
});
