import { beforeEach, describe, expect, it } from 'vitest';
import { addReturnReasons, changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import type { RequisitionRecord } from '#mock-server/store/records/case-form.ts';
import { type Answered, type Asking, key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, openSignedDesk } from './report-desk.ts';

/** A file that was attached to the form of a case. */
const REPORT: RequisitionRecord['attachments'][number] = {
  slot: 'labReports',
  fileId: 'fil_1',
  name: 'psa.pdf',
  contentType: 'application/pdf',
  sizeBytes: 17,
  sha256: 'a'.repeat(64),
  uploadedAt: '2026-11-20T12:00:00.000Z',
};

let desk: Desk;

beforeEach(async () => {
  desk = await openDesk();
});

const read = (as: Person, caseId = CASE): Promise<Answered> =>
  desk.client.ask('getClinicalInfo', { params: { caseId }, as: desk.tokens[as] });
const body = {
  submittingPhysician: 'Dr. Invented',
  submittingPhysicianNpi: '1234567893',
  history: 'Invented history, longer than before.',
  icd10: ['R97.20'],
  gross: 'Six invented containers with cores.',
  reason: 'The earlier biopsies were not mentioned.',
};
const write = (
  changes: object = {},
  as: Person = 'facility',
  headers: Asking['headers'] = { 'If-Match': '"v1"' },
) =>
  desk.client.ask('updateClinicalInfo', {
    params: { caseId: CASE },
    headers,
    body: { ...body, ...changes },
    as: desk.tokens[as],
  });

describe('the clinical information', () => {
  it('is read by its provider, its facility and admins, and each reading is noted', async () => {
    for (const person of ['provider', 'facility', 'np', 'admin'] as const)
      expect((await read(person)).status).toBe(200);
    expect((await read('provider2')).status).toBe(404);
    const lines = desk.api.world().caseEvents.by('case', CASE);
    expect(lines.filter(({ kind }) => kind === 'case_viewed')).toHaveLength(4);
  });

  it('may be changed by the ordering side only', async () => {
    expect(dataOf(await read('provider'))).toMatchObject({ allowedActions: [], version: 1 });
    expect(dataOf(await read('np'))).toMatchObject({ allowedActions: ['edit'] });
    expect(await write({}, 'provider')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect((await write({}, 'admin')).status).toBe(200);
  });

  it('is offered for a change to nobody who lacks the right to edit', async () => {
    const rights = { view: true, edit: false, assign: false, pickup: false };
    desk.setUser('usr_demo000005', { rights });
    expect(dataOf(await read('np'))).toMatchObject({ allowedActions: [] });
    expect((await write({}, 'np')).status).toBe(403);
  });

  it('names no patient to staff who may not know one', async () => {
    desk.setUser('usr_demo000006', { staffRole: 'Relationship_Manager' });
    expect(await read('admin')).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
  });

  it('lists the patient’s earlier signed cases of the facility', async () => {
    desk = await openSignedDesk();
    const { patientInfo } = desk.stored();
    const other = 'cas_dp-2026-000004';
    desk.api.world().cases.change(other, (record) => ({ ...record, patientInfo }));
    expect(dataOf(await read('facility', other)).earlierCases).toMatchObject([
      { id: CASE, bodysites: ['Prostate'] },
    ]);
    expect(dataOf(await read('facility')).earlierCases).toEqual([]);
  });
});

describe('what a facility entered in the form of a case', () => {
  const CLINICAL = {
    submittingPhysicianNpi: '1234567893',
    priorDiagnosis: 'An invented earlier finding.',
    copyTo: [{ name: 'Dr. Invented Copy', fax: null, email: 'copy@example.org' }],
    siteAnswers: [{ prompt: 'psa' as const, answer: '6.1' }],
  };
  const enter = () =>
    changeRequisition(desk.api.world(), desk.stored(), ({ clinical }) => ({
      clinical: { ...clinical, ...CLINICAL },
      attachments: [REPORT],
    }));

  it('stands in the clinical information, files and answers included', async () => {
    enter();
    expect(dataOf(await read('provider'))).toMatchObject({
      submittingPhysicianNpi: '1234567893',
      priorDiagnosis: 'An invented earlier finding.',
      copyTo: [{ name: 'Dr. Invented Copy', address: 'copy@example.org' }],
      promptAnswers: [{ prompt: 'PSA (ng/mL)', answer: '6.1' }],
      attachments: [{ slot: 'labReports', name: 'psa.pdf', contentType: 'application/pdf', bytes: 17 }],
    });
  });

  it('is one text with what is changed here', async () => {
    enter();
    const promptAnswers = [
      { prompt: 'PSA (ng/mL)', answer: '7.0' },
      { prompt: 'Family history', answer: 'None.' },
    ];
    const copyTo = [{ name: 'Dr. Fax', address: '+1 555 010 0190' }];
    expect(dataOf(await write({ promptAnswers, copyTo }))).toMatchObject({ promptAnswers, copyTo });
    const form = await desk.client.ask('getCaseForm', { params: { caseId: CASE }, as: desk.tokens.facility });
    expect(dataOf(form)['clinical']).toMatchObject({
      priorDiagnosis: null,
      siteAnswers: [{ prompt: 'psa', answer: '7.0' }],
      copyTo: [{ name: 'Dr. Fax', fax: '+1 555 010 0190', email: null }],
    });
  });

  it('loses no fax of a recipient who is named with an email here', async () => {
    enter();
    const both = { name: 'Dr. Both', fax: '+1 555 555 0190', email: 'both@example.org' };
    changeRequisition(desk.api.world(), desk.stored(), ({ clinical }) => ({
      clinical: { ...clinical, copyTo: [both] },
    }));
    const { copyTo } = dataOf(await read('facility'));
    expect((await write({ copyTo })).status).toBe(200);
    const form = await desk.client.ask('getCaseForm', { params: { caseId: CASE }, as: desk.tokens.facility });
    expect(dataOf(form)['clinical']).toMatchObject({ copyTo: [both] });
  });

  it('comes with the questions and answers, oldest first', async () => {
    const ask = (text: string) =>
      desk.client.ask('askForInformation', {
        params: { caseId: CASE },
        headers: { 'If-Match': `"v${desk.stored().version}"`, 'Idempotency-Key': key() },
        body: { questions: [{ about: 'clinical_history', text }] },
        as: desk.tokens.provider,
      });
    expect((await ask('What was found before?')).status).toBe(201);
    desk.clock.now += 60_000;
    await ask('Which side?');
    const { questions } = dataOf(await read('facility')) as { questions: { text: string }[] };
    expect(questions.map(({ text }) => text)).toEqual(['What was found before?', 'Which side?']);
    expect(questions[0]).toMatchObject({ allowedActions: ['answer'] });
  });
});

describe('why a case came back', () => {
  const raised = { userId: 'usr_demo000006', displayName: 'Demo Admin User' };
  const reason = { field: null, raisedBy: raised };

  it('reaches its reader with the answer, and without what is open or was taken back', async () => {
    addReturnReasons(desk.api.world(), desk.stored(), desk.clock.now, [
      { ...reason, kind: 'wrong_slides', text: 'B1 bears another name.' },
      { ...reason, kind: 'recalled', text: 'One slide more.' },
      { ...reason, kind: 'incomplete', text: 'Which side?' },
    ]);
    expect(dataOf(await read('provider'))).toMatchObject({ returnReasons: [] });
    const answeredAt = '2026-11-20T17:00:00.000Z';
    changeRequisition(desk.api.world(), desk.stored(), ({ returnReasons }) => ({
      returnReasons: returnReasons.map((one) =>
        one.number === 3 ? one : { ...one, answer: 'Her maiden name.', answeredAt },
      ),
    }));
    expect(dataOf(await read('provider'))['returnReasons']).toEqual([
      {
        ...reason,
        number: 1,
        kind: 'wrong_slides',
        text: 'B1 bears another name.',
        raisedAt: new Date(desk.clock.now).toISOString(),
        answer: 'Her maiden name.',
        cannotBeProvided: false,
        answeredAt,
        answeredBy: null,
      },
    ]);
  });
});

describe('a change of the clinical information', () => {
  it('replaces the text, keeps the old one apart and tells the provider', async () => {
    const before = desk.stored().clinicalInfo.history;
    const answer = await write();
    expect(answer.headers.get('etag')).toBe('"v2"');
    expect(dataOf(answer)).toMatchObject({
      history: body.history,
      version: 2,
      submittingPhysicianNpi: '1234567893',
    });
    expect(desk.stored()).toMatchObject({ gross: body.gross, clinicalInfo: { history: body.history } });
    const world = desk.api.world();
    expect(world.clinicalChanges.by('case', CASE)).toMatchObject([
      { reason: body.reason, by: { userId: 'usr_demo000004' }, before: { history: before } },
    ]);
    const trail = world.caseEvents.by('case', CASE).filter(({ kind }) => kind === 'clinical_info_changed');
    expect(JSON.stringify(trail)).not.toContain('Invented history');
    expect(trail).toHaveLength(1);
    const told = world.notifications.by('user', 'usr_demo000001').filter(({ caseId }) => caseId === CASE);
    expect(told).toHaveLength(1);
  });

  it('wants its fields, and a reason once the case was in the pool', async () => {
    const answer = await write({ history: undefined, gross: undefined, icd10: [], reason: undefined });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(answer)).toEqual({
      history: ['Clinical history is required'],
      gross: ['Gross description is required'],
      icd10: ['At least one ICD-10 code is required'],
      reason: ['Give a reason for the change.'],
    });
    expect(desk.api.world().clinicalInfos.find(CASE)).toBeNull();
    expect((await write({ history: undefined, historyNotProvided: true })).status).toBe(200);
  });

  it('takes no NPI out that was given, but asks for none that could not be provided', async () => {
    const without = { submittingPhysicianNpi: undefined };
    const answer = await write(without);
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(dataOf(answer)).toEqual({ submittingPhysicianNpi: ['NPI is required'] });
    changeRequisition(desk.api.world(), desk.stored(), ({ clinical }) => ({
      clinical: { ...clinical, submittingPhysicianNpi: null },
    }));
    expect((await write(without)).status).toBe(200);
  });

  it('takes the original diagnosis of a consultation out only where a file tells it', async () => {
    const change = (attachments: RequisitionRecord['attachments']) =>
      changeRequisition(desk.api.world(), desk.stored(), ({ clinical }) => ({
        clinical: { ...clinical, outsideDiagnosis: 'An invented finding of elsewhere.' },
        attachments,
      }));
    desk.setCase({ type: { value: 'Consultation', displayName: 'Consultation' } });
    change([]);
    const answer = await write();
    expect(dataOf(answer)).toEqual({
      outsideDiagnosis: ['The original report or diagnosis is required for a consultation'],
    });
    change([REPORT]);
    expect((await write()).status).toBe(200);
  });

  it('needs no reason before the case is in the pool', async () => {
    desk.setCase({ status: 'Returned', assignedProviderId: null });
    expect((await write({ reason: undefined })).status).toBe(200);
  });

  it('wants the version of this part', async () => {
    expect(await write({}, 'facility', {})).toMatchObject({ status: 428 });
    expect(await write({}, 'facility', { 'If-Match': '"v3"' })).toMatchObject({ status: 412 });
  });

  it.each(['SignOutCompleted', 'Cancelled'] as const)('is over in %s', async (status) => {
    desk.setCase({ status });
    expect(await write()).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('is not there for another facility', async () => {
    desk.setUser('usr_demo000004', { facilityId: 'fac_demo-2' });
    expect(await write()).toMatchObject({ status: 404 });
  });
});
