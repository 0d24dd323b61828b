import { beforeEach, describe, expect, it } from 'vitest';
import type { TextTemplateZodType } from '#contracts/generated/schemas/text-template.ts';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import type { MockApi } from '#mock-server/server.ts';
import { dataOf } from './case-drafts.ts';
import { type Answered, key, type MockClient, mockInProcess } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const OWN = 'tpl_demo-1';
const SYSTEM = 'tpl_system-1';

let api: MockApi;
let client: MockClient;
let provider: string;
let other: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  [provider, other] = await Promise.all([client.logIn('provider'), client.logIn('provider2')]);
});

const list = async (query: Record<string, string> = {}, as = provider) => {
  const answer = await client.ask('listTextTemplates', { query, as });
  return dataOf<{ items: TextTemplateZodType[] }>(answer).items;
};
const namesOf = (templates: readonly TextTemplateZodType[]) => templates.map(({ name }) => name);
const create = (body: object, as = provider, sameKey = key()): Promise<Answered> =>
  client.ask('createTextTemplate', { body, as, headers: { 'Idempotency-Key': sameKey } });
const change = (templateId: string, body: object, version: number | null = 1, as = provider) =>
  client.ask('updateTextTemplate', {
    params: { templateId },
    body,
    as,
    headers: version === null ? {} : { 'If-Match': `"v${version}"` },
  });
const remove = (templateId: string, version = 1, as = provider) =>
  client.ask('deleteTextTemplate', { params: { templateId }, as, headers: { 'If-Match': `"v${version}"` } });
const read = (templateId: string, as = provider) =>
  client.ask('getTextTemplate', { params: { templateId }, as });

describe('the list of text templates', () => {
  it('has the system’s and one’s own, and nobody else’s', async () => {
    expect(namesOf(await list())).toContain('My note on margins');
    const others = await list({}, other);
    expect(namesOf(others)).not.toContain('My note on margins');
    expect(new Set(others.map(({ origin }) => origin))).toEqual(new Set(['System']));
    expect(others.every(({ allowedActions }) => allowedActions.length === 0)).toBe(true);
  });

  it('is found by subspecialty and specimen type, with what fits any of them, the closest first', async () => {
    const skin = await list({ subspecialty: 'Dermatopathology', specimenType: 'Biopsy - Shave' });
    expect(namesOf(skin)).toEqual([
      'Basal cell carcinoma',
      'My note on margins',
      'Deeper levels examined',
      'Frozen section agrees',
    ]);
    expect(namesOf(await list({ specimenType: 'Polypectomy', part: 'diagnosis' }))).toEqual([
      'Tubular adenoma',
    ]);
  });

  it('is searched, filtered by origin and part, and sorted', async () => {
    expect(namesOf(await list({ q: 'dysplasia' }))).toEqual(['Tubular adenoma']);
    expect(namesOf(await list({ origin: 'Own' }))).toEqual(['My note on margins']);
    expect(namesOf(await list({ part: 'intraoperative' }))).toEqual(['Frozen section agrees']);
    const names = namesOf(await list({ sort: '-name' }));
    expect(names).toEqual(names.toSorted().toReversed());
    expect((await client.ask('listTextTemplates', { query: { sort: 'text' }, as: provider })).status).toBe(
      400,
    );
  });
});

describe('a text of one’s own', () => {
  const body = { name: ' Short ', part: 'comment', text: 'Invented words.\n' };

  it('is kept, read, changed and thrown away', async () => {
    const made = await create(body);
    expect([made.status, made.headers.get('etag')]).toEqual([201, '"v1"']);
    const { id } = dataOf<TextTemplateZodType>(made);
    expect(dataOf(made)).toMatchObject({
      origin: 'Own',
      name: 'Short',
      text: 'Invented words.',
      allowedActions: ['update', 'delete'],
      subspecialty: null,
      specimenType: null,
    });
    expect((await read(id)).text).toBe((await read(id)).text);
    const changed = await change(id, { specimenType: 'Polypectomy', text: 'Others.' });
    expect(dataOf(changed)).toMatchObject({
      version: 2,
      name: 'Short',
      specimenType: 'Polypectomy',
      text: 'Others.',
    });
    expect(dataOf(await change(id, { specimenType: null }, 2))).toMatchObject({ specimenType: null });
    expect((await remove(id, 3)).status).toBe(200);
    expect((await read(id)).status).toBe(404);
  });

  it('is made once under one key', async () => {
    const sameKey = key();
    const first = await create(body, provider, sameKey);
    expect((await create(body, provider, sameKey)).text).toBe(first.text);
    expect((await create({ ...body, name: 'Else' }, provider, sameKey)).status).toBe(422);
    expect(api.world().textTemplates.by('owner', PROVIDER)).toHaveLength(2);
  });

  it('needs a name of its own, whatever its letters, and a text', async () => {
    const taken = await create({ ...body, name: 'my NOTE on margins' });
    expect(taken).toMatchObject({
      status: 422,
      body: { data: { name: ['You have a template with this name'] } },
    });
    // Another provider may use the name, and so may the template itself.
    expect((await create({ ...body, name: 'My note on margins' }, other)).status).toBe(201);
    expect((await change(OWN, { name: 'My note on MARGINS' })).status).toBe(200);
    expect(await create({ ...body, name: '  ' })).toMatchObject({ status: 422 });
    expect(await create({ ...body, text: ' \n' })).toMatchObject({
      status: 422,
      body: { data: { text: ['Text is required'] } },
    });
  });

  it('is nobody else’s to know, and the system’s nobody’s to change', async () => {
    for (const answer of [
      await read(OWN, other),
      await change(OWN, { text: 'x' }, 1, other),
      await remove(OWN, 1, other),
    ])
      expect(answer.status).toBe(404);
    expect((await read(SYSTEM, other)).status).toBe(200);
    for (const answer of [await change(SYSTEM, { text: 'x' }), await remove(SYSTEM)])
      expect([answer.status, answer.code]).toEqual([403, 'TEMPLATE_READ_ONLY']);
  });

  it('is changed by who read its latest version', async () => {
    expect((await change(OWN, { text: 'x' }, 2)).status).toBe(412);
    expect((await change(OWN, { text: 'x' }, null)).status).toBe(428);
    expect((await remove(OWN, 7)).status).toBe(412);
    expect(api.world().textTemplates.find(OWN)?.version).toBe(1);
  });
});
