import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseAbsence } from '#contracts/generated/wire.ts';
import { findSentCase } from '#mock-server/rules/cases/sent-case.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, type MovesWorld, movesWorld, START } from './moves.ts';

const NUMBER = 'DP-2026-000001';
const UNKNOWN = { finding: 'unknown', listedIn: null, caseId: null };

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const explain = async (number = NUMBER, list = 'available'): Promise<CaseAbsence> =>
  dataOf<CaseAbsence>(
    await world.client.ask('explainCaseAbsence', {
      body: { list, number },
      as: await world.tokenOf('provider'),
    }),
  );

describe('why a case is not in a list', () => {
  it('names the filter, the hold and the rule of the pool that keep it away, and whose it is by then', async () => {
    world.given();
    expect(await explain(` ${NUMBER.toLowerCase()} `)).toMatchObject({ finding: 'listed', caseId: null });
    await world.move('admin', 'holdCase', { reason: 'identity_check' });
    expect(await explain()).toMatchObject({ finding: 'on_hold', listedIn: null });
    world.given({ holds: [], earlierSignerIds: [PROVIDER] });
    expect((await explain()).finding).toBe('conflict');
    world.given({ earlierSignerIds: [] });
    world.changeUser(PROVIDER, { licences: [] });
    expect(await explain()).toMatchObject({ finding: 'licence', listedIn: null });
    world.given({ status: 'Selected', assignedProviderId: PROVIDER });
    expect(await explain()).toMatchObject({ finding: 'elsewhere', listedIn: 'mine', caseId: CASE });
  });

  it('says one and the same of a number of no case and of what the asker may not know', async () => {
    const none = await explain('DP-2026-999999');
    expect(none).toMatchObject(UNKNOWN);
    world.given({ status: 'Draft', availableAt: null });
    expect(await explain()).toEqual(none);
    world.given({ status: 'SignOutCompleted', assignedProviderId: 'usr_demo000002' });
    expect(await explain()).toEqual(none);
    const availableAt = new Date(START).toISOString();
    world.given({ status: 'Selected', assignedProviderId: 'usr_demo000002', availableAt });
    expect((await explain()).finding).toBe('taken');
    world.changeUser(PROVIDER, { licences: [] });
    expect(await explain()).toEqual(none);
  });

  it('finds by the accession number what the asker holds, and nothing of the pool', async () => {
    const accession = findSentCase(world.given()).caseRecordId;
    expect(await explain(accession)).toMatchObject(UNKNOWN);
    world.given({ status: 'Selected', assignedProviderId: PROVIDER });
    expect(await explain(accession, 'mine')).toMatchObject({
      finding: 'listed',
      listedIn: 'mine',
      caseId: CASE,
    });
  });

  it('says of an accession number that two of the asker’s cases have which one is in the list, else that there are several', async () => {
    const own = { status: 'Selected', assignedProviderId: PROVIDER } as const;
    const { caseRecordId } = findSentCase(world.given(own));
    const other = 'cas_dp-2026-000004';
    const twin = { facilityId: 'fac_demo-2', caseRecordId };
    const signed = { status: 'SignOutCompleted', signerId: PROVIDER } as const;
    world.given({ ...own, ...twin }, other);
    expect(await explain(caseRecordId, 'mine')).toMatchObject({
      ...UNKNOWN,
      text: expect.stringContaining('Several of your cases') as string,
    });
    world.given({ ...own, ...signed, ...twin }, other);
    expect(await explain(caseRecordId, 'mine')).toMatchObject({ listedIn: 'mine', caseId: CASE });
    expect(await explain(caseRecordId, 'completed')).toMatchObject({ listedIn: 'completed', caseId: other });
    expect(await explain(caseRecordId, 'available')).toMatchObject(UNKNOWN);
  });

  it('asks for the whole number', async () => {
    const as = await world.tokenOf('provider');
    const answer = await world.client.ask('explainCaseAbsence', { body: { list: 'mine', number: 'D' }, as });
    expect(answer.status).toBe(400);
  });
});
