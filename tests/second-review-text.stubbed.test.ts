import { beforeEach, expect, it, vi } from 'vitest';
import type { Case, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { key } from './contract/mock-client.ts';
import { CASE, SITES } from './contract/report-desk.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const PAGE = `/case-details/${CASE}`;
const provider = { email: 'provider@example.org', role: 'Provider' } as const;

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
  const { cases } = desk.api.world();
  const images = stored().specimens.flatMap(({ subsections }) => subsections.flatMap((one) => one.images));
  cases.change(CASE, (record) => ({
    ...record,
    status: 'Selected',
    assignedProviderId: 'usr_demo000001',
    gross: 'Invented cores.',
    firstOpenedAt: '2026-11-20T15:00:00.000Z',
    openedImageIds: images.map(({ imageId }) => imageId),
  }));
});

const stored = () => desk.api.world().cases.find(CASE) ?? expect.fail('no case');

interface Shown {
  readonly ofCase: Case;
  readonly diagnosis: PrimaryDiagnosis;
}

async function shown(): Promise<Shown> {
  const { text } = await desk.openAsMember(provider, PAGE);
  return JSON.parse(text) as Shown;
}

/** Saves the text as the page on which it is written does. */
async function write(words: string): Promise<void> {
  const { diagnosis } = await shown();
  const texts = SITES.map((side, at): [string, string] => [
    `diagnosis.${'ABCDEF'.charAt(at)}`,
    `PROSTATE, ${side}, NEEDLE BIOPSY: ${words}`,
  ]);
  const answer = await desk.openAsMember(provider, `/pathologist/primary-diagnosis-case?case=${CASE}&index`, {
    userId: provider.email,
    caseId: CASE,
    etag: diagnosis.etag,
    microscopic: 'Invented.',
    'findings.0.code': 'N40.0',
    ...Object.fromEntries<string>(texts),
  });
  expect(answer.text).toContain('"kind":"saved"');
}

const ask = ({ ofCase, diagnosis }: Shown) =>
  desk.openAsMember(provider, PAGE, {
    intent: 'review',
    etag: ofCase.etag,
    textEtag: diagnosis.etag,
    idempotencyKey: key(),
    note: 'Is the deep margin free?',
  });

it('a second review locks and sends no other text than the one that its page showed', async () => {
  await write('Carcinoma.');
  const page = await shown();
  await write('No carcinoma.');
  const refused = await ask(page);
  expect(refused.outcome).toBe('400');
  expect(refused.text).toContain('The diagnosis is no longer the one that this page showed');
  expect(refused.text).toContain('Is the deep margin free?');
  expect(stored().status).toBe('Selected');
  expect((await ask(await shown())).text).toBe('{"intent":"review","refused":null}');
  expect(stored().status).toBe('QAReview');
});

it('a text that another window saves while the request is on its way is not sent', async () => {
  await write('Carcinoma.');
  const page = await shown();
  const { diagnoses } = desk.api.world();
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === 'POST' && request.url.endsWith('/qa-reviews'))
      diagnoses.change(CASE, (text) => ({ ...text, version: text.version + 1 }));
    return desk.api.fetch(request);
  });
  const refused = await ask(page);
  expect(refused.text).toContain('"refusal":412');
  expect(refused.text).toContain('Is the deep margin free?');
  expect(stored().status).toBe('Selected');
});

it('the first save of a text after the page was read is no change by somebody else', async () => {
  const page = await shown();
  await write('Carcinoma.');
  const { text } = await ask(page);
  expect(text).toContain('The diagnosis is no longer the one that this page showed');
  expect(text).not.toContain('Somebody else');
});
