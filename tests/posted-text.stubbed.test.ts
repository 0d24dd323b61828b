import { expect, it, vi } from 'vitest';
import { postToDiagnosis } from '#app/features/diagnosis/diagnosis.server.ts';
import { startSession } from '#app/server/session.server.ts';
import { DEMO_PASSWORD, PROVIDER } from '#mock-server/seeds/people.ts';
import { WORLDS } from '#mock-server/seeds/worlds.ts';
import { createMockApi } from '#mock-server/server.ts';

const CASE = 'cas_dp-2026-000009';
const NOW = Date.now();

it('a text that is posted without script with a code that is none says so, and that the rest is saved', async () => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  const api = createMockApi({ world: WORLDS.demo, now: () => NOW });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => api.fetch(new Request(input, init)));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const email = 'provider@example.org';
  const loggedIn = await api.fetch(
    new Request('http://mock.test/api/users/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    }),
  );
  const { data } = (await loggedIn.json()) as { readonly data: { readonly token: string } };
  const person = { userId: PROVIDER, displayName: email, email, status: 'Active', role: 'Provider' } as const;
  const started = await startSession(
    new Request('http://localhost/login'),
    { ...person, staffRole: null, token: data.token, expiresAt: NOW + 3_600_000 },
    '/',
  );
  const post = async (code: string, etag: string) => {
    const request = new Request(`http://localhost/pathologist/primary-diagnosis-case?case=${CASE}`, {
      method: 'POST',
      headers: { Cookie: started.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
      body: new URLSearchParams({
        userId: PROVIDER,
        caseId: CASE,
        etag,
        comment: 'Invented.',
        'findings.0.code': code,
      }),
    });
    const context = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
    const answer = await postToDiagnosis({ request, params: {}, context });
    return (await answer.json()) as { readonly answer: object };
  };
  expect(await post('C509', '"v0"')).toMatchObject({
    answer: { kind: 'refused', message: 'C509 is not a valid ICD-10 code. The rest of the text is saved.' },
    begun: { findings: [{ code: 'C509' }] },
  });
  expect(api.world().diagnoses.find(CASE)).toMatchObject({ comment: 'Invented.', findings: [] });
  expect(await post('C50.9', '"v1"')).toMatchObject({ answer: { kind: 'saved' }, begun: {} });
});
