import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { type DraftDesk, dataOf, draftDesk } from './case-drafts.ts';

let api: DraftDesk['api'];
let client: DraftDesk['client'];
let drafts: DraftDesk['drafts'];
let facility: string;

beforeEach(async () => {
  ({ api, client, drafts, facility } = await draftDesk());
});

const sendOut = (caseId: string) => drafts.ask('sendOutCase', facility, { caseId }, {});

describe('recalling a case', () => {
  it('brings it back with a reason that needs no answer', async () => {
    const { caseId } = await drafts.complete(facility);
    await sendOut(caseId);
    const recall = (reason: string) => drafts.ask('recallCase', facility, { caseId }, { reason });
    expect(await recall('  ')).toMatchObject({
      status: 422,
      code: 'VALIDATION_FAILED',
      body: { data: { reason: ['Reason is required'] } },
    });
    const answer = await recall('The letter of another visit was attached.');
    expect(dataOf(answer)).toMatchObject({
      status: 'Returned',
      allowedActions: ['edit', 'sendOut', 'cancel'],
    });
    const form = await client.ask('getCaseForm', { params: { caseId }, as: facility });
    expect(dataOf<CaseForm>(form).returnReasons).toMatchObject([
      {
        number: 1,
        kind: 'recalled',
        text: 'The letter of another visit was attached.',
        raisedBy: { userId: 'usr_demo000004' },
        answer: null,
        answeredBy: null,
      },
    ]);
    expect((await sendOut(caseId)).status).toBe(200);
  });

  it('is refused once the case is in the pool, and for a stale version', async () => {
    const { caseId } = await drafts.complete(facility);
    const recall = (match: string) =>
      drafts.ask('recallCase', facility, { caseId }, { reason: 'Why' }, { 'If-Match': match });
    expect(await recall('"v1"')).toMatchObject({ status: 409, code: 'CASE_STATE' });
    await sendOut(caseId);
    expect(await recall('"v1"')).toMatchObject({ status: 412 });
    api.world().cases.change(caseId, (record) => ({ ...record, status: 'Available' }));
    expect(await recall(drafts.version(caseId))).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });
});
