import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { isDrawnForReview } from '#app/core/sign-out/review-draw.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { key } from './mock-client.ts';
import {
  CASE,
  type Desk,
  dataOf,
  listImagesSeen,
  openDesk,
  saveText,
  signature,
  signOut,
  wholeText,
} from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
  await saveText(desk, 0);
});

describe('signing', () => {
  it('fixes version 1 with its hashes, stops the case and makes its billing lines Ready', async () => {
    const { tokens } = desk.api.world();
    const login = { address: '192.0.2.17', device: 'Firefox on Linux' };
    for (const { id } of tokens.by('user', PROVIDER)) tokens.change(id, (token) => ({ ...token, ...login }));
    const answer = await signOut(desk);
    expect(answer).toMatchObject({ status: 200 });
    expect(dataOf(answer)).toMatchObject({
      outcome: 'Signed',
      status: 'SignOutCompleted',
      reportState: 'Final',
      reportVersion: 1,
      signedAt: '2026-11-21T15:00:00.000Z',
      facilitySeesFrom: '2026-11-21T15:10:00.000Z',
    });
    expect(desk.stored()).toMatchObject({
      status: 'SignOutCompleted',
      signerId: PROVIDER,
      reportState: 'Final',
    });
    const world = desk.api.world();
    const version = world.reportVersions.find(`${CASE}.v1`);
    expect(version).toMatchObject(login);
    const file = await world.bytes.get(`${CASE}.v1`);
    expect(version?.signature.pdfHash).toBe(
      createHash('sha256')
        .update(file ?? '')
        .digest('hex'),
    );
    expect(version?.signature).toMatchObject({
      printedName: 'Imara Vellacott, MD',
      degrees: 'MD',
      licenceRegion: 'OH',
      checkedBy: ['password'],
      statement: 'Electronically signed by Imara Vellacott, MD  11/21/2026 10:00 AM EST',
    });
    // What others act on waits for the release.
    desk.clock.now += 10 * 60_000;
    await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
    const isDrawn = isDrawnForReview(version?.signature.reportHash ?? '', 5);
    expect(world.qaReviews.by('case', CASE).map(({ kind }) => kind)).toEqual(
      isDrawn ? ['Retrospective'] : [],
    );
    expect(version?.signature.images).toHaveLength(listImagesSeen(desk).length);
    const lines = world.billings.by('case', CASE);
    expect([...new Set(lines.map(({ status }) => status))]).toEqual(['Ready']);
    const told = world.notifications.list().filter(({ caseId }) => caseId === CASE);
    // The signature may have drawn a review, whose reviewer hears of it.
    const ofFacility = told.filter(({ event }) => event !== 'assigned_to_me');
    expect(ofFacility.map(({ event }) => event)).toEqual(['report_ready', 'report_ready']);
    expect(told.map(({ text }) => text).join()).not.toContain(desk.stored().patientInfo.lastName);
  });

  it('is under the name that its signer has given for reports', async () => {
    const body = { provider: { printedName: 'Imara Ashdown, DO' } };
    const version = desk.api.world().users.find(PROVIDER)?.version ?? 0;
    const saved = await desk.client.ask('updateMyProfile', {
      headers: { 'If-Match': `"v${version}"` },
      body,
      as: desk.tokens.provider,
    });
    expect(saved.status).toBe(200);
    const readingSite = desk.api.world().signers.find(PROVIDER)?.readingSites[0]?.code;
    expect(await signOut(desk, { signature: { ...signature, readingSite } })).toMatchObject({ status: 200 });
    expect(desk.api.world().reportVersions.find(`${CASE}.v1`)?.signature).toMatchObject({
      printedName: 'Imara Ashdown, DO',
      statement: 'Electronically signed by Imara Ashdown, DO  11/21/2026 10:00 AM EST',
    });
  });

  it('bills no slide that was ordered and never made', async () => {
    const { client, tokens, api } = desk;
    const version = (of: { readonly version: number }): string => `"v${of.version}"`;
    const ordered = await client.ask('createStainRequest', {
      params: { caseId: CASE },
      as: tokens.provider,
      headers: { 'If-Match': version(desk.stored()), 'Idempotency-Key': key() },
      body: { orders: [{ kind: 'special_stain', specimenID: 'A', block: 'A1', stain: 'PAS' }] },
    });
    const [order] = api.world().orders.by('case', CASE);
    expect([ordered.status, order?.status]).toEqual([201, 'Requested']);
    await client.ask('declineStainRequest', {
      params: { caseId: CASE, requestId: order?.id ?? '' },
      as: tokens.facility,
      headers: { 'If-Match': '"v1"', 'Idempotency-Key': key() },
      body: { reason: 'block_exhausted' },
    });
    expect(await signOut(desk)).toMatchObject({ status: 200 });
    const codes = api
      .world()
      .billings.by('case', CASE)
      .map(({ code }) => code);
    expect(codes).toContain('88305');
    expect(codes).not.toContain('88313');
  });

  it('twice with one key signs once', async () => {
    const headers = { 'Idempotency-Key': key(), 'If-Match': `"v${desk.stored().version}"` };
    const first = await signOut(desk, {}, { headers });
    const again = await signOut(desk, {}, { headers });
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(desk.api.world().reportVersions.by('case', CASE)).toHaveLength(1);
  });

  it('from two tabs at once with two keys signs once, and the other learns that it is signed', async () => {
    const statuses = (await Promise.all([signOut(desk), signOut(desk)])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(desk.api.world().reportVersions.by('case', CASE)).toHaveLength(1);
  });

  it('names every gap at once, and signs nothing', async () => {
    await saveText(desk, 1, { diagnoses: [] });
    const answer = await signOut(desk, { diagnosisVersion: 2, imagesSeen: [] });
    expect(answer).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    expect(Object.keys(dataOf(answer)).toSorted()).toEqual([
      'diagnosis_text',
      'icd10',
      'images_opened',
      'urgent_result',
    ]);
    expect(desk.stored().status).toBe('Selected');
    expect(desk.api.world().reports.find(CASE)).toBeNull();
  });

  it('is refused while the time at which an urgent result was told lies ahead', async () => {
    const toldAt = new Date(desk.clock.now + 60_000).toISOString();
    const communication = { told: 'Dr. Order', toldBy: 'Dr. Me', channel: 'phone', toldAt, note: null };
    await saveText(desk, 1, { ...wholeText, urgentResult: { isUrgent: true, communication } });
    const refused = await signOut(desk, { diagnosisVersion: 2 });
    expect(refused).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    expect(Object.keys(dataOf(refused))).toEqual(['urgent_result']);
    desk.clock.now += 60_000;
    expect((await signOut(desk, { diagnosisVersion: 2 })).status).toBe(200);
  });

  it('is refused while an urgent result was told before the first specimen was taken, whatever is noted', async () => {
    const taken = desk.stored().specimens.map(({ specimenCollectionDate }) => specimenCollectionDate ?? '');
    const [first = ''] = taken.toSorted();
    const say = (toldAt: string, version: number) => {
      const communication = { told: 'Dr. Order', toldBy: 'Dr. Me', channel: 'phone', toldAt, note: 'Late.' };
      return saveText(desk, version, { ...wholeText, urgentResult: { isUrgent: true, communication } });
    };
    await say(new Date(Date.parse(`${first}T15:00:00Z`) - 86_400_000).toISOString(), 1);
    expect(dataOf(await signOut(desk, { diagnosisVersion: 2 }))).toEqual({
      urgent_result: ['Nobody can have been told of the urgent result before the first specimen was taken.'],
    });
    await say(`${first}T15:00:00Z`, 2);
    expect((await signOut(desk, { diagnosisVersion: 3 })).status).toBe(200);
  });

  it('takes only images that were opened, at the version that is stored', async () => {
    const wrong = listImagesSeen(desk).map((one) => ({ ...one, checksum: 'a'.repeat(64) }));
    expect(dataOf(await signOut(desk, { imagesSeen: wrong }))).toEqual({
      images_opened: ['7 slides were not opened.'],
    });
    const glass = desk.stored().specimens.flatMap(({ subsections }) => subsections.map(({ id }) => id));
    expect((await signOut(desk, { imagesSeen: [], readOnGlass: [...glass, 'sub_other'] })).status).toBe(200);
    const { reportVersions, caseEvents } = desk.api.world();
    expect(reportVersions.find(`${CASE}.v1`)?.signature).toMatchObject({ images: [], readOnGlass: glass });
    const read = caseEvents.by('case', CASE).filter(({ kind }) => kind === 'glass_read');
    expect(read.map(({ subject }) => subject)).toEqual(glass);
  });

  it('wants the fields of the signature', async () => {
    const spoilt = { ...signature, identityConfirmed: false, readingSite: 'ELSEWHERE', meaning: 'addendum' };
    const answer = await signOut(desk, { signature: spoilt });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(Object.keys(dataOf(answer))).toEqual([
      'signature.readingSite',
      'signature.identityConfirmed',
      'signature.meaning',
    ]);
  });

  it('wants the signer’s own password, and stops guesses', async () => {
    const wrong = { signature: { ...signature, password: 'not this one' } };
    for (let n = 0; n < 5; n += 1)
      expect(await signOut(desk, wrong)).toMatchObject({ status: 403, code: 'PASSWORD_REQUIRED' });
    const stopped = await signOut(desk);
    expect(stopped).toMatchObject({ status: 429 });
    expect(stopped.headers.get('retry-after')).toBe('60');
    desk.clock.now += 60_000;
    expect((await signOut(desk)).status).toBe(200);
  });

  it('wants a licence of today, which may be its last day', async () => {
    const endOn = (expiresOn: string) =>
      desk.setUser(PROVIDER, {
        licences: [{ state: 'OH', number: '35.000000', issuedOn: '2020-01-01', expiresOn, verifiedOn: null }],
      });
    endOn('2026-11-20');
    expect(dataOf(await signOut(desk))).toEqual({ licence: ['Your OH licence is not valid today.'] });
    endOn('2026-11-21');
    expect((await signOut(desk)).status).toBe(200);
  });

  it('judges the state before the versions, and both versions before the checklist', async () => {
    desk.setUser(PROVIDER, { licences: [] });
    expect(await signOut(desk, {}, { headers: { 'If-Match': '"v1"' } })).toMatchObject({ status: 412 });
    expect(await signOut(desk, { diagnosisVersion: 9 })).toMatchObject({
      status: 412,
      code: 'STALE_VERSION',
    });
    desk.setCase({ status: 'AdditionalWorkRequested' });
    expect(await signOut(desk, {}, { headers: { 'If-Match': '"v1"' } })).toMatchObject({
      status: 409,
      code: 'CASE_STATE',
    });
  });

  it('wants the version of the case', async () => {
    const answer = await desk.client.ask('signOutCase', {
      params: { caseId: CASE },
      headers: { 'Idempotency-Key': key() },
      body: { diagnosisVersion: 1, signature, imagesSeen: listImagesSeen(desk) },
      as: desk.tokens.provider,
    });
    expect(answer).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
  });

  it.each([
    ['provider2', 404],
    ['facility', 403],
    ['np', 403],
    ['admin', 403],
  ] as const)('is not open to %s', async (person, status) => {
    expect((await signOut(desk, {}, { as: desk.tokens[person] })).status).toBe(status);
  });

  it('is refused to the second reader as not the owner', async () => {
    desk.setCase({ status: 'QAReview', qaProviderId: 'usr_demo000002' });
    const answer = await signOut(desk, {}, { as: desk.tokens.provider2 });
    expect(answer).toMatchObject({ status: 403, code: 'FORBIDDEN_OWNER' });
  });
});
