import { beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contracts/generated/operations/index.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { type Answered, key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const read = (as: Person): Promise<Answered> =>
  desk.client.ask('getPrimaryDiagnosis', { params: { caseId: CASE }, as: desk.tokens[as] });
const fail = (answer: Answered) =>
  (dataOf(answer).checklist as readonly { rule: string; passed: boolean }[])
    .filter(({ passed }) => !passed)
    .map(({ rule }) => rule);

describe('the diagnosis of a case', () => {
  it('begins empty at version 0 with its checklist', async () => {
    const answer = await read('provider');
    expect(answer.headers.get('etag')).toBe('"v0"');
    expect(dataOf(answer)).toMatchObject({
      version: 0,
      allowedActions: ['edit'],
      savedBy: null,
      reportState: 'None',
    });
    expect([...new Set(fail(answer))]).toEqual(['diagnosis_text', 'icd10', 'urgent_result']);
  });

  it('is saved as a whole under a new version, which leaves the case’s own version alone', async () => {
    const first = await saveText(desk, 0);
    expect(dataOf(first)).toMatchObject({ version: 1, reportState: 'Draft', savedBy: { userId: PROVIDER } });
    expect(fail(first)).toEqual([]);
    const { version } = desk.stored();
    const second = await saveText(desk, 1, { diagnoses: [{ specimenID: 'B', text: 'PROSTATE:' }] });
    expect(dataOf(second)).toMatchObject({ version: 2, findings: [], caseVersion: version });
    expect(desk.api.world().diagnoses.find(CASE)?.texts).toEqual([
      { specimenID: 'B', text: 'PROSTATE:', siteConfirmedReason: null },
    ]);
    expect(desk.stored().version).toBe(version);
  });

  it('keeps what a save has replaced, field by field, for whoever may edit it', async () => {
    const earlier = async (as: Person = 'provider') =>
      (dataOf(await read(as)).earlierTexts as readonly Record<string, unknown>[]).map(
        ({ field, specimenID, text }) => [field, specimenID, text],
      );
    const [first, ...others] = wholeText.diagnoses;
    const during = (result: string, correlation: string | null) => ({ result, correlation });
    const texts = (text: string) => ({ diagnoses: [{ specimenID: 'A', text }, ...others] });
    await saveText(desk, 0, { ...wholeText, comment: 'First comment.' });
    expect(await earlier()).toEqual([]);
    desk.clock.now += 60_000;
    const saved = await saveText(desk, 1, {
      ...texts('PROSTATE: other.'),
      comment: 'First comment. And on.',
    });
    expect(dataOf(saved).earlierTexts).toEqual([
      { field: 'diagnosis', specimenID: 'A', text: first?.text, replacedAt: '2026-11-21T15:01:00.000Z' },
    ]);
    await saveText(desk, 2, texts('PROSTATE: other.'));
    expect(await earlier()).toEqual([
      ['comment', null, 'First comment. And on.'],
      ['diagnosis', 'A', first?.text],
    ]);
    await saveText(desk, 3, { ...texts('PROSTATE: other.'), intraoperative: during('Benign.', 'It fits.') });
    await saveText(desk, 4, { ...texts('PROSTATE: other.'), intraoperative: during('Deferred.', null) });
    expect((await earlier()).slice(0, 2)).toEqual([
      ['intraoperativeResult', null, 'Benign.'],
      ['intraoperativeCorrelation', null, 'It fits.'],
    ]);
    expect(await earlier('admin')).toEqual([]);
    desk.setCase({ status: 'QAReview' });
    expect(await earlier()).toEqual([]);
  });

  it('warns of words that may come from another case', async () => {
    const text = 'PROSTATE, LEFT, as in PMD26-02977.';
    const answer = await saveText(desk, 0, { diagnoses: [{ specimenID: 'A', text }] });
    const kinds = (dataOf(answer).warnings as readonly { kind: string }[]).map(({ kind }) => kind);
    expect(kinds).toEqual(['other_accession', 'site_or_side']);
  });

  it('warns of the patient of another case that the reader has open, in whichever text, and tells nobody else', async () => {
    const other = desk.api
      .world()
      .cases.change('cas_dp-2026-000001', (record) => ({
        ...record,
        assignedProviderId: PROVIDER,
        status: 'Selected',
        patientInfo: {
          ...record.patientInfo,
          lastName: 'Invented',
          firstName: 'Zora',
          medicalRecordNumber: 'ZZ-5150',
        },
      }));
    const answer = await saveText(desk, 0, {
      ...wholeText,
      comment: 'Told to Zora Invented.',
      microscopic: 'As of ZZ-5150.',
      synoptic: [
        {
          specimenID: 'A',
          template: 'Cancer resection',
          elements: [{ element: 'Margins', response: `Free, ${other.caseRecordId ?? ''}` }],
          notApplicableReason: null,
        },
      ],
    });
    const warned = (said: Answered) =>
      (dataOf(said).warnings as readonly { kind: string; specimenID: string | null }[]).map(
        ({ kind, specimenID }) => [kind, specimenID],
      );
    expect(answer.status).toBe(200);
    expect(warned(answer)).toEqual([
      ['other_patient', null],
      ['other_patient', null],
      ['other_accession', 'A'],
    ]);
    // The number of the case says where the words come from; the patient's name stands in no warning.
    expect(JSON.stringify(dataOf(answer).warnings)).toContain(other.caseID);
    expect(JSON.stringify(dataOf(answer).warnings)).not.toContain('Zora');
    expect(warned(await read('admin'))).toEqual([['other_accession', 'A']]);
    desk.api.world().cases.change(other.id, (record) => ({ ...record, status: 'SignOutCompleted' }));
    expect(warned(await read('provider'))).toEqual([['other_accession', 'A']]);
  });

  it('wants the version that was read', async () => {
    await saveText(desk, 0);
    expect(await saveText(desk, 0)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    const bare = { params: { caseId: CASE }, body: wholeText, as: desk.tokens.provider };
    expect(await desk.client.ask('savePrimaryDiagnosis', bare)).toMatchObject({ status: 428 });
    expect(desk.api.world().diagnoses.find(CASE)?.version).toBe(1);
  });

  it('refuses what is not about this case, and loses nothing', async () => {
    await saveText(desk, 0);
    const answer = await saveText(desk, 1, {
      diagnoses: [
        { specimenID: 'A', text: '' },
        { specimenID: 'A', text: '' },
        { specimenID: 'Z', text: '' },
      ],
      keyImages: [{ imageId: 'img_elsewhere', caption: null, scaleBarMicrometres: null }],
      urgentResult: { isUrgent: true, communication: null },
    });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(answer)).toEqual({
      'diagnoses.1.specimenID': ['Specimen A is given twice.'],
      'diagnoses.2.specimenID': ['The case has no specimen Z.'],
      'keyImages.0.imageId': ['The case has no such image.'],
      'urgentResult.communication': ['Say who was told and when.'],
    });
    expect(desk.api.world().diagnoses.find(CASE)).toMatchObject({ version: 1, seeDiagnosis: true });
  });

  it.each(['QAReview', 'SignOutCompleted'] as const)('is locked in %s', async (status) => {
    await saveText(desk, 0);
    desk.setCase({ status });
    expect(await saveText(desk, 0)).toMatchObject({ status: 409, code: 'CASE_STATE' });
    expect(dataOf(await read('provider'))).toMatchObject({ allowedActions: [] });
  });

  it('stays open while slides are awaited', async () => {
    desk.setCase({ status: 'AdditionalWorkRequested' });
    expect((await saveText(desk, 0)).status).toBe(200);
    expect(fail(await read('provider'))).toContain('open_requests');
  });

  it('names who wrote it to whoever has the case now, however it left its writer', async () => {
    await saveText(desk, 0);
    desk.setCase({ assignedProviderId: 'usr_demo000002' });
    expect(dataOf(await read('provider2'))).toMatchObject({
      releasedBy: { userId: PROVIDER },
      allowedActions: ['edit'],
    });
    await saveText(desk, 1, wholeText, 'provider2');
    expect(dataOf(await read('provider2'))).toMatchObject({ releasedBy: null });
  });
});

describe('the text of a case whose specimens are changed after its return', () => {
  const rowsOf = (specimenID: string) => ({
    synoptic: [{ specimenID, template: 'Cancer resection', elements: [], notApplicableReason: 'A biopsy.' }],
    findings: [{ code: 'C61', specimenID }],
  });
  const specimenAt = (letter: string) =>
    desk.stored().specimens.find(({ specimenID }) => specimenID === letter)?.id ?? '';
  const change = (id: OperationId, params: Record<string, string> = {}, body?: unknown): Promise<Answered> =>
    desk.client.ask(id, {
      params: { caseId: CASE, ...params },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      ...(body === undefined ? {} : { body }),
      as: desk.tokens.admin,
    });

  beforeEach(async () => {
    expect((await saveText(desk, 0, { ...wholeText, ...rowsOf('A') })).status).toBe(200);
    const returned = await desk.client.ask('returnCase', {
      params: { caseId: CASE },
      headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
      body: { kind: 'wrong_patient', reasons: [{ text: 'Specimen A is of somebody else.' }] },
      as: desk.tokens.provider,
    });
    expect(returned.status).toBe(200);
  });

  it('is given to no other specimen: the next one gets a letter of its own', async () => {
    expect((await change('deleteSpecimen', { specimenId: specimenAt('A') })).status).toBe(200);
    const specimen = { facilitySpecimenID: '7', bodysite: 'Prostate', specimenType: 'Biopsy' };
    expect((await change('addSpecimen', {}, specimen)).status).toBe(201);
    const letters = desk.stored().specimens.map(({ specimenID }) => specimenID);
    expect(letters.join(' ')).toBe('B C D E F G');
    desk.setCase({ status: 'Selected', assignedProviderId: 'usr_demo000002' });
    const seen = dataOf(await read('provider2'));
    expect(seen.diagnoses).toMatchObject([...wholeText.diagnoses.slice(1), { specimenID: 'G', text: '' }]);
    expect(seen).toMatchObject({ version: 2, synoptic: [], findings: [], releasedBy: { userId: PROVIDER } });
    expect(seen.earlierTexts).toMatchObject([{ specimenID: 'A', text: wholeText.diagnoses[0]?.text }]);
    const diagnoses = wholeText.diagnoses.slice(1);
    expect((await saveText(desk, 2, { ...wholeText, diagnoses }, 'provider2')).status).toBe(200);
  });

  it('stays with its specimen when that one has no slide any more and the order changes', async () => {
    const specimens = desk.stored().specimens.map((one) => ({ ...one, subsections: [] }));
    desk.setCase({ specimens });
    const specimenOrder = specimens.map(({ id }) => id).toReversed();
    expect((await change('updateCase', {}, { specimenOrder })).status).toBe(200);
    expect(desk.stored().specimens.map(({ specimenID }) => specimenID)).toEqual(
      ['A', 'B', 'C', 'D', 'E', 'F'].toReversed(),
    );
    await change('deleteSpecimen', { specimenId: specimenAt('A') });
    expect(desk.stored().specimens.map(({ specimenID }) => specimenID)).toEqual(
      ['B', 'C', 'D', 'E', 'F'].toReversed(),
    );
  });
});

describe('a preliminary text', () => {
  it('needs a text for every specimen', async () => {
    const diagnoses = wholeText.diagnoses.slice(1);
    const answer = await saveText(desk, 0, { ...wholeText, diagnoses, sharePreliminary: true });
    expect(answer).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
    expect(dataOf(answer)).toEqual({ 'diagnoses.A': ['Write the diagnosis of specimen A.'] });
    expect(desk.stored().reportState).toBe('None');
  });

  it('shows the facility what was shared, without checklist, and stays as it was shared', async () => {
    expect((await read('facility')).status).toBe(404);
    await saveText(desk, 0, { ...wholeText, sharePreliminary: true });
    await saveText(desk, 1, { ...wholeText, comment: 'Typed since then.' });
    expect(desk.stored().reportState).toBe('Preliminary');
    const shown = await read('facility');
    expect(dataOf(shown)).toMatchObject({
      reportState: 'Preliminary',
      allowedActions: [],
      checklist: [],
      warnings: [],
    });
    expect(shown.text).not.toContain('Typed since then.');
    expect((await read('provider')).text).toContain('Typed since then.');
  });
});

describe('who reads a diagnosis', () => {
  it('is its provider, an admin, the second reader in review, and the facility once it is signed', async () => {
    await saveText(desk, 0);
    expect((await read('admin')).status).toBe(200);
    expect((await read('provider2')).status).toBe(404);
    expect((await read('np')).status).toBe(404);
    desk.setCase({ status: 'QAReview', qaProviderId: 'usr_demo000002' });
    expect((await read('provider2')).status).toBe(200);
    expect(await saveText(desk, 1, wholeText, 'provider2')).toMatchObject({
      status: 403,
      code: 'FORBIDDEN_OWNER',
    });
    desk.setCase({ status: 'Selected', qaProviderId: null });
    await signOut(desk);
    expect((await read('facility')).status).toBe(404);
    desk.clock.now += 10 * 60_000;
    expect((await read('facility')).status).toBe(200);
  });

  it('is not the accounts staff', async () => {
    desk.setUser('usr_demo000006', { staffRole: 'Accounts' });
    expect(await read('admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
  });

  it('and only providers write one', async () => {
    for (const person of ['admin', 'facility', 'np'] as const) {
      const { status } = await saveText(desk, 0, wholeText, person);
      expect([403, 404]).toContain(status);
    }
    expect(desk.api.world().diagnoses.find(CASE)).toBeNull();
  });
});
