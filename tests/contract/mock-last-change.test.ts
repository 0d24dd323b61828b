import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { type Person } from './mock-client.ts';
import { dataOf } from './mock-work.test-support.ts';
import { CASE, HOUR_MS, type MovesWorld, movesWorld, START } from './moves.ts';

let world: MovesWorld;
beforeEach(() => {
  world = movesWorld();
});

const changeFor = async (person: Person, view: string) => {
  const { items } = dataOf<{ items: CaseListItem[] }>(
    await world.client.ask('listCases', { query: { view, pageSize: 100 }, as: await world.tokenOf(person) }),
  );
  const row = items.find(({ id }) => id === CASE);
  if (row === undefined) throw new Error(`${person} has no ${CASE} in ${view}`);
  return row.lastChange;
};
const look = async (person: Person) =>
  dataOf(await world.client.ask('getCase', { params: { caseId: CASE }, as: await world.tokenOf(person) }));
const held = () =>
  world.given({
    status: 'Selected',
    assignedProviderId: PROVIDER,
    selectedAt: new Date(START).toISOString(),
  });
const ask = () =>
  world.move('provider', 'askForInformation', {
    questions: [{ about: 'other', text: 'Was there an earlier biopsy?' }],
  });
const answer = async () => {
  const question = world.api.world().questions.by('case', CASE).at(-1);
  return world.client.ask('answerQuestion', {
    params: { caseId: CASE, requestId: question?.id ?? '' },
    body: { answer: 'No.' },
    as: await world.tokenOf('facility'),
    headers: { 'If-Match': `"v${question?.version}"`, 'Idempotency-Key': `"${crypto.randomUUID()}"` },
  });
};

describe('what changed since somebody looked', () => {
  it('is what another did, by name, until the case is opened again; one’s own work is none', async () => {
    held();
    await look('provider');
    await ask();
    expect(await changeFor('provider', 'mine')).toBeNull();
    await world.wait(HOUR_MS);
    expect((await answer()).status).toBe(200);
    const change = await changeFor('provider', 'mine');
    expect(change).toMatchObject({
      kind: 'question_changed',
      asked: { kind: 'question', status: 'Fulfilled' },
      by: { displayName: expect.stringMatching(/\w/) as string },
      role: 'MedicalFacility',
    });
    expect(change?.at).toBe(new Date(START + HOUR_MS).toISOString());
    await look('provider');
    expect(await changeFor('provider', 'mine')).toBeNull();
  });

  it('is told to the facility too, of a case that it has looked at, and never to admins', async () => {
    held();
    await look('facility');
    expect(await changeFor('facility', 'send-out')).toBeNull();
    await ask();
    expect(await changeFor('facility', 'send-out')).toMatchObject({
      asked: { kind: 'question', status: 'Requested' },
      by: { userId: PROVIDER },
      role: 'Provider',
    });
    expect(await changeFor('admin', 'all')).toBeNull();
    expect(await changeFor('np', 'send-out')).toBeNull();
  });

  it('is the assignment of a case that its holder has not seen yet, without the name of the staff', async () => {
    world.given({ status: 'Available', assignedProviderId: null, selectedAt: null });
    expect((await world.move('admin', 'assignCase', { providerId: PROVIDER })).status).toBe(200);
    expect(await changeFor('provider', 'mine')).toMatchObject({
      kind: 'transition',
      from: 'Available',
      to: 'Selected',
      by: null,
      role: 'Admin',
      count: 1,
    });
  });

  it('is for nobody that a case which was taken over waits again: the pickup is, for the facility', async () => {
    held();
    await ask();
    const present = () => ({ 'If-Match': `"v${world.stored().version}"` });
    await world.move('admin', 'releaseCase', { reason: 'illness' }, present());
    await look('facility');
    await world.move('provider2', 'pickUpCase', undefined, present());
    expect(world.stored().status).toBe('AdditionalWorkRequested');
    expect(await changeFor('provider2', 'mine')).toBeNull();
    expect(await changeFor('facility', 'send-out')).toMatchObject({
      from: 'Available',
      to: 'Selected',
      by: { userId: SECOND_PROVIDER },
      count: 1,
    });
  });
});
