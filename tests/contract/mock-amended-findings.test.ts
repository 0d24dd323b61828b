import { beforeEach, describe, expect, it } from 'vitest';
import { addendum, amendCase, amendment } from './amending.ts';
import { key } from './mock-client.ts';
import { CASE, type Desk, dataOf, openSignedDesk } from './report-desk.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openSignedDesk();
});

const correct = (was: string, is: string, specimenID: string | null = null) =>
  amendCase(desk, { ...amendment, changes: [{ field: 'findings', specimenID, was, is }] });
const findings = () => desk.api.world().diagnoses.find(CASE)?.findings;
const codesOf = (version: number) =>
  desk.api
    .world()
    .reportVersions.find(`${CASE}.v${version}`)
    ?.content.codes?.filter(({ system }) => system === 'ICD-10')
    .map(({ code, specimenID }) => [code, specimenID]);
const lines = () => desk.api.world().billings.by('case', CASE);
const billed = () => new Set(lines().flatMap(({ icd10 }) => icd10));

describe('a code of the finding that an amendment corrects', () => {
  it('is that of the diagnosis, the billing copy and the open lines from then on', async () => {
    expect([codesOf(1), [...billed()]]).toEqual([[['N40.0', null]], ['N40.0']]);
    expect((await correct('N40.0', 'N40.1')).status).toBe(201);
    expect(findings()).toEqual([{ code: 'N40.1', specimenID: null }]);
    expect([codesOf(2), [...billed()]]).toEqual([[['N40.1', null]], ['N40.1']]);
    // The signed version before says what it said.
    expect(codesOf(1)).toEqual([['N40.0', null]]);
    expect((await amendCase(desk, addendum)).status).toBe(201);
    expect(codesOf(3)).toEqual([['N40.1', null]]);
  });

  it.each([
    ['C61', 'N40.1', null, 'The report has no code C61 of the whole case.'],
    ['N40.0', 'N40.1', 'A', 'The report has no code N40.0 of specimen A.'],
    ['N40.0', 'hyperplasia', null, 'HYPERPLASIA is no ICD-10 code. Write codes alone, such as D12.0.'],
    ['N40.0', '', null, 'Give at least one ICD-10 code of the finding.'],
  ])('is not signed as %j to %j of %j', async (was, is, specimenID, text) => {
    expect(await correct(was, is, specimenID)).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { changes: [text] } },
    });
    expect(findings()).toEqual([{ code: 'N40.0', specimenID: null }]);
    expect(codesOf(2)).toBeUndefined();
  });
});

it('no line of an amended case goes on an invoice before Accounts has looked at it', async () => {
  expect((await amendCase(desk, amendment)).status).toBe(201);
  const line = () => lines().find(({ status }) => status === 'Ready') ?? expect.fail('no line is Ready');
  const { id, version } = line();
  const issue = () =>
    desk.client.ask('issueBilling', {
      params: { billingId: id },
      headers: { 'If-Match': `"v${version}"`, 'Idempotency-Key': key() },
      body: { invoiceNumber: 'INV-1' },
      as: desk.tokens.admin,
    });
  const refused = await issue();
  expect(refused).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
  expect(dataOf(refused)).toEqual({
    invoiceNumber: [
      'The report of this case was amended. Check its lines and complete the task about them first',
    ],
  });
  const { tasks } = desk.api.world();
  const [task] = tasks.by('case', CASE).filter(({ title }) => title.startsWith('Check the lines'));
  tasks.change(task?.id ?? '', (one) => ({ ...one, status: 'Completed' }));
  expect((await issue()).status).toBe(200);
});
