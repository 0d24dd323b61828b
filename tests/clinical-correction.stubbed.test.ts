import { beforeEach, describe, expect, it } from 'vitest';
import { labels } from '#contracts/generated/labels.ts';
import type { CaseClinicalInfo } from '#contracts/generated/wire.ts';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const CASE = 'cas_dp-2026-000009';
const PAGE = `/case-details/${CASE}`;
const FORM = `${PAGE}?part=clinical`;
const facility = { email: 'facility@example.org', role: 'MedicalFacility' } as const;
const np = { email: 'np@example.org', role: 'Facility_NP' } as const;
const provider = { email: 'provider@example.org', role: 'Provider' } as const;

/** Whatever the form can hold, so that nothing of it can be lost unseen. */
const CLINICAL = {
  submittingPhysicianNpi: '1234567893',
  priorDiagnosis: 'An invented earlier finding.',
  priorTreatment: 'An invented treatment.',
  intraoperativeResult: 'An invented frozen section.',
  outsideDiagnosis: 'An invented finding of elsewhere.',
  copyTo: [{ name: 'Dr. Invented Copy', fax: null, email: 'copy@example.org' }],
  siteAnswers: [{ prompt: 'psa' as const, answer: '6.1' }],
};

let desk: OperatorDesk;
beforeEach(async () => {
  desk = await openOperatorDesk();
  const { cases } = desk.api.world();
  const aCase = cases.change(CASE, (record) => ({
    ...record,
    status: 'Selected',
    assignedProviderId: 'usr_demo000001',
    gross: 'One invented tan shave of skin.',
    clinicalInfo: {
      ...record.clinicalInfo,
      history: 'An invented papule that grows.',
      clinicalImpression: 'An invented impression.',
      icd10: ['D22.5', 'D49.2'],
      submittingPhysician: 'Dr. Demo Submitter',
    },
  }));
  changeRequisition(desk.api.world(), aCase, ({ clinical }) => ({ clinical: { ...clinical, ...CLINICAL } }));
});

const stored = () => desk.api.world().cases.find(CASE) ?? expect.fail('no case');

async function shownInfo(member: typeof facility | typeof np = facility): Promise<CaseClinicalInfo> {
  const { text } = await desk.openAsMember(member, FORM);
  return (JSON.parse(text) as { readonly info: CaseClinicalInfo }).info;
}

/** What a browser posts of the form that shows this information. */
const fieldsOf = (info: CaseClinicalInfo): Record<string, string> => ({
  etag: info.etag,
  idempotencyKey: key(),
  submittingPhysician: info.submittingPhysician ?? '',
  submittingPhysicianNpi: info.submittingPhysicianNpi ?? '',
  history: info.history ?? '',
  clinicalImpression: info.clinicalImpression ?? '',
  icd10: info.icd10.join(', '),
  priorDiagnosis: info.priorDiagnosis ?? '',
  priorTreatment: info.priorTreatment ?? '',
  gross: info.gross ?? '',
  outsideDiagnosis: info.outsideDiagnosis ?? '',
  intraoperativeResult: info.intraoperativeResult ?? '',
  ...Object.fromEntries(
    info.copyTo.flatMap(({ name, address }, at) => [
      [`copyTo[${at}].name`, name],
      [`copyTo[${at}].address`, address],
    ]),
  ),
  ...Object.fromEntries(
    info.promptAnswers.flatMap(({ prompt, answer }, at) => [
      [`promptAnswers[${at}].prompt`, prompt],
      [`promptAnswers[${at}].answer`, answer],
    ]),
  ),
});
const reason = 'The earlier biopsies were not mentioned.';

