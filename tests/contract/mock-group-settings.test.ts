import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { SKIN_GROUP } from '#mock-server/seeds/staff.ts';
import type { GroupRecord } from '#mock-server/store/tables/people.ts';
import { key } from './mock-client.ts';
import {
  askForReview,
  CASE,
  type Desk,
  dataOf,
  makeAble,
  openDesk,
  review,
  saveText,
  signOut,
  THIRD_PROVIDER,
  wholeText,
} from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

/** The group of the first provider reads for the facility of the case from now on. */
const group = (changes: Partial<GroupRecord>): GroupRecord =>
  desk.api
    .world()
    .groups.change(SKIN_GROUP, (held) => ({ ...held, facilityIds: [desk.stored().facilityId], ...changes }));
const rule = (changes: Partial<GroupRecord['qaRule']>): GroupRecord =>
  group({
    qaRule: {
      provisionalPercent: 100,
      randomPercent: 0,
      malignancySites: [],
      misinterpretations: true,
      ...changes,
    },
  });
const signedWith = async (findings: unknown = wholeText.findings): Promise<unknown> => {
  await saveText(desk, 0, { ...wholeText, findings });
  return dataOf(await signOut(desk))['outcome'];
};
const reviews = async (): Promise<readonly string[]> => {
  desk.clock.now += 10 * 60_000;
  await desk.client.ask('getCurrentUser', { as: desk.tokens.provider });
  return desk.api
    .world()
    .qaReviews.by('case', CASE)
    .map(({ kind }) => kind);
};
const CARCINOMA = [{ code: 'C61', specimenID: null }];

describe('a group’s rule of second readings', () => {
  it('has a new malignancy at a chosen site read again before the signature', async () => {
    rule({ malignancySites: ['prostate'] });
    expect(await signedWith(CARCINOMA)).toBe('SentToReview');
    const [task] = desk.api.world().qaReviews.by('case', CASE);
    expect(task).toMatchObject({ kind: 'Prospective', readerId: PROVIDER });
    await review(desk, task?.id ?? '', { agreement: 'Agree' });
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
  });

  it.each([
    ['of another site', ['Skin'], CARCINOMA],
    ['that is in situ', ['Prostate'], [{ code: 'D07.5', specimenID: null }]],
  ])('lets one %s pass', async (_, malignancySites, findings) => {
    rule({ malignancySites });
    expect(await signedWith(findings)).toBe('Signed');
  });

  it('lets one pass that an earlier report of the patient told', async () => {
    rule({ malignancySites: ['Prostate'] });
    const { cases, diagnoses } = desk.api.world();
    await saveText(desk, 0, { ...wholeText, findings: CARCINOMA });
    const text = diagnoses.find(CASE);
    if (text === null) throw new Error('the text was not saved');
    const earlier = { ...desk.stored(), id: 'cas_earlier', signedAt: '2026-03-02T15:00:00.000Z' };
    cases.insert({ ...earlier, status: 'SignOutCompleted', signerId: SECOND_PROVIDER });
    diagnoses.insert({ ...text, id: 'cas_earlier' });
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
  });

  it('says how many cases of readers on trial are read again', async () => {
    desk.setUser(PROVIDER, { status: 'Provisionally Active' });
    rule({ provisionalPercent: 0, randomPercent: 100 });
    expect(await signedWith()).toBe('Signed');
    expect(await reviews()).toEqual([]);
  });

  it.each([
    [100, ['Retrospective']],
    [0, []],
  ])('draws %i in a hundred of the others', async (randomPercent, drawn) => {
    rule({ randomPercent });
    expect(await signedWith()).toBe('Signed');
    expect(await reviews()).toEqual(drawn);
  });

  it('draws none that a rule had read before the signature', async () => {
    rule({ malignancySites: ['Prostate'], randomPercent: 100 });
    expect(await signedWith(CARCINOMA)).toBe('SentToReview');
    const [task] = desk.api.world().qaReviews.by('case', CASE);
    await review(desk, task?.id ?? '', { agreement: 'Agree' });
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
    expect(await reviews()).toEqual(['Prospective']);
  });

  it('draws one whose reader wanted a review, for somebody who has not read it yet', async () => {
    rule({ randomPercent: 100 });
    await saveText(desk, 0);
    const taskId = await askForReview(desk, 'Prospective', 'provider', { reviewerId: SECOND_PROVIDER });
    await review(desk, taskId, { agreement: 'Agree' });
    expect(dataOf(await signOut(desk))).toMatchObject({ outcome: 'Signed' });
    expect(await reviews()).toEqual(['Prospective', 'Retrospective']);
    // Nobody else fits, so that an admin names one.
    expect(desk.stored().qaProviderId).toBeNull();
  });

  it.each([
    ['wrote on the case before it was handed over', 'diagnosis_saved'],
    ['read the report through another case', 'report_read'],
  ] as const)('draws one for nobody who %s', async (_, kind) => {
    rule({ randomPercent: 100 });
    expect(await signedWith()).toBe('Signed');
    const { caseEvents } = desk.api.world();
    const signed = caseEvents.by('case', CASE).find((one) => one.kind === 'report_signed');
    if (signed?.by == null) throw new Error('no line of the signature');
    const by = { ...signed.by, userId: SECOND_PROVIDER };
    caseEvents.insert({ ...signed, id: 'evt_former', kind, by });
    expect(await reviews()).toEqual(['Retrospective']);
    // Nobody else fits, so that an admin names one.
    expect(desk.stored().qaProviderId).toBeNull();
  });

  it('names nobody whose words may stand in the text of the present reader', async () => {
    await saveText(desk, 0);
    desk.setCase({ assignedProviderId: SECOND_PROVIDER });
    makeAble(desk);
    const ask = (reviewerId: string) =>
      desk.client.ask('requestQaReview', {
        params: { caseId: CASE },
        headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
        body: { kind: 'Prospective', reviewerId },
        as: desk.tokens.provider2,
      });
    expect(await ask(PROVIDER)).toMatchObject({
      status: 422,
      body: { data: { reviewerId: ['This pathologist cannot review this case.'] } },
    });
    expect((await ask(THIRD_PROVIDER)).status).toBe(201);
  });

  it('is the stricter one of several groups, and of no group that is not in use', async () => {
    const other = { ...rule({ randomPercent: 100 }), id: 'grp_other', name: 'Other Group' };
    const { groups } = desk.api.world();
    groups.insert(other);
    rule({ randomPercent: 0 });
    expect(await signedWith()).toBe('Signed');
    expect(await reviews()).toEqual(['Retrospective']);
    desk = await openDesk();
    desk.api.world().groups.insert({ ...other, active: false });
    rule({ randomPercent: 0 });
    expect(await signedWith()).toBe('Signed');
    expect(await reviews()).toEqual([]);
  });
});

