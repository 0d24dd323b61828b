import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnotationsInput } from '#contracts/generated/wire.ts';
import { listen } from '#mock-server/http/node-adapter.ts';
import { annotationsIdOf } from '#mock-server/resolvers/viewer/annotations-id.ts';
import type { MockApi } from '#mock-server/server.ts';
import { NO_MARKS, PATCH, RULER } from './marks.ts';
import {
  type Answered,
  type MockClient,
  mockClient,
  mockInProcess,
  type Person,
  withImages,
} from './mock-client.ts';

const CASE = 'cas_dp-2026-000009';
const IMAGE = 'img_demo-09-a-1-1';
const OTHER_CASES_IMAGE = 'img_demo-04-a-1-1';
const START = Date.parse('2026-11-21T12:00:00Z');
const MIB = 1024 * 1024;

let api: MockApi;
let client: MockClient;
let mine: string;

beforeEach(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  mine = await client.logIn('provider');
});

const params = { caseId: CASE, imageId: IMAGE };
const read = (as: string | null = mine, at = {}): Promise<Answered> =>
  client.ask('getAnnotations', { params: { ...params, ...at }, as });
const save = (
  body: unknown,
  etag: string | null = '"v0"',
  as: string | null = mine,
  at = {},
): Promise<Answered> =>
  client.ask('putAnnotations', {
    params: { ...params, ...at },
    headers: etag === null ? {} : { 'If-Match': etag },
    body,
    as,
  });
const nameOf = (id: string): AnnotationsInput => ({ ...NO_MARKS, patches: [{ ...PATCH, id }] });

/** A body of exactly so many bytes; the last lines of the log fill it up. */
function bodyOf(bytes: number): string {
  const log = Array.from({ length: Math.floor(bytes / 20_003) - 1 }, () => 'x'.repeat(20_000));
  const rest = () => bytes - JSON.stringify({ ...NO_MARKS, log }).length;
  while (rest() > 20_003) log.push('x'.repeat(Math.min(20_000, rest() - 6)));
  log.push('x'.repeat(rest() - 3));
  return JSON.stringify({ ...NO_MARKS, log });
}

describe('the marks of an image', () => {
  it('are version 0 and empty before the first save', async () => {
    const answer = await read();
    expect(answer.headers.get('etag')).toBe('"v0"');
    expect(answer.body).toMatchObject({
      data: { imageId: IMAGE, version: 0, savedAt: null, checksum: null, rulers: [], patches: [], log: [] },
    });
  });

  it('come back as they were saved, under the next version, log lines in order', async () => {
    const log = ['{"seq":1}', '', '  kept as it is ', '{"seq":1}', 'ü\n\u2028"', 'x'.repeat(20_000)];
    const marks = { checksum: 'ab'.repeat(32), rulers: [RULER], patches: [PATCH], scaleByHand: null, log };
    const saved = await save(marks);
    const savedAt = '2026-11-21T12:00:00.000Z';
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, '"v1"']);
    expect(saved.body).toMatchObject({ data: { imageId: IMAGE, version: 1, savedAt } });
    const again = await read();
    expect(again.headers.get('etag')).toBe('"v1"');
    expect((again.body as { data: unknown }).data).toEqual({ imageId: IMAGE, version: 1, savedAt, ...marks });
  });

  it('are replaced as a whole by the next save', async () => {
    await save({ ...NO_MARKS, rulers: [RULER], log: ['one'] });
    expect((await save(nameOf('p2'), '"v1"')).headers.get('etag')).toBe('"v2"');
    expect((await read()).body).toMatchObject({ data: { version: 2, rulers: [], log: [] } });
  });

  it('belong to the image: another image of the case has its own', async () => {
    api
      .world()
      .cases.change(CASE, (record) =>
        withImages(record, (image) => [image, { ...image, imageId: 'img_second', blobId: 'second' }]),
      );
    await save(nameOf('p1'));
    const other = await read(mine, { imageId: 'img_second' });
    expect([other.status, other.headers.get('etag')]).toEqual([200, '"v0"']);
  });

  it('follow the case: an admin reads and saves them too', async () => {
    await save(nameOf('p1'));
    const admin = await client.logIn('admin');
    expect((await read(admin)).body).toMatchObject({ data: { version: 1, patches: [{ id: 'p1' }] } });
    expect((await save(nameOf('p2'), '"v1"', admin)).status).toBe(200);
  });

  it('are gone after a reset, like everything else', async () => {
    await save(nameOf('p1'));
    await client.control('POST', '/reset');
    mine = await client.logIn('provider');
    expect((await read()).headers.get('etag')).toBe('"v0"');
  });
});

describe('who may not', () => {
  it.each<Person>(['provider2', 'provisional', 'facility', 'np'])(
    '%s gets the very answer of a case that is not there',
    async (person) => {
      const as = await client.logIn(person);
      const missing = await read(as, { caseId: 'cas_nowhere' });
      const hidden = [await read(as), await save(nameOf('p1'), '"v0"', as)];
      for (const { status, code, text } of hidden)
        expect([status, code, text]).toEqual([404, 'NOT_FOUND', missing.text]);
      expect(api.world().annotations.list()).toEqual([]);
    },
  );

  it.each([OTHER_CASES_IMAGE, 'img_nowhere'])('finds no marks of %s in this case', async (imageId) => {
    expect(await read(mine, { imageId })).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await save(NO_MARKS, '"v0"', mine, { imageId })).toMatchObject({ status: 404 });
  });

  it('the provider who gave the case back sees them no more', async () => {
    await save(nameOf('p1'));
    api
      .world()
      .cases.change(CASE, (record) => ({ ...record, status: 'Available', assignedProviderId: null }));
    expect((await read()).status).toBe(404);
    expect((await save(nameOf('p2'), '"v1"')).status).toBe(404);
  });

  it('nobody changes the marks of a signed-out case, though its signer and admins read them', async () => {
    await save(nameOf('p1'));
    api.world().cases.change(CASE, (record) => ({ ...record, status: 'SignOutCompleted' }));
    const admin = await client.logIn('admin');
    for (const as of [mine, admin]) {
      expect(await save(nameOf('p2'), '"v1"', as)).toMatchObject({
        status: 409,
        code: 'MARKS_FROZEN',
        body: {
          error:
            'Marks can only be saved while the case is being worked on, and not while its text is locked for a review.',
        },
      });
      expect((await read(as)).body).toMatchObject({ data: { version: 1, patches: [{ id: 'p1' }] } });
    }
  });
});

