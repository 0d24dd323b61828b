import { beforeAll, expect, it } from 'vitest';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import { key } from './contract/mock-client.ts';
import { etagOf, type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

const FACILITY = { email: 'facility@example.org', role: 'MedicalFacility' } as const;
const PROVIDER = { email: 'provider@example.org', role: 'Provider' } as const;
const ASKED = 'Which mole was biopsied?';
const ANSWERED = 'Nobody of the practice knows which one.';

let desk: OperatorDesk;
let aCase: CaseRecord;
beforeAll(async () => {
  desk = await openOperatorDesk();
  const { cases } = desk.api.world();
  const { id } =
    cases.list().find(({ status, facilityId }) => status === 'Available' && facilityId === 'fac_demo-1') ??
    expect.fail('no case of the facility waits');
  aCase = cases.change(id, (record) => ({ ...record, status: 'Submitted' }));
});

const post = (intent: string, fields: Readonly<Record<string, string>>) => {
  const etag = etagOf(desk, ['cases', aCase.id]);
  return desk.open('Admin', `/case-details/${aCase.id}`, { intent, etag, idempotencyKey: key(), ...fields });
};

it('what a facility answered about a case that came back is on the page of the case and of its task', async () => {
  const returned = await post('return', { kind: 'incomplete', reasons: ASKED });
  expect(returned.outcome).toBe('shown');
  const task = desk.api
    .world()
    .tasks.by('case', aCase.id)
    .find(({ type, description }) => type === 7 && description === ASKED);
  changeRequisition(desk.api.world(), aCase, ({ returnReasons }) => ({
    returnReasons: returnReasons.map((reason) => ({
      ...reason,
      answer: ANSWERED,
      cannotBeProvided: true,
      answeredAt: reason.raisedAt,
    })),
  }));
  const casePage = `/case-details/${aCase.id}`;
  for (const [staff, address] of [
    ['Admin', casePage],
    ['Lab_Operations', casePage],
    ['Admin', `/task-detail/${task?.id}`],
  ] as const)
    expect((await desk.open(staff, address)).text).toContain(`"answer":"${ANSWERED}"`);
  for (const address of [casePage, `/facility/tasks-detail?task=${task?.id}`])
    expect((await desk.openAsMember(FACILITY, address)).text).toContain(`"answer":"${ANSWERED}"`);
  const { cases } = desk.api.world();
  cases.change(aCase.id, (record) => ({
    ...record,
    status: 'Selected',
    assignedProviderId: 'usr_demo000001',
  }));
  for (const address of [casePage, `/pathologist/primary-diagnosis-case/clinical-info?case=${aCase.id}`])
    expect((await desk.openAsMember(PROVIDER, address)).text).toContain(`"answer":"${ANSWERED}"`);
  const accounts = await desk.open('Accounts', casePage);
  expect(accounts.outcome).toBe('shown');
  expect(accounts.text).not.toContain(ANSWERED);
});