describe('the billing entity of a group', () => {
  const lines = async () =>
    dataOf(
      await desk.client.ask('listBillings', {
        query: { caseId: CASE, sort: 'code', pageSize: 100 },
        as: desk.tokens.admin,
      }),
    )['items'] as readonly {
      readonly id: string;
      readonly etag: string;
      readonly billingEntity: string | null;
      readonly provider: { readonly userId: string } | null;
    }[];
  const entities = async () => [...new Set((await lines()).map(({ billingEntity }) => billingEntity))];

  it('stands on the lines of what its members read, as it was when they were invoiced', async () => {
    rule({});
    // The lines began when the case was sent out: before anybody had it.
    const { billings } = desk.api.world();
    for (const { id } of billings.by('case', CASE))
      billings.change(id, (line) => ({ ...line, providerId: null }));
    expect(await entities()).toEqual([null]);
    group({ billingEntity: 'Example Pathologists LLP' });
    expect(await signedWith()).toBe('Signed');
    const [line] = await lines();
    expect(line?.provider?.userId).toBe(PROVIDER);
    expect(await entities()).toEqual(['Example Pathologists LLP']);
    await reviews();
    const [ready] = await lines();
    const issued = await desk.client.ask('issueBilling', {
      params: { billingId: ready?.id ?? '' },
      headers: { 'If-Match': ready?.etag ?? '', 'Idempotency-Key': key() },
      body: { invoiceNumber: 'INV-7' },
      as: desk.tokens.admin,
    });
    expect(issued.status).toBe(200);
    group({ billingEntity: 'Another Name LLP' });
    const after = await lines();
    expect(after[0]?.billingEntity).toBe('Example Pathologists LLP');
    expect(after.at(-1)?.billingEntity).toBe('Another Name LLP');
    group({ members: [{ userId: SECOND_PROVIDER, addedAt: '2026-11-01T12:00:00Z' }] });
    expect((await lines()).at(-1)?.billingEntity).toBeNull();
  });
});
