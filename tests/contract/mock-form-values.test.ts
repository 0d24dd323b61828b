import { expect, it } from 'vitest';
import type { CaseClinicalInfo, CaseForm, CasePreview, PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { COMPLETE, PATIENT } from '#tests/support/complete-case.ts';
import { pdfPages } from '#tests/support/pdf-pages.ts';
import { dataOf, draftDesk } from './case-drafts.ts';

const LUMPECTOMY = {
  bodysite: 'Breast',
  subsite: 'Upper_outer_quadrant',
  laterality: 'Left',
  specimenType: 'Lumpectomy_or_Partial_Mastectomy',
  collectionTime: '09:30',
};
const NEEDLE_BIOPSY = { ...LUMPECTOMY, specimenType: 'Biopsy_Core_Needle' };

const CANCER = {
  diagnoses: [{ specimenID: 'A', text: 'BREAST, LEFT:\n- Invented carcinoma.' }],
  findings: [{ code: 'C50.412', specimenID: null }],
};

/** A case of the form, sent out with this specimen and read by the first provider, who has written of a cancer. */
async function readCaseWith(specimen: object, clinical: object = {}) {
  const desk = await draftDesk();
  const { client, drafts, api, facility } = desk;
  const { caseId, specimenId } = await drafts.complete(facility, {
    patient: PATIENT,
    clinical: { ...COMPLETE.clinical, ...clinical },
  });
  expect((await drafts.ask('updateSpecimen', facility, { caseId, specimenId }, specimen)).status).toBe(200);
  const sent = dataOf<CaseForm>(await drafts.ask('sendOutCase', facility, { caseId }, {}));
  expect(sent.status).toBe('Submitted');
  api
    .world()
    .cases.change(caseId, (record) => ({ ...record, status: 'Selected', assignedProviderId: PROVIDER }));
  const provider = await client.logIn('provider');
  const saved = await client.ask('savePrimaryDiagnosis', {
    params: { caseId },
    headers: { 'If-Match': '"v0"' },
    body: CANCER,
    as: provider,
  });
  expect(saved.status).toBe(200);
  const read = await client.ask('getPrimaryDiagnosis', { params: { caseId }, as: provider });
  return { ...desk, caseId, provider, diagnosis: dataOf<PrimaryDiagnosis>(read) };
}

const failedIn = ({ checklist }: PrimaryDiagnosis): readonly string[] =>
  checklist.filter(({ passed }) => !passed).map(({ rule }) => rule);

it('a cancer resection that the form made is not signed without its synoptic report, and a biopsy needs none', async () => {
  expect(failedIn((await readCaseWith(LUMPECTOMY)).diagnosis)).toContain('synoptic');
  expect(failedIn((await readCaseWith(NEEDLE_BIOPSY)).diagnosis)).not.toContain('synoptic');
});

it('the report of a case says in words what the form stored as values', async () => {
  const { client, caseId, provider, diagnosis } = await readCaseWith(LUMPECTOMY);
  expect(diagnosis.diagnoses[0]).toMatchObject({ specimenType: 'Lumpectomy_or_Partial_Mastectomy' });
  const preview = await client.ask('getReportPreview', { params: { caseId }, as: provider });
  const text = (await pdfPages(preview.bytes)).join('\n');
  expect(text).toMatch(/BREAST, UPPER OUTER QUADRANT, LEFT, LUMPECTOMY OR\s+PARTIAL MASTECTOMY/);
  // The gross description may call the specimen by the number that its facility gave it.
  expect(text).toMatch(/MASTECTOMY \(facility ID\s+EX26-00131-A\)/);
});

it('the report repeats what the facility told of a reading during surgery, where its reader writes nothing of it', async () => {
  const told = { intraoperativeResult: 'Frozen section: invented carcinoma at the margin.' };
  const { client, caseId, provider } = await readCaseWith(LUMPECTOMY, told);
  const asked = { params: { caseId }, as: provider };
  const printed = async () =>
    (await pdfPages((await client.ask('getReportPreview', asked)).bytes)).join('\n');
  expect(await printed()).toContain(told.intraoperativeResult);
  const own = {
    ...CANCER,
    intraoperative: { result: 'Own words of the frozen section.', correlation: null },
  };
  await client.ask('savePrimaryDiagnosis', { ...asked, headers: { 'If-Match': '"v1"' }, body: own });
  expect(await printed()).toContain('Own words of the frozen section.');
  expect(await printed()).not.toContain(told.intraoperativeResult);
});

it('a reader reads a history beside the mark that none was given, and every answer to its end', async () => {
  const answer = `${'Invented finding. '.repeat(55)}The end.`;
  const told = await readCaseWith(LUMPECTOMY, {
    historyNotProvided: true,
    siteAnswers: [{ prompt: 'calcifications', answer }],
  });
  const { api, client, caseId, provider } = told;
  const info = dataOf<CaseClinicalInfo>(
    await client.ask('getClinicalInfo', { params: { caseId }, as: provider }),
  );
  expect(info.promptAnswers.map((one) => one.answer)).toEqual([answer]);
  const both = /The ordering physician gave none\.\s+Invented history of a papule\./;
  const preview = await client.ask('getReportPreview', { params: { caseId }, as: provider });
  expect((await pdfPages(preview.bytes)).join('\n')).toMatch(both);
  api
    .world()
    .cases.change(caseId, (record) => ({ ...record, status: 'Available', assignedProviderId: null }));
  const free = await client.ask('getCasePreview', { params: { caseId }, as: provider });
  expect(dataOf<CasePreview>(free).clinicalHistory).toMatch(both);
});

it('a laboratory whose address nobody has told has no invented postal code', async () => {
  const { api, client, caseId, provider } = await readCaseWith(LUMPECTOMY);
  api.world().laboratories.remove(api.world().cases.find(caseId)?.facilityId ?? '');
  const preview = await client.ask('getReportPreview', { params: { caseId }, as: provider });
  const text = (await pdfPages(preview.bytes)).join('\n');
  expect(text).toContain('OH N/A');
  expect(text).not.toContain('00000 ');
});
