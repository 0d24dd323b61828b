import { beforeAll, describe, expect, it } from 'vitest';
import { key } from './contract/mock-client.ts';
import { type OperatorDesk, openOperatorDesk } from './support/operator-desk.ts';

let desk: OperatorDesk;
beforeAll(async () => {
  desk = await openOperatorDesk();
});

const PAGE = '/account-detail';
const FACILITY = { email: 'facility@example.org', role: 'MedicalFacility' } as const;
const PROVIDER = { email: 'provider@example.org', role: 'Provider' } as const;

const question = (changes: Readonly<Record<string, string>> = {}) => ({
  idempotencyKey: key(),
  topic: 'case',
  subject: 'A slide is missing',
  message: 'It was sent on Monday.',
  ...changes,
});
const tickets = () => desk.api.world().tickets.list();

describe('whoever needs help', () => {
  it.each([FACILITY, PROVIDER])('asks, reads the answer, and writes on: %j', async (member) => {
    expect((await desk.openAsMember(member, `${PAGE}?part=ask`)).outcome).toBe('shown');
    const { outcome } = await desk.openAsMember(member, `${PAGE}?part=ask`, question());
    const id = /^\/account-detail\?ticket=(tic_\w+)$/.exec(outcome)?.[1] ?? expect.fail(outcome);
    await desk.open('Admin', `/support?ticket=${id}`, {
      intent: 'reply',
      etag: '"v1"',
      idempotencyKey: key(),
      text: 'It came.',
    });
    expect((await desk.openAsMember(member, outcome)).text).toContain('It came.');
    expect((await desk.openAsMember(member, `${PAGE}?part=help`)).text).toContain(`"id":"${id}"`);
    const on = { intent: 'reply', etag: '"v2"', idempotencyKey: key(), text: 'Thank you.' };
    expect((await desk.openAsMember(member, outcome, on)).outcome).toBe('shown');
    expect(
      desk.api
        .world()
        .tickets.find(id)
        ?.messages.map(({ text }) => text),
    ).toEqual(['It was sent on Monday.', 'It came.', 'Thank you.']);
  });

  it('gets one answer where two of the staff write at once: the second reads the first before it is sent', async () => {
    const { outcome } = await desk.openAsMember(FACILITY, `${PAGE}?part=ask`, question());
    const id = /ticket=(tic_\w+)$/.exec(outcome)?.[1] ?? expect.fail(outcome);
    const reply = (as: 'Admin' | 'Relationship_Manager', etag: string, text: string) =>
      desk.open(as, `/support?ticket=${id}`, { intent: 'reply', etag, idempotencyKey: key(), text });
    const texts = () =>
      tickets()
        .find((one) => one.id === id)
        ?.messages.map(({ text }) => text);
    await reply('Admin', '"v1"', 'The old address.');
    const late = await reply('Relationship_Manager', '"v1"', 'The new address.');
    expect(late.text).toContain('"refusal":412');
    expect(late.text).toContain('The new address.');
    expect(texts()).toEqual(['It was sent on Monday.', 'The old address.']);
    await reply('Relationship_Manager', '"v2"', 'No, the new address.');
    expect(texts()?.at(-1)).toBe('No, the new address.');
  });

  it('names a case by its number, and only one that they may see', async () => {
    const asked = (number: string) =>
      desk.openAsMember(FACILITY, `${PAGE}?part=ask`, question({ case: number }));
    expect((await asked('DP-2026-000009')).outcome).toContain('?ticket=tic_');
    expect(tickets().at(-1)?.caseId).toBe('cas_dp-2026-000009');
    expect((await asked('DP-2026-999999')).text).toContain('No case of yours has this number');
  });

  it.each([
    ['DP-2026-000009', '"DP-2026-000009"'],
    ['Mueller', 'null'],
  ])('begins with the case of the page that they come from: %s', async (asked, taken) => {
    const { text } = await desk.openAsMember(PROVIDER, `${PAGE}?part=ask&case=${asked}`);
    expect(text).toContain(`"caseID":${taken}`);
  });

  it('names a withdrawn case too', async () => {
    const { cases } = desk.api.world();
    cases.change('cas_dp-2026-000009', (record) => ({ ...record, status: 'Cancelled' }));
    const form = question({ case: 'DP-2026-000009' });
    const { outcome } = await desk.openAsMember(FACILITY, `${PAGE}?part=ask`, form);
    expect(outcome).toContain('?ticket=tic_');
    expect(tickets().at(-1)?.caseId).toBe('cas_dp-2026-000009');
  });

  it('hears what is missing, and nothing is sent', async () => {
    const before = tickets().length;
    const { text } = await desk.openAsMember(FACILITY, `${PAGE}?part=ask`, question({ subject: '' }));
    expect(text).toContain('Subject is required');
    expect(tickets()).toHaveLength(before);
  });

  it('reads no question of anybody else, and the operator is led to all of them', async () => {
    const { outcome } = await desk.openAsMember(FACILITY, `${PAGE}?part=ask`, question());
    expect((await desk.openAsMember(PROVIDER, outcome)).outcome).toBe('404');
    expect((await desk.open('Admin', `${PAGE}?part=help`)).outcome).toBe('/support?part=tickets');
    expect((await desk.openAsMember(FACILITY, PAGE)).text).toContain('"profile"');
  });
});
