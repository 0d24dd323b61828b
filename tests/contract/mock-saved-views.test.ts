import { beforeEach, describe, expect, it } from 'vitest';
import { zListName } from '#contracts/generated/schemas/list-name.ts';
import type { SavedViewZodType } from '#contracts/generated/schemas/saved-view.ts';
import { dataOf } from './case-drafts.ts';
import { key, type MockClient, mockInProcess } from './mock-client.ts';

const START = Date.parse('2026-11-21T12:00:00Z');

let client: MockClient;
let provider: string;
let other: string;

beforeEach(async () => {
  ({ client } = mockInProcess({ now: () => START }));
  [provider, other] = await Promise.all([client.logIn('provider'), client.logIn('provider2')]);
});

const urgent = {
  list: 'availableCases',
  name: ' Urgent skin ',
  filters: [
    { name: 'subspecialty', values: ['Dermatopathology'] },
    { name: 'priority', values: ['STAT', 'Expedited'] },
    { name: 'billingComponent', values: ['1'] },
  ],
  sort: '-priority,dueAt',
};
const save = (changes: object = {}, as = provider, sameKey = key()) =>
  client.ask('saveView', { body: { ...urgent, ...changes }, as, headers: { 'Idempotency-Key': sameKey } });
const list = async (name = 'availableCases', as = provider) =>
  dataOf<{ items: SavedViewZodType[] }>(await client.ask('listSavedViews', { query: { list: name }, as }))
    .items;
const namesOf = (views: readonly SavedViewZodType[]) => views.map(({ name }) => name);
const remove = (viewId: string, version: number | null = 1, as = provider) =>
  client.ask('deleteView', {
    params: { viewId },
    as,
    headers: version === null ? {} : { 'If-Match': `"v${version}"` },
  });
const refused = (field: string, text: string) => ({
  status: 422,
  code: 'VALIDATION_FAILED',
  body: { data: { [field]: [text] } },
});

describe('a saved view', () => {
  it('is kept as it was sent, listed by its name, and thrown away', async () => {
    const made = await save();
    expect([made.status, made.headers.get('etag'), made.headers.get('location')]).toEqual([
      201,
      '"v1"',
      '/api/users/me/views',
    ]);
    const view = dataOf<SavedViewZodType>(made);
    expect(view).toMatchObject({ ...urgent, name: 'Urgent skin', columns: null });
    await save({ name: 'All of them', filters: [], sort: undefined, columns: ['caseRecordId', 'due'] });
    expect(namesOf(await list())).toEqual(['All of them', 'Urgent skin']);
    expect((await list())[0]).toMatchObject({ filters: [], sort: null, columns: ['caseRecordId', 'due'] });
    expect((await remove(view.id)).status).toBe(200);
    expect((await remove(view.id)).status).toBe(404);
    expect(namesOf(await list())).toEqual(['All of them']);
  });

  it('is its owner’s alone, and belongs to one list', async () => {
    const { id } = dataOf<SavedViewZodType>(await save());
    expect(await list('availableCases', other)).toEqual([]);
    expect(await list('selectedCases')).toEqual([]);
    expect((await remove(id, 1, other)).status).toBe(404);
    await save({ list: 'selectedCases' });
    const all = await client.ask('listSavedViews', { as: provider });
    expect(dataOf<{ items: SavedViewZodType[] }>(all).items.map((view) => view.list)).toEqual([
      'availableCases',
      'selectedCases',
    ]);
  });

  it('is thrown away by who names its version', async () => {
    const { id } = dataOf<SavedViewZodType>(await save());
    expect((await remove(id, 2)).status).toBe(412);
    expect((await remove(id, null)).status).toBe(428);
    expect(await list()).toHaveLength(1);
  });

  it('is made once under one key', async () => {
    const sameKey = key();
    const first = await save({}, provider, sameKey);
    expect((await save({}, provider, sameKey)).text).toBe(first.text);
    expect((await save({ name: 'Else' }, provider, sameKey)).status).toBe(422);
    expect(await list()).toHaveLength(1);
  });
});

describe('what a view may not be', () => {
  it('has a name of 1 to 60 signs, once in a list, whatever its letters', async () => {
    await save();
    expect(await save({ name: 'URGENT skin' })).toMatchObject(
      refused('name', 'You have a view with this name in this list'),
    );
    expect((await save({ list: 'selectedCases' })).status).toBe(201);
    expect((await save({}, other)).status).toBe(201);
    expect(await save({ name: '  ' })).toMatchObject({ status: 422 });
    for (const name of ['', 'n'.repeat(61)])
      expect((await save({ name })).status).toBeGreaterThanOrEqual(400);
    expect((await save({ name: 'n'.repeat(60) })).status).toBe(201);
  });

  it('keeps no search text, no single case or patient, and nothing that the screen fixes', async () => {
    const names = ['q', 'caseId', 'view', 'page', 'pageSize', 'sort', 'lastName'];
    for (const name of names)
      expect(await save({ filters: [{ name, values: ['Ashworth'] }] }), name).toMatchObject(
        refused('filters.0.name', 'This list has no such filter'),
      );
    const earlier = [{ name: 'samePatientAs', values: ['cas_demo-1'] }];
    expect(await save({ list: 'finalReports', filters: earlier, sort: undefined })).toMatchObject({
      status: 422,
    });
    expect(await list()).toEqual([]);
  });

  it('asks only what the operation of its list takes', async () => {
    expect(await save({ filters: [{ name: 'priority', values: ['Ashworth'] }] })).toMatchObject(
      refused('filters.0.values', 'The filter does not take this'),
    );
    const twice = { name: 'overdue', values: ['true'] };
    expect(await save({ filters: [twice, twice] })).toMatchObject(
      refused('filters.1.name', 'Each filter is named once'),
    );
    expect(await save({ sort: 'patient-name' })).toMatchObject(
      refused('sort', 'This list has no such order'),
    );
  });

  it('is one of at most 30 in its list', async () => {
    for (let made = 0; made < 30; made += 1) await save({ name: `View ${made}` });
    expect(await save({ name: 'One more' })).toMatchObject(
      refused('name', 'You have 30 views of this list; delete one first'),
    );
    expect((await save({ list: 'selectedCases', name: 'One more' })).status).toBe(201);
  });

  it('is of a list that there is, and of each of them', async () => {
    expect((await save({ list: 'patients' })).status).toBe(400);
    for (const name of zListName.options)
      expect((await save({ list: name, filters: [], sort: undefined })).status, name).toBe(201);
  });
});
