import { beforeEach, describe, expect, it } from 'vitest';
import type { MockApi } from '#mock-server/server.ts';
import {
  type BusinessMock,
  businessMock,
  dataOf,
  itemsOf,
  makeKeyed,
  staffToken,
  type Tokens,
} from './business-people.ts';
import type { Answered, MockClient } from './mock-client.ts';

const DAY_MS = 86_400_000;
const QUESTION = { topic: 'viewer', subject: 'A slide stays blank', message: 'Only its outline shows.' };

let time: BusinessMock['time'];
let api: MockApi;
let client: MockClient;
let people: Tokens;

beforeEach(async () => {
  ({ api, client, people, time } = await businessMock({ tokenLifeMs: 100 * DAY_MS }));
});

const ask = (as: string | null, body: unknown = QUESTION, headers = makeKeyed()): Promise<Answered> =>
  client.ask('createSupportTicket', { body, headers, as });
const openTicket = async (as = people.provider): Promise<string> => dataOf<{ id: string }>(await ask(as)).id;
/** By somebody who has read all that was written. */
const keyedNow = (ticketId: string) =>
  makeKeyed({ 'If-Match': `"v${api.world().tickets.find(ticketId)?.version ?? 0}"` });
const reply = (
  ticketId: string,
  as: string | null,
  text = 'More.',
  headers = keyedNow(ticketId),
): Promise<Answered> =>
  client.ask('replySupportTicket', { params: { ticketId }, body: { text }, headers, as });
const close = (ticketId: string, as: string | null, version: number | null): Promise<Answered> =>
  client.ask('closeSupportTicket', {
    params: { ticketId },
    headers: makeKeyed(version === null ? {} : { 'If-Match': `"v${version}"` }),
    as,
  });
const read = (ticketId: string, as: string | null): Promise<Answered> =>
  client.ask('getSupportTicket', { params: { ticketId }, as });
const readStored = (id: string) => api.world().tickets.find(id);

