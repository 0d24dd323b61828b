import { beforeEach, describe, expect, it } from 'vitest';
import {
  dataOf,
  fieldRefusal,
  MINUTE_MS,
  type PeopleMock,
  peopleMock,
  START,
} from './people.test-support.ts';

let mock: PeopleMock;
let mine: string;
beforeEach(async () => {
  mock = peopleMock();
  mine = await mock.enter('provider');
});

describe('the banner', () => {
  const set = (body: unknown, version: number, as: string) => mock.send('setBanner', { body, version, as });
  const read = async (as: string) =>
    dataOf<{ version: number; message: { text: string } | null }>(await mock.client.ask('getBanner', { as }));
  const TEXT = 'Slides by mail arrive a day late.';

  it('begins empty, is put up over version 0 and taken down', async () => {
    const admin = await mock.enter('labops');
    expect(await read(mine)).toEqual({ version: 0, etag: '"v0"', message: null });
    const answer = await set({ text: ` ${TEXT} `, level: 'info' }, 0, admin);
    expect(answer.headers.get('etag')).toBe('"v1"');
    expect((await read(mine)).message).toMatchObject({
      text: TEXT,
      startsAt: new Date(START).toISOString(),
      endsAt: null,
    });
    expect((await mock.send('clearBanner', { version: 0, as: admin })).status).toBe(412);
    expect((await mock.send('clearBanner', { version: 1, as: admin })).status).toBe(200);
    expect(await read(mine)).toMatchObject({ version: 2, message: null });
  });

  it('shows a message to others only while it runs', async () => {
    const admin = await mock.enter('admin');
    const at = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();
    await set({ text: TEXT, level: 'warning', startsAt: at(10), endsAt: at(20) }, 0, admin);
    expect([(await read(mine)).message, (await read(admin)).message?.text]).toEqual([null, TEXT]);
    mock.advance(10 * MINUTE_MS);
    expect((await read(mine)).message?.text).toBe(TEXT);
    mock.advance(10 * MINUTE_MS);
    expect([(await read(mine)).message, (await read(admin)).message]).toEqual([null, null]);
  });

  it('is refused with a bad end, without a version, and from everyone but admins', async () => {
    const admin = await mock.enter('admin');
    const ended = { text: TEXT, level: 'info', endsAt: new Date(START).toISOString() };
    expect(await set(ended, 0, admin)).toMatchObject(fieldRefusal({ endsAt: 'The end has passed already' }));
    const later = (minutes: number) => new Date(START + minutes * MINUTE_MS).toISOString();
    expect(await set({ ...ended, startsAt: later(20), endsAt: later(10) }, 0, admin)).toMatchObject(
      fieldRefusal({ endsAt: 'The end must be after the start' }),
    );
    expect(await set({ text: ' ', level: 'info' }, 0, admin)).toMatchObject(
      fieldRefusal({ text: 'Message is required' }),
    );
    const body = { text: TEXT, level: 'info' };
    expect((await mock.client.ask('setBanner', { body, as: admin })).status).toBe(428);
    expect(await set(body, 0, mine)).toMatchObject({ status: 403, code: 'FORBIDDEN_ROLE' });
    expect(mock.api.world().banners.list()).toEqual([]);
  });
});
