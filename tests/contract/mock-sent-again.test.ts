import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseCheck, CaseForm } from '#contracts/generated/wire.ts';
import { addReturnReasons } from '#mock-server/rules/cases/requisitions.ts';
import type { MockApi } from '#mock-server/server.ts';
import { START } from './business-people.ts';
import { type Drafts, dataOf, draftDesk } from './case-drafts.ts';
import type { Answered, MockClient } from './mock-client.ts';

let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;

beforeEach(async () => {
  ({ api, client, drafts, facility } = await draftDesk());
});

const EMPTY = { id: 'spc_b', facilitySpecimenID: null, totalNumberSlides: 0, subsections: [] };
const sendOut = (caseId: string, body: object = {}, as = facility): Promise<Answered> =>
  drafts.ask('sendOutCase', as, { caseId }, body);
const check = async (caseId: string): Promise<CaseCheck> =>
  dataOf(await client.ask('validateCase', { params: { caseId }, as: facility }));

describe('a case that came back', () => {
  const returnCase = async (field: string | null): Promise<string> => {
    const { caseId } = await drafts.complete(facility);
    await sendOut(caseId);
    const { cases } = api.world();
    const aCase = cases.change(caseId, (record) => ({ ...record, status: 'Returned' }));
    addReturnReasons(api.world(), aCase, START, [
      { kind: 'incomplete', field, text: 'Give the result of the earlier biopsy.' },
    ]);
    return caseId;
  };

  it('is sent again with its number once every reason is answered', async () => {
    const caseId = await returnCase(null);
    for (const answers of [[], [{ number: 1, answer: '  ' }], [{ number: 2, answer: 'It was benign.' }]])
      expect(await sendOut(caseId, { answers })).toMatchObject({
        code: 'CASE_INCOMPLETE',
        body: { data: { answers: ['Answer reason 1 or say why it cannot be provided.'] } },
      });
    const answer = await sendOut(caseId, { answers: [{ number: 1, answer: 'It was benign.' }] });
    expect(dataOf(answer)).toMatchObject({ status: 'Submitted', caseID: 'DP-2026-000025' });
    expect(api.world().requisitions.find(caseId)?.returnReasons).toMatchObject([
      {
        number: 1,
        answer: 'It was benign.',
        cannotBeProvided: false,
        answeredAt: '2026-11-21T12:00:00.000Z',
        answeredBy: { userId: 'usr_demo000004' },
      },
    ]);
    // Nobody had written down who asked.
    const form = await client.ask('getCaseForm', { params: { caseId }, as: facility });
    expect(dataOf<CaseForm>(form).returnReasons).toMatchObject([
      { raisedBy: null, answeredBy: { userId: 'usr_demo000004' } },
    ]);
  });

  it('may lack what cannot be provided, and nothing else', async () => {
    const caseId = await returnCase('clinical.clinicalHistory');
    await drafts.ask('updateCase', facility, { caseId }, { clinical: { clinicalHistory: null } });
    const answer = { number: 1, answer: 'The earlier laboratory has closed.' };
    expect((await sendOut(caseId, { answers: [answer] })).code).toBe('CASE_INCOMPLETE');
    const answers = [{ ...answer, cannotBeProvided: true }];
    expect((await sendOut(caseId, { answers })).status).toBe(200);
  });

  it('may lack nothing of its specimens by which they are told apart, and has nothing wrong excused', async () => {
    const caseId = await returnCase('specimens');
    api.world().cases.change(caseId, (record) => ({
      ...record,
      specimens: record.specimens.flatMap((specimen) => [
        {
          ...specimen,
          bodysite: 'Breast',
          subsite: null,
          laterality: null,
          specimenCollectionDate: '2026-11-22',
          subsections: specimen.subsections.flatMap((slides) => [
            { ...slides, slideCount: 1, facilityId: null },
            { ...slides, id: `${slides.id}-2`, slideCount: 1 },
          ]),
        },
        { ...specimen, ...EMPTY },
      ]),
    }));
    const answer = { number: 1, answer: 'Nobody wrote down hour and quadrant.', cannotBeProvided: true };
    const refused = await sendOut(caseId, { answers: [answer] });
    expect([refused.status, dataOf(refused)]).toEqual([
      422,
      {
        'specimens.0.laterality': ['Laterality is required for Breast'],
        'specimens.0.receivedDate': ['Received date is before the collection date'],
        'specimens.0.specimenCollectionDate': ['Collection date cannot be in the future'],
        'specimens.0.subsections.0.facilityId': ['Slide label is required'],
        'specimens.0.subsections.1.displayId': ['Slide A1 is entered twice'],
        'specimens.1.subsections': ['Add at least one slide to specimen A'],
      },
    ]);
  });

  it('is not ready before its reasons are answered, and is with what could not be provided when it came back before', async () => {
    const caseId = await returnCase('clinical.clinicalHistory');
    const unanswered = {
      field: 'returnReasons.0.answer',
      message: 'Answer reason 1 or say why it cannot be provided.',
      severity: 'error',
    };
    const first = await check(caseId);
    expect([first.ready, first.problems.filter(({ severity }) => severity === 'error')]).toEqual([
      false,
      [unanswered],
    ]);
    await drafts.ask('updateCase', facility, { caseId }, { clinical: { clinicalHistory: null } });
    const answers = [{ number: 1, answer: 'The earlier laboratory has closed.', cannotBeProvided: true }];
    expect((await sendOut(caseId, { answers })).status).toBe(200);
    api.world().cases.change(caseId, (record) => ({ ...record, status: 'Returned' }));
    const second = await check(caseId);
    expect(second.ready).toBe(true);
    expect(second.problems).toContainEqual(
      expect.objectContaining({ field: 'clinical.clinicalHistory', severity: 'warning' }),
    );
    expect((await sendOut(caseId)).status).toBe(200);
  });

  it('may not lack what nobody could read it without', async () => {
    const caseId = await returnCase('patient.lastName');
    await drafts.ask('updateCase', facility, { caseId }, { patient: { lastName: null } });
    const answers = [{ number: 1, answer: 'Nobody knows.', cannotBeProvided: true }];
    expect(await sendOut(caseId, { answers })).toMatchObject({
      code: 'CASE_INCOMPLETE',
      body: { data: { 'patient.lastName': ['Last name is required'] } },
    });
  });
});
