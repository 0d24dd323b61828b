import { beforeEach, expect, it, vi } from 'vitest';
import { loadSignOut, postSignOut } from '#app/features/diagnosis/sign-out/sign-out.server.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openDesk, saveText, signature } from './contract/report-desk.ts';
import { signInAtDesk } from './support/signed-in-desk.ts';

const PAGE = `/pathologist/primary-diagnosis-case?case=${CASE}`;

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  desk = await openDesk();
  await saveText(desk, 0);
  cookie = await signInAtDesk(desk);
});

const context = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

/** Where an answer leads; null where it stays. */
const placeOf = (answer: unknown): string | null =>
  answer instanceof Response ? answer.headers.get('Location') : null;

/** Where the page of the signature leads when it is read. */
async function read(): Promise<string | null> {
  const request = new Request(`http://localhost${PAGE}&step=sign-out`, { headers: { Cookie: cookie } });
  return placeOf(await loadSignOut({ request, params: {}, context }).catch((thrown: unknown) => thrown));
}

/** Each signature is carried out, and no answer of it comes back. */
function loseAnswers(): void {
  vi.stubGlobal('fetch', async (request: Request) => {
    const answer = await desk.api.fetch(request);
    return request.url.endsWith('/sign-out') ? new Response('{"da', { status: answer.status }) : answer;
  });
}

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
  return placeOf(await postSignOut({ request, params: {}, context }).catch((thrown: unknown) => thrown));
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

it('a signature whose answer was lost leads to the report, as soon as its page is read again', async () => {
  expect(await read()).toBeNull();
  loseAnswers();
  expect(await sign()).toBeNull();
  expect(desk.stored().status).toBe('SignOutCompleted');
  expect(await read()).toBe(`/final-report/${CASE}`);
});

it('a case that went to a second reviewer though no answer came is told as sent, until the review is in', async () => {
  desk.setUser(PROVIDER, { status: 'Provisionally Active' });
  loseAnswers();
  expect(await sign()).toBeNull();
  expect(desk.stored().status).toBe('QAReview');
  expect(await read()).toBe(`${PAGE}&came=review`);
});