describe('the clinical information of a case that was sent out', () => {
  it.each([facility, np])(
    'is corrected by $email, who loses nothing that was not changed',
    async (member) => {
      const before = await shownInfo(member);
      const history = 'An invented papule that grows.\r\nIt was biopsied twice.';
      const saved = await desk.openAsMember(member, FORM, { ...fieldsOf(before), history, reason });
      expect(saved.outcome).toBe(`${PAGE}?corrected=1`);
      const after = await shownInfo(member);
      const { version: _version, etag: _etag, ...rest } = before;
      expect({ ...after, history: '' }).toMatchObject({ ...rest, history: '' });
      expect(after.history).toBe('An invented papule that grows.\nIt was biopsied twice.');
      expect(after.promptAnswers).toEqual([{ prompt: labels.SitePrompt.psa, answer: '6.1' }]);
      const page = await desk.openAsMember(member, saved.outcome);
      expect(JSON.parse(page.text)).toMatchObject({
        part: 'case',
        isCorrected: true,
        info: { history: after.history },
      });
      expect(desk.api.world().clinicalChanges.by('case', CASE)).toMatchObject([{ reason }]);
      const told = desk.api.world().notifications.by('user', 'usr_demo000001');
      expect(told.some(({ text }) => text.includes('clinical information'))).toBe(true);
    },
  );

  it('is corrected by the operator’s laboratory, and by no other staff', async () => {
    const fields = { ...fieldsOf(await shownInfo()), reason };
    expect((await desk.open('Accounts', FORM)).outcome).toBe('403');
    expect(JSON.parse((await desk.open('Accounts', FORM, fields)).text)).toMatchObject({
      refused: { refusal: 403 },
    });
    expect((await desk.open('Lab_Operations', FORM)).outcome).toBe('shown');
    expect((await desk.open('Lab_Operations', FORM, fields)).outcome).toBe(`${PAGE}?corrected=1`);
  });

  it('comes back with what the API asks for at its field', async () => {
    const fields = { ...fieldsOf(await shownInfo()), gross: '', icd10: '' };
    const { outcome, text } = await desk.openAsMember(facility, FORM, fields);
    expect(outcome).toBe('422');
    expect(JSON.parse(text)).toMatchObject({
      intent: 'correct',
      refused: {
        refusal: 422,
        error: {
          gross: ['Gross description is required'],
          icd10: ['At least one ICD-10 code is required'],
          reason: ['Give a reason for the change.'],
        },
      },
    });
    expect(stored().gross).toBe('One invented tan shave of skin.');
  });

  it('is not saved over what somebody else has saved meanwhile', async () => {
    const fields = { ...fieldsOf(await shownInfo()), reason };
    const first = await desk.openAsMember(np, FORM, { ...fields, clinicalImpression: 'Theirs.' });
    expect(first.outcome).toBe(`${PAGE}?corrected=1`);
    const second = await desk.openAsMember(facility, FORM, { ...fields, clinicalImpression: 'Ours.' });
    expect(JSON.parse(second.text)).toMatchObject({ refused: { refusal: 412 } });
    expect(stored().clinicalInfo.clinicalImpression).toBe('Theirs.');
  });

  it('needs no reason before it is released to pathologists', async () => {
    desk.api
      .world()
      .cases.change(CASE, (record) => ({ ...record, status: 'Returned', assignedProviderId: null }));
    expect((await desk.openAsMember(facility, FORM, fieldsOf(await shownInfo()))).outcome).toBe(
      `${PAGE}?corrected=1`,
    );
  });

  it('is open to nobody else: whoever asks for the form is led to the case', async () => {
    expect((await desk.openAsMember(provider, FORM)).outcome).toBe(PAGE);
    const rights = { view: true, edit: false, assign: false, pickup: false };
    desk.api.world().users.change('usr_demo000005', (user) => ({ ...user, rights }));
    expect((await desk.openAsMember(np, FORM)).outcome).toBe(PAGE);
    desk.api.world().cases.change(CASE, (record) => ({ ...record, status: 'Cancelled' }));
    expect((await desk.openAsMember(facility, FORM)).outcome).toBe(PAGE);
  });
});
