import type { AppLoadContext } from '@remix-run/node';
import { expect, it, vi } from 'vitest';
import { actOnReview } from '#app/features/case-form/review/review.server.ts';
import { startSession } from '#app/server/session.server.ts';
import { key } from './contract/mock-client.ts';
import { CASE, openDesk } from './contract/report-desk.ts';

const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

it('half a copy of a case that cannot be removed is told of where the copy was asked for', async () => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const desk = await openDesk();
  const signedIn = {
    userId: 'usr_demo000004',
    displayName: 'Anybody',
    email: 'any@example.org',
    status: 'Active',
    role: 'MedicalFacility',
    staffRole: null,
    token: desk.tokens.facility,
    expiresAt: Date.now() + 3_600_000,
  } as const;
  const started = await startSession(new Request('http://localhost/login'), signedIn, '/');
  const drafts = () => desk.api.world().cases.by('status', 'Draft').length;
  const before = drafts();
  const tooMany = { isSuccess: false, data: null, message: 'Not now.', error: 'Not now.', details: null };
  vi.stubGlobal('fetch', (request: Request) => {
    const isRefused = request.url.endsWith('/specimens') || request.method === 'DELETE';
    return isRefused ? Response.json(tooMany, { status: 429 }) : desk.api.fetch(request);
  });
  const request = new Request(`http://localhost/review-project?case=${CASE}`, {
    method: 'POST',
    headers: { Cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    body: new URLSearchParams({ intent: 'duplicate', etag: '"v3"', idempotencyKey: key() }),
  });
  const answer = await actOnReview({ request, params: {}, context });
  expect(answer.status).toBe(429);
  expect(await answer.text()).toContain('Part of a copy may be left among your drafts. Delete it there.');
  expect(drafts()).toBe(before + 1);
});
