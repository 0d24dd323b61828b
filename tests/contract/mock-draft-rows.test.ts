import { expect, it, vi } from 'vitest';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { COMPLETE } from '#tests/support/complete-case.ts';
import { dataOf, draftsOf } from './case-drafts.ts';
import { mockInProcess } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

it('a row of a draft is null where nobody has entered anything, and tells what was entered', async () => {
  const { api, client } = mockInProcess({ now: () => START });
  const drafts = draftsOf(api, client);
  const facility = await client.logIn('facility');
  const caseId = await drafts.create(facility);
  const rowIn = async (view: string, as: string): Promise<CaseListItem | undefined> => {
    const query = { view, pageSize: 100 };
    const page = dataOf<{ items: CaseListItem[] }>(await client.ask('listCases', { query, as }));
    return page.items.find(({ id }) => id === caseId);
  };
  const nothing = { caseID: null, type: null, billingComponent: null, patientGender: null };
  expect(await rowIn('send-out', facility)).toMatchObject({
    ...nothing,
    status: 'Draft',
    patientAge: null,
    patientInfo: null,
    notShown: [],
    draft: {
      lastName: null,
      firstName: null,
      createdAt: '2026-11-21T12:00:00.000Z',
      createdBy: { displayName: 'Corwin Ashgrove' },
    },
  });
  await drafts.ask('updateCase', facility, { caseId }, { patient: { lastName: 'Halfway' } });
  for (const [view, as] of [
    ['send-out', facility],
    ['all', await client.logIn('admin')],
  ] as const)
    expect(await rowIn(view, as)).toMatchObject({ patientInfo: null, draft: { lastName: 'Halfway' } });
  expect(await rowIn('all', await client.logIn('admin'))).toMatchObject(nothing);
  await drafts.addParts(facility, caseId);
  await drafts.ask('updateCase', facility, { caseId }, COMPLETE);
  expect(await rowIn('send-out', facility)).toMatchObject({
    caseID: null,
    billingComponent: 0,
    patientGender: 'Female',
    patientAge: 65,
    type: { value: 'PrimaryDiagnosis', displayName: 'Primary Diagnosis' },
  });
  expect((await drafts.ask('sendOutCase', facility, { caseId }, {})).status).toBe(200);
  expect(await rowIn('send-out', facility)).toMatchObject({
    caseID: api.world().cases.find(caseId)?.caseID,
    draft: null,
  });
});

it('what is refused to be shown leaves no line of a reading', async () => {
  const report = vi.fn();
  const { api, client } = mockInProcess({ now: () => START, report });
  const drafts = draftsOf(api, client);
  const as = await client.logIn('facility');
  const caseId = await drafts.create(as);
  const before = api.world().caseEvents.by('case', caseId);
  expect((await client.ask('getCase', { params: { caseId }, as })).status).toBe(404);
  expect((await client.ask('getViewerCase', { params: { caseId }, as })).status).toBe(404);
  const slot = 'labReports';
  const headers = { 'X-File-Name': 'a.pdf', 'Content-Type': 'application/pdf' };
  await drafts.ask('putCaseAttachment', as, { caseId, slot }, '%PDF-1.7', headers);
  const beyond = { params: { caseId, slot }, headers: { Range: 'bytes=999-' }, as };
  expect((await client.ask('getCaseAttachment', beyond)).status).toBe(416);
  const after = api.world().caseEvents.by('case', caseId);
  expect(after.slice(before.length).map(({ kind }) => kind)).toEqual(['case_changed']);
  // The mock takes back what a refused call wrote, and reports it as a fault of its own.
  expect(report).not.toHaveBeenCalled();
});
