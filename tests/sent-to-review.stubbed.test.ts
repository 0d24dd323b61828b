import { beforeEach, expect, it, vi } from 'vitest';
import { postSignOut } from '#app/features/diagnosis/sign-out/sign-out.server.ts';
import { startSession } from '#app/server/session.server.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openDesk, saveText, signature } from './contract/report-desk.ts';

const PAGE = `/pathologist/primary-diagnosis-case?case=${CASE}`;

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  vi.stubEnv('APP_API_URL', 'http://mock.test/api');
  vi.stubEnv('APP_SECRET', 'a secret for this test that is long enough');
  desk = await openDesk();
  vi.stubGlobal('fetch', (request: Request) => desk.api.fetch(request));
  await saveText(desk, 0);
  const signedIn = {
    userId: PROVIDER,
    displayName: 'Anybody',
    email: 'any@example.org',
    status: 'Active',
    role: 'Provider',
    staffRole: null,
    token: desk.tokens.provider,
    expiresAt: Date.now() + 3_600_000,
  } as const;
  const started = await startSession(new Request('http://localhost/login'), signedIn, '/');
  cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
});

/** Where the press of Sign out leads. */
async function sign(): Promise<string | null> {
  const body = new URLSearchParams({
    intent: 'sign-out',
    etag: `"v${desk.stored().version}"`,
    textVersion: '1',
    idempotencyKey: key(),
    isUrgent: 'no',
    timeZone: 'America/New_York',
    readingSite: signature.readingSite,
    identityConfirmed: 'on',
    password: signature.password,
  });
  const request = new Request(`http://localhost${PAGE}&step=sign-out`, {
    method: 'POST',
    body,
    headers: { Cookie: cookie },
  });
  const context = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };
  const answer = await postSignOut({ request, params: {}, context }).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? answer.headers.get('Location') : null;
}

it('a press of Sign out leads to the report that it has signed', async () => {
  expect(await sign()).toBe(`/final-report/${CASE}`);
  expect(desk.stored().status).toBe('SignOutCompleted');
});

it('a press of Sign out that sends the case to a second reviewer leads to the page that says so', async () => {
  desk.setUser(PROVIDER, { status: 'Provisionally Active' });
  expect(await sign()).toBe(`${PAGE}&came=review`);
  expect(desk.stored().status).toBe('QAReview');
});
