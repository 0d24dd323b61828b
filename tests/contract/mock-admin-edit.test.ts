import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseForm, CaseListItem, ProviderDirectoryEntry } from '#contracts/generated/wire.ts';
import { COMPLETE } from '#tests/support/complete-case.ts';
import { type DraftDesk, dataOf, draftDesk } from './case-drafts.ts';

let desk: DraftDesk;
let admin: string;
let caseId: string;
let subsectionId: string;

beforeEach(async () => {
  desk = await draftDesk();
  admin = await desk.client.logIn('admin');
  ({ caseId, subsectionId } = await desk.drafts.complete(desk.facility));
});

const give = (status: 'Submitted' | 'Returned' | 'Available') =>
  desk.api.world().cases.change(caseId, (one) => ({ ...one, status, caseID: 'DP-2026-000900' }));
const formFor = async (as: string) =>
  dataOf<CaseForm>(await desk.client.ask('getCaseForm', { params: { caseId }, as }));

describe('an admin at the form of a facility’s case', () => {
  it.each(['Submitted', 'Returned'] as const)(
    'corrects one that is %s, and the trail of the case says who did it',
    async (status) => {
      give(status);
      const before = await formFor(admin);
      expect(before.facilityId).toBe('fac_demo-1');
      expect(before.allowedActions).toContain('edit');
      const clinical = { ...COMPLETE.clinical, clinicalHistory: 'Corrected by phone with the facility.' };
      const saved = await desk.drafts.ask('updateCase', admin, { caseId }, { clinical });
      expect(saved.status).toBe(200);
      const slot = { caseId, slot: 'labReports' };
      const headers = { 'Content-Type': 'application/pdf', 'X-File-Name': 'labs.pdf' };
      expect((await desk.drafts.ask('putCaseAttachment', admin, slot, '%PDF-1.7', headers)).status).toBe(200);
      expect((await desk.drafts.ask('deleteCaseAttachment', admin, slot)).status).toBe(200);
      expect((await desk.drafts.ask('validateCase', admin, { caseId })).status).toBe(200);
      const changes = desk.api
        .world()
        .caseEvents.by('case', caseId)
        .filter(({ kind, role }) => kind === 'case_changed' && role === 'Admin');
      expect(changes.map(({ by }) => by?.userId)).toEqual(Array(3).fill('usr_demo000006'));
      expect((await formFor(desk.facility)).clinical.clinicalHistory).toBe(clinical.clinicalHistory);
    },
  );

  it('keeps one out of the pool that nobody could read any more, by hand and by itself', async () => {
    give('Submitted');
    desk.api
      .world()
      .cases.change(caseId, (one) => ({
        ...one,
        specimens: one.specimens.map((specimen) => ({
          ...specimen,
          subsections: specimen.subsections.map((slides) => ({
            ...slides,
            images: [1, 2].map((number) => ({
              imageId: `img_edited-${number}`,
              blobId: `blob_edited-${number}`,
              fileName: `slide-${number}.svs`,
              slideId: 'cmu-1-small-region' as const,
              gone: false,
            })),
          })),
        })),
      }));
    const slides = [{ subsectionId, received: 2, missing: 0 }];
    expect((await desk.drafts.ask('submitSpecimenForm', admin, { caseId }, { slides })).status).toBe(201);
    const edit = (body: unknown) => desk.drafts.ask('updateCase', admin, { caseId }, body);
    const readyAt = () => desk.api.world().caseMoves.find(caseId)?.intakeReadyAt;
    expect((await edit({ patient: { lastName: null }, clinical: { caseRecordId: null } })).status).toBe(200);
    expect(readyAt()).toBeNull();
    const refused = await desk.drafts.ask('releaseToPool', admin, { caseId }, {});
    expect([refused.status, refused.code, dataOf(refused)]).toEqual([
      409,
      'INTAKE_INCOMPLETE',
      { form: ['Last name is required.'], accession: ['Accession number is required.'] },
    ]);
    const { lastName } = COMPLETE.patient;
    const { caseRecordId } = COMPLETE.clinical;
    expect((await edit({ patient: { lastName }, clinical: { caseRecordId } })).status).toBe(200);
    expect(readyAt()).not.toBeNull();
    expect((await desk.drafts.ask('releaseToPool', admin, { caseId }, {})).status).toBe(200);
  });

  it('changes nothing of one that is in the pool', async () => {
    give('Available');
    expect((await formFor(admin)).allowedActions).not.toContain('edit');
    const slot = { caseId, slot: 'labReports' };
    const headers = { 'Content-Type': 'application/pdf', 'X-File-Name': 'labs.pdf' };
    const refused = [
      await desk.drafts.ask('updateCase', admin, { caseId }, { labelsChecked: false }),
      await desk.drafts.ask('putCaseAttachment', admin, slot, '%PDF-1.7', headers),
    ];
    expect(refused.map(({ status, code }) => [status, code])).toEqual([
      [409, 'CASE_STATE'],
      [409, 'CASE_STATE'],
    ]);
  });

  it('chooses among the providers and the earlier cases of that facility, and of no other', async () => {
    const listed = async (query: Record<string, string>, as = admin) =>
      dataOf<{ items: ProviderDirectoryEntry[] }>(
        await desk.client.ask('listProviderDirectory', { query, as }),
      ).items.map(({ userId }) => userId);
    const own = await listed({}, desk.facility);
    expect(own.length).toBeGreaterThan(1);
    expect(await listed({ facilityId: 'fac_demo-1' })).toEqual(own);
    expect(await listed({ facilityId: 'fac_none' })).toEqual([]);
    expect(await listed({})).toEqual([]);
    // A facility is told of itself, whichever it names.
    expect(await listed({ facilityId: 'fac_demo-2' }, desk.facility)).toEqual(own);

    const elsewhere = desk.api
      .world()
      .cases.list()
      .find(({ facilityId }) => facilityId === 'fac_demo-2');
    const { medicalRecordNumber } = (await formFor(admin)).patient;
    desk.api
      .world()
      .cases.change(elsewhere?.id ?? '', (one) => ({
        ...one,
        patientInfo: { ...one.patientInfo, medicalRecordNumber },
      }));
    const found = async (facilityId?: string) => {
      const body = { patient: { medicalRecordNumber }, ...(facilityId === undefined ? {} : { facilityId }) };
      const answer = await desk.client.ask('searchCases', { body, as: admin });
      return dataOf<{ items: CaseListItem[] }>(answer).items.map(({ id }) => id);
    };
    expect(await found()).toContain(elsewhere?.id);
    expect(await found('fac_demo-1')).not.toContain(elsewhere?.id);
  });
});
