import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import { expectSameVerdict } from './preflight.ts';
import { announce, look, sha256, type Uploading, uploadWhole } from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const FOLDER = new URL('../fixtures/slides/', import.meta.url);
const NO_TILES = 'DICOM slides cannot be turned into tiles here. The file itself can be downloaded.';
const PYRAMID = 'dicom-cmu-1-small-region/';

/** Size of the whole picture, and microns per pixel across; null where the file states none. */
const SLIDES: Readonly<Record<string, readonly [size: string, mpp: number | null]>> = {
  'dicom-TCGA-XK-AAJU-prostate.dcm': ['3236x2638', null],
  'dicom-bone-jpeg.dcm': ['957x715', 16.783],
  'dicom-bone-raw.dcm': ['957x715', 16.783],
  'dicom-camelyon16-jpeg.dcm': ['1152x700', 28.968],
  [`${PYRAMID}level-0-frames-0-30.dcm`]: ['2220x2967', 0.499],
  [`${PYRAMID}level-1-frames-0-9.dcm`]: ['1110x1483', 0.998],
  [`${PYRAMID}level-2-frames-0-4.dcm`]: ['555x741', 1.996],
  [`${PYRAMID}level-3-frames-0-1.dcm`]: ['277x370', 3.992],
  [`${PYRAMID}level-4-frames-0-1.dcm`]: ['138x185', 7.984],
  [`${PYRAMID}level-5-frames-0-1.dcm`]: ['69x92', 15.968],
  [`${PYRAMID}level-6-frames-0-1.dcm`]: ['34x46', 31.936],
  [`${PYRAMID}level-7-frames-0-1.dcm`]: ['17x23', 63.872],
  [`${PYRAMID}level-8-frames-0-1.dcm`]: ['8x11', 127.744],
  [`${PYRAMID}level-9-frames-0-1.dcm`]: ['4x5', 255.488],
  [`${PYRAMID}level-10-frames-0-1.dcm`]: ['2x2', 510.976],
  [`${PYRAMID}level-11-frames-0-1.dcm`]: ['1x1', 1021.952],
};

let api: MockApi;
let client: MockClient;
let facility: Uploading;
const ids = new Map<string, string>();

const fileOf = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

beforeAll(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  facility = { api, client, as: await client.logIn('facility') };
  for (const name of Object.keys(SLIDES))
    ids.set(name, await uploadWhole(facility, name.split('/').at(-1) ?? '', fileOf(name)));
  await intakeSettled();
}, 300_000);

describe('a DICOM slide', () => {
  it('has an outcome of its own in this table', () => {
    const found = readdirSync(FOLDER, { recursive: true }).map(String);
    expect(found.filter((name) => name.endsWith('.dcm')).sort()).toEqual(Object.keys(SLIDES).sort());
  });

  it.each(Object.entries(SLIDES))('%s is taken in with its size and scale', async (name, [size, mpp]) => {
    const { status, intake, steps } = await look(facility, ids.get(name) ?? '');
    expect([status, intake?.format, intake?.notShown]).toEqual(['Ready', 'DICOM', NO_TILES]);
    expect(`${intake?.width}x${intake?.height}`).toBe(size);
    expect(intake?.checksum).toBe(sha256(fileOf(name)));
    expect(intake?.scaleSource ?? null).toBe(mpp === null ? null : 'dicom');
    if (mpp === null) expect(intake?.mppX).toBeNull();
    else expect((intake?.mppX ?? 0) / mpp).toBeCloseTo(1, 2);
    expect(steps.find(({ step }) => step === 'tiles')?.state).toBe('absent');
    await expectSameVerdict({ name, bytes: fileOf(name) }, await look(facility, ids.get(name) ?? ''));
  });
});

describe('a picture that is no scan of a slide', () => {
  it.each(['HE-target.png', 'HE-tcga-green-pen.png', 'ihc-colon-FHL2.png', 'TCGA-CR-7395-dzi.zip'])(
    '%s is refused by its name before a byte is sent',
    async (fileName) => {
      expect(await announce(facility, { fileName, bytes: 1 })).toMatchObject({
        status: 422,
        body: { data: { fileName: ['This slide image type is not supported.'] } },
      });
    },
  );
});