describe('asking for help', () => {
  it('opens a ticket with the question as its first message, for any role', async () => {
    for (const as of [people.provider, people.facility, people.np, people.admin]) {
      const answer = await ask(as, { ...QUESTION, message: ' <b>Only</b> its outline. ' });
      expect(answer).toMatchObject({ status: 201, body: { data: { status: 'Open', version: 1 } } });
      expect(readStored(dataOf<{ id: string }>(answer).id)?.messages).toMatchObject([
        { fromOperator: false, text: 'Only its outline.' },
      ]);
    }
    expect((await ask(null)).status).toBe(401);
  });

  it('takes a case that the caller may see, and no other', async () => {
    const own = { ...QUESTION, caseId: 'cas_dp-2026-000009' };
    expect((await ask(people.provider, own)).status).toBe(201);
    for (const caseId of ['cas_dp-2026-000004', 'cas_none']) {
      const answer = await ask(people.provider, { ...QUESTION, caseId });
      expect(answer).toMatchObject({ status: 422, body: { data: { caseId: ['There is no such case'] } } });
    }
    expect(api.world().tickets.list()).toHaveLength(1);
  });

  it('names the case by its number to those who answer, on its page and in the list', async () => {
    const of = { id: 'cas_dp-2026-000009', caseID: 'DP-2026-000009' };
    const id = dataOf<{ id: string }>(await ask(people.provider, { ...QUESTION, caseId: of.id })).id;
    await openTicket(people.facility);
    expect(dataOf(await read(id, people.admin))).toMatchObject({ caseId: of.id, case: of });
    const listed = await client.ask('listSupportTickets', { as: people.admin, query: { sort: 'createdAt' } });
    expect(itemsOf(listed).map((row) => row['case'])).toEqual(expect.arrayContaining([of, null]));
  });

  it('wants words that are more than space, and refuses what it does not know', async () => {
    const answer = await ask(people.provider, { ...QUESTION, subject: '     ', message: ' ' });
    expect(answer.body).toMatchObject({
      data: { subject: ['Subject is required'], message: ['Message is required'] },
    });
    expect((await ask(people.provider, { ...QUESTION, topic: 'weather' })).status).toBe(400);
  });

  it('answers a repeated key with the first ticket', async () => {
    const headers = makeKeyed();
    const first = await ask(people.provider, QUESTION, headers);
    const again = await ask(people.provider, QUESTION, headers);
    expect(again.text).toBe(first.text);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(api.world().tickets.list()).toHaveLength(1);
    const other = await ask(people.provider, { ...QUESTION, topic: 'case' }, headers);
    expect(other).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('a ticket', () => {
  it('is there for its asker and any admin, and for nobody else', async () => {
    const id = await openTicket();
    for (const as of [people.provider, people.admin, staffToken(api, 'Accounts')])
      expect((await read(id, as)).status).toBe(200);
    for (const as of [people.provider2, people.facility]) {
      expect((await read(id, as)).status).toBe(404);
      expect((await reply(id, as)).status).toBe(404);
      expect((await close(id, as, 1)).status).toBe(404);
    }
    expect((await read('tic_none', people.admin)).status).toBe(404);
    expect((await read(id, null)).status).toBe(401);
  });

  it('is answered by an admin and asked on by its asker', async () => {
    const id = await openTicket();
    const answered = await reply(id, people.admin, 'It has been made again.');
    expect(answered).toMatchObject({ status: 201, body: { data: { status: 'Answered', version: 2 } } });
    expect(dataOf(answered)['allowedActions']).toEqual(['reply', 'close']);
    const asked = await reply(id, people.provider, 'Thank you.');
    expect(asked.body).toMatchObject({ data: { status: 'Open', allowedActions: ['reply'] } });
    expect(readStored(id)?.messages.map(({ fromOperator }) => fromOperator)).toEqual([false, true, false]);
    expect((await reply(id, people.provider, '  ')).status).toBe(422);
  });

  it('takes no message from anybody who has not read the last one', async () => {
    const id = await openTicket();
    const asRead = makeKeyed({ 'If-Match': '"v1"' });
    expect((await reply(id, people.admin, 'The old address.', asRead)).status).toBe(201);
    for (const as of [people.admin, staffToken(api, 'Accounts'), people.provider]) {
      const late = makeKeyed({ 'If-Match': '"v1"' });
      expect(await reply(id, as, 'The new address.', late)).toMatchObject({
        status: 412,
        code: 'STALE_VERSION',
      });
      expect((await reply(id, as, 'The new address.', makeKeyed())).status).toBe(428);
    }
    expect(readStored(id)?.messages.map(({ text }) => text)).toEqual([QUESTION.message, 'The old address.']);
    expect((await reply(id, people.admin, 'The old address.', asRead)).status).toBe(201);
  });

  it('is told to the staff of its topic with each question, and to its asker when it is answered or closed', async () => {
    for (const duty of ['Lab_Operations', 'Accounts', 'Relationship_Manager'] as const) staffToken(api, duty);
    const { notifications, users } = api.world();
    let seen = notifications.list().length;
    const newlyTold = () => {
      const news = notifications.list().slice(seen);
      seen += news.length;
      expect(news.every(({ ticketId, caseId }) => ticketId === id && caseId === null)).toBe(true);
      const duties = news.map(({ userId }) => users.find(userId)?.staffRole ?? users.find(userId)?.role);
      return [...new Set(news.map(({ event, text }) => `${event}: ${text}`)), ...new Set(duties.toSorted())];
    };
    const id = await openTicket();
    const asked = 'ticket_asked: A question to support waits for an answer. Topic: Viewer.';
    expect(newlyTold()).toEqual([asked, 'Admin', 'Lab_Operations']);
    expect(JSON.stringify(api.world().mails.list())).not.toContain(QUESTION.message);

    await reply(id, people.admin, 'It has been made again.');
    const answered = 'ticket_answered: The operator has answered your question.';
    expect(newlyTold()).toEqual([answered, 'Provider']);
    await reply(id, people.provider, 'It stays blank.');
    const again = 'ticket_asked: Another message to support waits for an answer. Topic: Viewer.';
    expect(newlyTold()).toEqual([again, 'Admin', 'Lab_Operations']);
    await reply(id, people.admin, 'Now it is there.');
    expect(newlyTold()).toEqual([answered, 'Provider']);

    await close(id, people.admin, 4);
    const closed =
      'ticket_closed: The operator has closed your question. You can still write to it for 14 days.';
    expect(newlyTold()).toEqual([closed, 'Provider']);
  });

  it('of a member of the staff tells the others alone', async () => {
    const id = await openTicket(people.admin);
    const toldTo = () =>
      api
        .world()
        .notifications.list()
        .map(({ userId }) => userId);
    expect(toldTo()).not.toContain(readStored(id)?.askedBy.userId);
    await reply(id, staffToken(api, 'Lab_Operations'));
    const before = toldTo().length;
    await close(id, people.admin, 2);
    expect(toldTo()).toHaveLength(before);
  });

  it('of an admin who asks is asked on by the same admin and answered by another', async () => {
    const id = await openTicket(people.admin);
    expect((await reply(id, people.admin)).body).toMatchObject({ data: { status: 'Open' } });
    const other = staffToken(api, 'Lab_Operations');
    expect((await reply(id, other)).body).toMatchObject({ data: { status: 'Answered' } });
  });

  it('is closed by an admin who has read the last message, once it was answered', async () => {
    const id = await openTicket();
    expect(await close(id, people.admin, 1)).toMatchObject({ status: 409, code: 'TICKET_STATE' });
    await reply(id, people.admin);
    expect(await close(id, people.provider, 2)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect((await close(id, people.admin, null)).status).toBe(428);
    expect((await close(id, people.admin, 1)).status).toBe(412);
    const closed = await close(id, people.admin, 2);
    expect(closed).toMatchObject({ status: 200, body: { data: { status: 'Closed', allowedActions: [] } } });
    expect(readStored(id)?.closedAt).toBe('2026-11-21T12:00:00.000Z');
    expect((await close(id, people.admin, 3)).status).toBe(409);
  });

  it('opens again for its asker for 14 days, never for an admin', async () => {
    const id = await openTicket();
    await reply(id, people.admin);
    await close(id, people.admin, 2);
    expect(await reply(id, people.admin)).toMatchObject({ status: 409, code: 'TICKET_STATE' });
    time.now += 14 * DAY_MS;
    const again = await reply(id, people.provider);
    expect(again.body).toMatchObject({ data: { status: 'Open', closedAt: null } });
    await reply(id, people.admin);
    await close(id, people.admin, 5);
    time.now += 14 * DAY_MS + 1;
    expect(await reply(id, people.provider)).toMatchObject({ status: 409, code: 'TICKET_CLOSED' });
    expect(dataOf(await read(id, people.provider))['allowedActions']).toEqual([]);
  });
});

describe('the list of tickets', () => {
  it('is of all for an admin and of the own ones for everyone else', async () => {
    await openTicket();
    await openTicket(people.facility);
    const list = (as: string, query = {}) => client.ask('listSupportTickets', { query, as });
    expect(itemsOf(await list(people.admin))).toHaveLength(2);
    expect(itemsOf(await list(people.provider))).toHaveLength(1);
    expect(itemsOf(await list(people.np))).toEqual([]);
    expect((await client.ask('listSupportTickets')).status).toBe(401);
  });

  it('is searched, filtered, sorted and cut into pages', async () => {
    const first = await openTicket();
    time.now += 1000;
    await ask(people.facility, { ...QUESTION, topic: 'billing', subject: 'An invoice' });
    await reply(first, people.admin);
    const subjects = async (query: Record<string, string | number>) =>
      itemsOf(await client.ask('listSupportTickets', { query, as: people.admin })).map(
        ({ subject }) => subject,
      );
    expect(await subjects({ q: 'INVOICE corwin' })).toEqual(['An invoice']);
    expect(await subjects({ status: 'Answered' })).toEqual(['A slide stays blank']);
    expect(await subjects({ topic: 'billing' })).toEqual(['An invoice']);
    expect(await subjects({ sort: 'createdAt', pageSize: 1, page: 2 })).toEqual(['An invoice']);
    const wrong = await client.ask('listSupportTickets', { query: { sort: 'text' }, as: people.admin });
    expect(wrong.status).toBe(400);
  });
});
