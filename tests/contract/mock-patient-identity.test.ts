import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseCheck } from '#contracts/generated/wire.ts';
import { COMPLETE, PATIENT } from '#tests/support/complete-case.ts';
import { type DraftDesk, dataOf, draftDesk } from './case-drafts.ts';

let desk: DraftDesk;
beforeEach(async () => {
  desk = await draftDesk();
});

/** Another number that the labels of the slides contain. */
const OTHER = { ...COMPLETE.clinical, caseRecordId: '00131' };

async function send(changes: object = {}): Promise<string> {
  const { caseId } = await desk.drafts.complete(desk.facility, changes);
  expect((await desk.drafts.ask('sendOutCase', desk.facility, { caseId }, {})).status).toBe(200);
  return caseId;
}

/** What the form of another case says, once it is filled in for this patient. */
async function problemsFor(patient: object): Promise<readonly string[]> {
  const { client, drafts, facility } = desk;
  const { caseId } = await drafts.complete(facility, {
    patient: { ...PATIENT, ...patient },
    clinical: OTHER,
  });
  const check = await client.ask('validateCase', { params: { caseId }, as: facility });
  return dataOf<CaseCheck>(check).problems.map(({ message }) => message);
}

describe('the tick that the labels match', () => {
  const isTicked = (caseId: string) => desk.api.world().requisitions.find(caseId)?.labelsChecked;

  it.each([
    { patient: { lastName: 'Sample' } },
    { patient: { medicalRecordNumber: 'EX-9' } },
    { clinical: { caseRecordId: 'EX26-0013' } },
  ])('is for what was compared, and not for %j', async (changes) => {
    const { drafts, facility } = desk;
    const { caseId } = await drafts.complete(facility);
    await drafts.ask('updateCase', facility, { caseId }, { patient: { gender: 'Other' } });
    expect(isTicked(caseId)).toBe(true);
    await drafts.ask('updateCase', facility, { caseId }, changes);
    expect(isTicked(caseId)).toBe(false);
    expect((await drafts.ask('sendOutCase', facility, { caseId }, {})).status).toBe(422);
    await drafts.ask('updateCase', facility, { caseId }, { labelsChecked: true });
    expect((await drafts.ask('sendOutCase', facility, { caseId }, {})).status).toBe(200);
  });

  it('is for these labels of the glass', async () => {
    const { drafts, facility } = desk;
    const { caseId, ...place } = await drafts.complete(facility);
    await drafts.ask('updateSubsection', facility, { caseId, ...place }, { facilityId: 'EX26-00131 A2' });
    expect(isTicked(caseId)).toBe(false);
  });
});

describe('whose record number it is', () => {
  it('is free again once the case that was sent under a wrong name was withdrawn', async () => {
    const { drafts, facility } = desk;
    const caseId = await send({ patient: { ...PATIENT, lastName: 'Mistaken' } });
    expect(await problemsFor({})).toHaveLength(1);
    const reason = 'Sent under a wrong name.';
    const withdrawn = await drafts.ask('cancelCase', facility, { caseId }, { reason });
    expect(withdrawn.status).toBe(200);
    expect(await problemsFor({})).toEqual([]);
  });

  it.each([
    ['O\u2019Brien', "O'Brien"],
    ['Jose\u0301', 'José'],
    ['de  la Cruz', 'De la Cruz'],
  ])('is one person who is written %j and %j', async (one, other) => {
    await send({ patient: { ...PATIENT, lastName: one } });
    expect(await problemsFor({ lastName: other })).toEqual([]);
    expect(await problemsFor({ lastName: other, medicalRecordNumber: 'EX-9' })).toEqual([
      expect.stringContaining('another MRN'),
    ]);
    const found = await desk.client.ask('searchCases', {
      body: { patient: { lastName: other } },
      as: desk.facility,
    });
    expect(found.body).toMatchObject({ data: { total: 3 } });
  });
});
