import { beforeAll, expect, it } from 'vitest';
import { changeRequisition } from '#mock-server/rules/cases/requisitions.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

it('the page of a case form comes with what its facility could not provide, which holds nobody back', async () => {
  const world = desk.api.world();
  const draft = world.cases.list().find(({ status }) => status === 'Draft') ?? expect.fail('no draft');
  changeRequisition(world, draft, (record) => ({
    clinical: { ...record.clinical, submittingPhysicianNpi: null },
    returnReasons: [
      {
        number: 1,
        kind: 'incomplete',
        field: 'clinical.submittingPhysicianNpi',
        text: 'Which number has the physician?',
        raisedAt: '2026-11-20T12:00:00Z',
        answer: 'The practice is closed.',
        answeredAt: '2026-11-20T13:00:00Z',
        cannotBeProvided: true,
      },
    ],
  }));
  const facility = { email: 'facility@example.org', role: 'MedicalFacility' } as const;
  const { outcome, text } = await desk.openAsMember(facility, `/upload-project?case=${draft.id}`);
  expect(outcome).toBe('shown');
  const { found } = JSON.parse(text) as { readonly found: readonly unknown[] };
  expect(found).toContainEqual({
    field: 'clinical.submittingPhysicianNpi',
    message: 'NPI is required',
    severity: 'warning',
  });
});
