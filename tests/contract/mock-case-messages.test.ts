import { beforeEach, describe, expect, it } from 'vitest';
import type { CaseMessage } from '#contracts/generated/wire.ts';
import { PROVIDER, SECOND_PROVIDER } from '#mock-server/seeds/people.ts';
import { ACCOUNTS, LAB_OPERATIONS } from '#mock-server/seeds/staff.ts';
import { key, type Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const WORDS = 'The second block of Abernethy was found.';
let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
});

const params = { caseId: CASE };
const write = (person: Person, text = WORDS) =>
  desk.as(person, 'sendCaseMessage', { params, body: { text } });
const thread = async (person: Person) => {
  const answer = await desk.as(person, 'listCaseMessages', { params });
  return answer.status === 200
    ? dataOf<{ items: CaseMessage[] }>(answer).items.map(({ side, text }) => `${side}: ${text}`)
    : answer.status;
};
const FACILITY_PERSON = 'usr_demo000004';

describe('messages between a facility and the reader of its case', () => {
  it('go to the reader and back, and are kept with the case', async () => {
    const sent = await write('facility');
    expect([sent.status, dataOf<CaseMessage>(sent)]).toMatchObject([
      201,
      { side: 'facility', from: { userId: FACILITY_PERSON }, text: WORDS, caseId: CASE },
    ]);
    await write('provider', ' Send it, please. ');
    const both = [`facility: ${WORDS}`, 'reader: Send it, please.'];
    expect(await Promise.all((['provider', 'facility', 'np', 'admin'] as const).map(thread))).toEqual([
      both,
      both,
      both,
      both,
    ]);
    expect(desk.stored().version).toBe(3);
  });

  it('are told of to the other side, without a word of them in notice or mail', async () => {
    await write('facility');
    expect(desk.noticesOf(PROVIDER)).toEqual(['case_message: There is a message about case DP-2026-000009.']);
    expect(desk.noticesOf(FACILITY_PERSON)).toEqual([]);
    await write('provider');
    expect(desk.noticesOf(FACILITY_PERSON)).toEqual([
      'case_message: There is a message about case DP-2026-000009.',
    ]);
    const mails = desk.api.world().mails.list();
    expect(mails.length).toBeGreaterThan(1);
    expect(JSON.stringify(mails)).not.toMatch(/Abernethy|block|MNY26|RVS26/);
  });

  it('are told of to the operator where the pathologist of a signed case has left', async () => {
    desk.changeCase({ status: 'SignOutCompleted', signerId: PROVIDER });
    desk.api.world().users.change(PROVIDER, (user) => ({ ...user, status: 'Deactivated' }));
    expect((await write('facility')).status).toBe(201);
    const told =
      'case_message: There is a message about case DP-2026-000009, whose pathologist cannot log in any more.';
    for (const id of ['usr_demo000006', LAB_OPERATIONS]) expect(desk.noticesOf(id)).toEqual([told]);
    expect(desk.noticesOf(ACCOUNTS)).toEqual([]);
  });

  it('are told of to nobody of the facility who may see no case', async () => {
    const { users, mails } = desk.api.world();
    const person = users.change(FACILITY_PERSON, (user) => ({
      ...user,
      rights: { ...user.rights, view: false, edit: false },
    }));
    await write('provider');
    expect(desk.noticesOf(FACILITY_PERSON)).toEqual([]);
    expect(mails.by('to', person.email)).toEqual([]);
    expect(desk.noticesOf('usr_demo000005')).toHaveLength(1);
  });

  it('are hidden from whoever has nothing to do with the case, and go on with its next holder', async () => {
    await write('facility');
    expect([await thread('provider2'), (await write('provider2')).status]).toEqual([404, 404]);
    expect((await write('admin')).status).toBe(403);
    desk.changeCase({ assignedProviderId: SECOND_PROVIDER });
    expect([await thread('provider2'), await thread('provider')]).toEqual([[`facility: ${WORDS}`], 404]);
  });

  it('are not for the staff who see no diagnosis', async () => {
    for (const staffRole of ['Accounts', 'Relationship_Manager'] as const) {
      desk.api.world().users.change('usr_demo000006', (user) => ({ ...user, staffRole }));
      expect(await desk.as('admin', 'listCaseMessages', { params })).toMatchObject({ status: 403 });
    }
  });

  it('want a reader and words', async () => {
    expect(await write('facility', '   ')).toMatchObject({
      status: 422,
      body: { data: { text: ['Message is required'] } },
    });
    desk.changeCase({ status: 'Available', assignedProviderId: null });
    expect(await write('facility')).toMatchObject({ status: 409, code: 'CASE_STATE' });
    expect(desk.api.world().messages.list()).toEqual([]);
  });

  it('are written once under one key', async () => {
    const asking = { params, body: { text: WORDS }, key: key() };
    const once = await desk.as('facility', 'sendCaseMessage', asking);
    expect((await desk.as('facility', 'sendCaseMessage', asking)).text).toBe(once.text);
    expect(await thread('facility')).toHaveLength(1);
  });
});