describe('the version', () => {
  it('is wanted, and a stale one is refused without a trace', async () => {
    expect(await save(nameOf('p1'), null)).toMatchObject({ status: 428, code: 'PRECONDITION_REQUIRED' });
    await save(nameOf('p1'));
    for (const etag of ['"v0"', '"v2"', '*', 'W/"v1"'])
      expect(await save(nameOf('p2'), etag)).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await read()).body).toMatchObject({ data: { version: 1, patches: [{ id: 'p1' }] } });
  });

  it('lets one of two savers win who start from the same one', async () => {
    await client.control('POST', '/barriers', { operationId: 'putAnnotations', count: 2, timeoutMs: 10_000 });
    const ids = ['mine', 'also-mine'];
    const answers = await Promise.all(ids.map((id) => save(nameOf(id))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const winner = ids[answers.findIndex(({ status }) => status === 200)];
    expect((await read()).body).toMatchObject({ data: { version: 1, patches: [{ id: winner }] } });
  });

  it('is judged after visibility and state, and before the fields', async () => {
    const wrong = { ...NO_MARKS, rulers: [{ ...RULER, imageId: 'img_other' }] };
    expect((await save(wrong, null)).status).toBe(428);
    expect((await save(wrong, '"v7"')).status).toBe(412);
    expect((await save(wrong)).status).toBe(422);
    api.world().cases.change(CASE, (record) => ({ ...record, status: 'SignOutCompleted' }));
    expect((await save(wrong, null)).status).toBe(409);
    expect((await save(wrong, null, await client.logIn('provider2'))).status).toBe(404);
  });
});

describe('what is saved', () => {
  it('names each mark that lies on another image or has the id of another', async () => {
    const rulers = [RULER, { ...RULER, imageId: 'img_other', id: 'ruler-2' }, RULER];
    const answer = await save({ ...NO_MARKS, rulers, patches: [{ ...PATCH, id: RULER.id }] });
    expect(answer).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(answer.body).toMatchObject({
      data: {
        'rulers.1.imageId': ['This mark belongs to another image.'],
        'rulers.2.id': ['Another mark has this id.'],
        'patches.0.id': ['Another mark has this id.'],
      },
    });
    expect(api.world().annotations.list()).toEqual([]);
  });

  it('has no scale by hand that no scanner has, and one that was kept before counts for none', async () => {
    const set = {
      state: 'manual',
      mppX: 50,
      mppY: 0.5,
      source: 'reader',
      reason: 'Stage micrometer.',
    } as const;
    const refused = await save({ ...NO_MARKS, scaleByHand: set });
    expect(refused).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(refused.body).toMatchObject({
      data: { 'scaleByHand.mppX': ['Enter from 0.02 to 20 micrometres per pixel.'] },
    });
    const savedAt = '2026-11-20T12:00:00.000Z';
    const kept = { ...NO_MARKS, imageId: IMAGE, version: 1, savedAt, scaleByHand: set };
    api.world().annotations.insert({ id: annotationsIdOf(CASE, IMAGE), annotations: kept });
    expect((await read()).body).toMatchObject({ data: { version: 1, scaleByHand: null } });
    expect((await save({ ...NO_MARKS, scaleByHand: { ...set, mppX: 0.5 } }, '"v1"')).status).toBe(200);
    expect((await read()).body).toMatchObject({ data: { scaleByHand: { mppX: 0.5 } } });
  });

  it.each([
    ['a colour that is none', { patches: [{ ...PATCH, color: 'lawngreen' }] }],
    ['a box turned inside out', { patches: [{ ...PATCH, box: { ...PATCH.box, width: -1 } }] }],
    ['a note beyond 2000', { patches: [{ ...PATCH, note: 'x'.repeat(2001) }] }],
    ['a name beyond 200', { rulers: [{ ...RULER, name: 'x'.repeat(201) }] }],
    ['another mode', { rulers: [{ ...RULER, mode: 'none' }] }],
    ['a scale of another kind', { rulers: [{ ...RULER, scale: { ...RULER.scale, state: 'api' } }] }],
    ['a line of the log beyond a million letters', { log: ['x'.repeat(1_000_001)] }],
    ['no log', { log: undefined }],
  ])('cannot have %s', async (_, part) => {
    expect(await save({ ...NO_MARKS, ...part })).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  });

  it('may have 8 MB and no byte more, over a real connection too', async () => {
    const server = await listen(api, { port: 0 });
    try {
      const far = mockClient(`${server.url}/api`);
      const put = (bytes: number, etag: string) =>
        far.ask('putAnnotations', { params, headers: { 'If-Match': etag }, body: bodyOf(bytes), as: mine });
      expect(await put(8 * MIB + 1, '"v0"')).toMatchObject({ status: 413, code: 'BODY_TOO_LARGE' });
      expect(await put(16 * MIB, '"v0"')).toMatchObject({ status: 413 });
      expect(await put(8 * MIB, '"v0"')).toMatchObject({ status: 200 });
    } finally {
      await server.close();
    }
  });
});
