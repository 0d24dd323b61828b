import type { AppLoadContext } from '@remix-run/node';
import { beforeEach, expect, it, vi } from 'vitest';
import { postToDiagnosis } from '#app/features/diagnosis/diagnosis.server.ts';
import { key } from './contract/mock-client.ts';
import { CASE, type Desk, openDesk, saveText, wholeText } from './contract/report-desk.ts';
import { signInAtDesk } from './support/signed-in-desk.ts';

const PAGE = `/pathologist/primary-diagnosis-case?case=${CASE}`;
const context: AppLoadContext = { nonce: '', requestId: 'any', clientAddress: '::1', tooManyLogins: false };

let desk: Desk;
let cookie = '';
beforeEach(async () => {
  desk = await openDesk();
  cookie = await signInAtDesk(desk);
});

/** Where the press leads, or why it was refused. */
async function press(address: string, fields: Record<string, string>): Promise<unknown> {
  const body = new URLSearchParams(fields);
  const headers = { Cookie: cookie };
  const request = new Request(`http://localhost${address}`, { method: 'POST', body, headers });
  const answer: unknown = await postToDiagnosis({ request, params: {}, context }).catch(
    (thrown: unknown) => thrown,
  );
  if (!(answer instanceof Response)) return answer;
  return answer.headers.get('Location') ?? answer.json();
}

const share = (etag: string) => {
  const idempotencyKey = key();
  const fields = { intent: 'share-preliminary', etag, idempotencyKey, patientConfirmed: 'on' };
  return press(`${PAGE}&step=sign-out`, fields);
};
const withdraw = () => press(PAGE, { intent: 'withdraw-preliminary' });

const refusedWith = (refusal: number) => ({ signing: { intent: 'share-preliminary', refused: { refusal } } });

it('a saved text is shown to the facility as it stood on the page, with every word', async () => {
  await saveText(desk, 0);
  expect(await share('"v1"')).toBe(PAGE);
  expect(desk.stored().reportState).toBe('Preliminary');
  const { shared } = desk.api.world().diagnoses.find(CASE) ?? {};
  expect(shared?.texts[0]?.text).toBe(wholeText.diagnoses[0]?.text);
});

it('a text that was changed since, or lacks a diagnosis, is shown to nobody', async () => {
  await saveText(desk, 0);
  await saveText(desk, 1, { ...wholeText, diagnoses: [] });
  expect(await share('"v1"')).toMatchObject(refusedWith(412));
  expect(await share('"v2"')).toMatchObject(refusedWith(422));
  expect(desk.stored().reportState).toBe('Draft');
});

it('what the facility reads is withdrawn, whatever was typed since, and the text stays as it is', async () => {
  await saveText(desk, 0);
  await share('"v1"');
  await saveText(desk, 2, { ...wholeText, comment: 'Typed since.' });
  expect(await withdraw()).toEqual({ withdrawal: { refused: null } });
  expect(desk.stored().reportState).toBe('Draft');
  const { shared, comment } = desk.api.world().diagnoses.find(CASE) ?? {};
  expect([shared, comment]).toEqual([null, 'Typed since.']);
});

it('a field that saves its words at the moment of the press hinders no withdrawal', async () => {
  await saveText(desk, 0);
  await share('"v1"');
  let version = 2;
  const typing = { ...wholeText, comment: 'Typed at that moment.' };
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'PUT' && version === 2) await saveText(desk, version++, typing);
    return desk.api.fetch(request);
  });
  expect(await withdraw()).toEqual({ withdrawal: { refused: null } });
  const { shared, comment } = desk.api.world().diagnoses.find(CASE) ?? {};
  expect([shared, comment]).toEqual([null, 'Typed at that moment.']);
});

it('where nothing is shown nothing is withdrawn, and its reader is told', async () => {
  await saveText(desk, 0);
  expect(await withdraw()).toEqual({
    withdrawal: { refused: expect.stringMatching(/^The case /) as unknown },
  });
});
