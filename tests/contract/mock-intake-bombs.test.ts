import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fieldsOf } from '#app/core/objects.ts';
import { TOO_MANY_PIXELS } from '#app/core/uploads/slide-refusals.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { mockInProcess } from './mock-client.ts';
import { announce, look, strangerIn, type Uploading, uploadWhole } from './uploading.ts';

const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;

const FILE_BYTES = 1200;
const STRIP_AT = 200;
const DEFLATE = 8;

/** A file of a kilobyte whose head says how many pixels its one picture has, all of them in one packed strip. */
function tiffOf(width: number, height: number): Uint8Array {
  const entries: readonly (readonly [tag: number, type: 3 | 4, count: number, value: number])[] = [
    [256, 4, 1, width],
    [257, 4, 1, height],
    [258, 3, 1, 8],
    [259, 3, 1, DEFLATE],
    [262, 3, 1, 1],
    [273, 4, 1, STRIP_AT],
    [277, 3, 1, 1],
    [278, 4, 1, height],
    [279, 4, 1, FILE_BYTES - STRIP_AT],
  ];
  const file = Buffer.alloc(FILE_BYTES);
  file.write('II');
  file.writeUInt16LE(42, 2);
  file.writeUInt32LE(HEAD_BYTES, 4);
  file.writeUInt16LE(entries.length, HEAD_BYTES);
  for (const [at, [tag, type, count, value]] of entries.entries()) {
    const start = HEAD_BYTES + 2 + at * ENTRY_BYTES;
    file.writeUInt16LE(tag, start);
    file.writeUInt16LE(type, start + 2);
    file.writeUInt32LE(count, start + 4);
    if (type === 3) file.writeUInt16LE(value, start + 8);
    else file.writeUInt32LE(value, start + 8);
  }
  return file;
}

const HOUR_MS = 3_600_000;

const START = Date.parse('2026-11-21T12:00:00Z');

let clock = START;
let facility: Uploading;
beforeEach(async () => {
  clock = START;
  const { api, client } = mockInProcess({ now: () => clock });
  facility = { api, client, as: await client.logIn('facility') };
});

describe('F12 a small file that says it has gigapixels', () => {
  it.each([
    [40_000, 40_000],
    [100_000, 100_000],
    [400_000, 400_000],
  ])('of %d by %d is refused by the intake before any of it is unpacked', async (width, height) => {
    const id = await uploadWhole(facility, `bomb-${width}.tiff`, tiffOf(width, height));
    await intakeSettled();
    const upload = await look(facility, id);
    expect([upload.status, upload.refusal?.text]).toEqual(['Rejected', TOO_MANY_PIXELS]);
  });
});

describe('F12 a facility that sends many of them', () => {
  const ONE = { fileName: 'one.svs', bytes: 5 };

  it('waits an hour after five, whoever of its people asks; other facilities and the operator do not', async () => {
    const { api, client } = facility;
    const statuses: number[] = [];
    for (let at = 0; at < 5; at += 1) {
      statuses.push((await announce(facility, ONE)).status);
      await uploadWhole(facility, `bomb-${String(at)}.tiff`, tiffOf(40_000, 40_000));
      await intakeSettled();
    }
    const held = await announce({ ...facility, as: await client.logIn('np') }, ONE);
    expect(held).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
    expect(held.headers.get('retry-after')).toBe('3600');
    expect(held.text).toContain('Files are taken again in 60 min.');
    for (const as of [await strangerIn({ api, client }), await client.logIn('admin')])
      statuses.push((await announce({ api, client, as }, ONE)).status);
    clock += HOUR_MS;
    statuses.push((await announce({ ...facility, as: await client.logIn('facility') }, ONE)).status);
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 201));
  });

  it('is no reason for the next facility to wait for all of its files', async () => {
    const { api, client } = facility;
    const other = { api, client, as: await strangerIn({ api, client }) };
    const changed = vi.spyOn(api.world().uploads, 'change');
    const many: string[] = [];
    for (let at = 0; at < 4; at += 1)
      many.push(await uploadWhole(facility, `empty-${String(at)}.tiff`, tiffOf(0, 0)));
    const one = await uploadWhole(other, 'other.tiff', tiffOf(0, 0));
    await intakeSettled();
    const begun = changed.mock.results
      .map(({ value }) => fieldsOf(value))
      .flatMap(({ id, status }) => (status === 'Scanning' ? [String(id)] : []));
    expect(new Set(begun)).toEqual(new Set([...many, one]));
    expect(begun.indexOf(one)).toBeLessThan(begun.indexOf(many.at(-1) ?? ''));
  });
});
