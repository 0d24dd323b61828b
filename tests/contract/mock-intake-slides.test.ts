import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import { blobIdOf } from '#mock-server/intake/take-in.ts';
import { readySlide } from '#mock-server/rules/cases/ready-upload.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type Answered, type MockClient, mockInProcess } from './mock-client.ts';
import { expectSameVerdict } from './preflight.ts';
import { look, sha256, strangerIn, type Uploading, uploadWhole } from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const OURS = '../../mock-server/slides/files/';
const FIXTURES = '../fixtures/slides/';
const PYRAMID = '4443x3567 2221x1783 1110x891 555x445 277x222';
const NO_TILES = 'cannot be turned into tiles here. The file itself can be downloaded.';

interface Described {
  readonly from: string;
  readonly format: string;
  readonly levels: string;
  /** Microns per pixel across and where they stand; null where the file states none. */
  readonly scale: readonly [mpp: number, source: string, magnification: number | null] | null;
  readonly label?: boolean;
  readonly macro?: boolean;
  readonly notShown?: string;
}

const SLIDES: Readonly<Record<string, Described>> = {
  'CMU-1-Small-Region.svs': {
    from: OURS,
    format: 'Aperio SVS',
    levels: '2220x2967',
    scale: [0.499, 'image-description', 20],
    label: true,
    macro: true,
  },
  'OS-1-detail.ome.tif': {
    from: OURS,
    format: 'OME-TIFF',
    levels: '1101x1101',
    scale: [0.2271, 'ome-xml', null],
  },
  'TCGA-CR-7395-pyramid-jpeg.tif': { from: OURS, format: 'TIFF', levels: `${PYRAMID} 138x111`, scale: null },
  'HE-TMA-core.ome.tif': {
    from: FIXTURES,
    format: 'OME-TIFF',
    levels: '1380x1484',
    scale: [0.5001, 'ome-xml', null],
  },
  'OS-2-ndpi.ome.tif': {
    from: FIXTURES,
    format: 'OME-TIFF',
    levels: '2202x2202',
    scale: [0.2271, 'ome-xml', null],
  },
  'TCGA-CR-7395-bigtiff-subifd.tif': { from: FIXTURES, format: 'BigTIFF', levels: PYRAMID, scale: null },
  'TCGA-CR-7395-01A-01-TS1.svs': {
    from: FIXTURES,
    format: 'Aperio SVS',
    levels: '4443x3567 2221x1783',
    scale: null,
    notShown: `Slides in JPEG 2000 (Aperio SVS) ${NO_TILES}`,
  },
  'hamamatsu-test3-DAPI.ndpi': {
    from: FIXTURES,
    format: 'Hamamatsu NDPI',
    levels: '3968x4864 1984x2432 992x1216 496x608',
    scale: [0.2282, 'tiff-resolution', 40],
    macro: true,
    notShown: `Hamamatsu NDPI slides ${NO_TILES}`,
  },
  'dicom-camelyon16-jpeg.dcm': {
    from: FIXTURES,
    format: 'DICOM',
    levels: '1152x700',
    scale: [28.969, 'dicom', null],
    notShown: `DICOM slides ${NO_TILES}`,
  },
};

let api: MockApi;
let client: MockClient;
let facility: Uploading;
const ids = new Map<string, string>();

const fileOf = (name: string): Buffer =>
  readFileSync(new URL(`${SLIDES[name]?.from ?? ''}${name}`, import.meta.url));

beforeAll(async () => {
  ({ api, client } = mockInProcess({ now: () => START }));
  facility = { api, client, as: await client.logIn('facility') };
  for (const name of Object.keys(SLIDES)) ids.set(name, await uploadWhole(facility, name, fileOf(name)));
  await intakeSettled();
}, 240_000);

async function linkOf(name: string, as = facility.as): Promise<SlideLink> {
  const { blobId } = await look(facility, ids.get(name) ?? '');
  const answer = await client.ask('getDownloadLink', { params: { blobId: blobId ?? '' }, as });
  expect(answer.status).toBe(200);
  return (answer.body as { data: SlideLink }).data;
}

const open = (url: string | null, headers = {}): Promise<Answered> => client.open(url ?? '', headers);

/** The slide of the upload of that file, once intake has found it Ready. */
const readyOf = (name: string) => {
  const upload = api.world().uploads.find(ids.get(name) ?? '');
  return upload === null ? null : readySlide(upload);
};

describe('a slide that was uploaded', () => {
  it.each(Object.entries(SLIDES))('%s is taken in as it is described', async (name, described) => {
    const upload = await look(facility, ids.get(name) ?? '');
    const { label = false, macro = false, notShown = null, format } = described;
    expect(upload).toMatchObject({
      status: 'Ready',
      intake: { format, labelFound: label, macroFound: macro, notShown, outOfFocus: false },
    });
    const { intake } = upload;
    expect(intake?.levels.map(({ width, height }) => `${width}x${height}`).join(' ')).toBe(described.levels);
    expect(`${intake?.width}x${intake?.height}`).toBe(described.levels.split(' ')[0]);
    const [mpp = null, source = null, magnification = null] = described.scale ?? [];
    expect([intake?.scaleSource, intake?.magnification]).toEqual([source, magnification]);
    if (mpp === null) expect(intake?.mppX).toBeNull();
    else expect(intake?.mppX).toBeCloseTo(mpp, 4);
  });

  it.each(Object.keys(SLIDES))('S5-05 %s is told in the browser as the intake tells it', async (name) => {
    const upload = await look(facility, ids.get(name) ?? '');
    await expectSameVerdict({ name, bytes: fileOf(name) }, upload);
  });

  it.each(Object.keys(SLIDES))('%s can be downloaded, whole and by range', async (name) => {
    const file = fileOf(name);
    const { link, info } = await linkOf(name);
    expect(info.contentType).toBe(name.endsWith('.dcm') ? 'application/dicom' : 'image/tiff');
    const whole = await open(link);
    expect([whole.status, sha256(whole.bytes)]).toEqual([200, sha256(file)]);
    expect(whole.headers.get('etag')).toBe(`"${sha256(file)}"`);
    const range = await open(link, { Range: 'bytes=1000-1999' });
    expect(range.status).toBe(206);
    expect(file.subarray(1000, 2000).equals(range.bytes)).toBe(true);
  });

  it.each(Object.entries(SLIDES))('%s has tiles and pictures, or says why not', async (name, described) => {
    const link = await linkOf(name);
    if (described.notShown !== undefined) {
      expect(link).toMatchObject({ dziUrl: null, firstTileUrl: null, thumbnailUrl: null, labelUrl: null });
      return;
    }
    const [width, height] = (described.levels.split(' ')[0] ?? '').split('x');
    expect((await open(link.dziUrl)).text).toContain(`Width="${width}" Height="${height}"`);
    expect([link.labelUrl !== null, link.macroUrl !== null]).toEqual([
      described.label ?? false,
      described.macro ?? false,
    ]);
    const pictures = [
      link.firstTileUrl,
      link.tileImageUrls.at(-1) ?? null,
      link.thumbnailUrl,
      link.previewUrl,
    ];
    for (const url of [...pictures, ...(link.labelUrl === null ? [] : [link.labelUrl])]) {
      const picture = await open(url);
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  });

  it('is given to whoever puts it on a case', () => {
    const ready = readyOf('CMU-1-Small-Region.svs');
    expect(ready).toEqual({
      blobId: blobIdOf(ids.get('CMU-1-Small-Region.svs') ?? ''),
      fileName: 'CMU-1-Small-Region.svs',
      checksum: 'ed92d5a9f2e86df67640d6f92ce3e231419ce127131697fbbce42ad5e002c8a7',
      sizeBytes: 1_938_955,
      size: { width: 2220, height: 2967 },
      levels: [{ level: 0, width: 2220, height: 2967, downsample: 1 }],
      scale: { mppX: 0.499, mppY: 0.499, source: 'image-description', magnification: 20 },
      notShown: null,
    });
  });

  it('is not there for another facility or a provider while it is on no case', async () => {
    const params = { blobId: blobIdOf(ids.get('CMU-1-Small-Region.svs') ?? '') };
    for (const as of [await strangerIn({ api, client }), await client.logIn('provider')])
      expect((await client.ask('getDownloadLink', { params, as })).status).toBe(404);
    const admin = await client.logIn('admin');
    expect((await client.ask('getDownloadLink', { params, as: admin })).status).toBe(200);
  });
});

describe('a slide that was uploaded and put on a case', () => {
  const onCase = (name: string, gone: boolean) => {
    const { cases } = api.world();
    const blobId = readyOf(name)?.blobId ?? '';
    const aCase = cases
      .by('facility', 'fac_demo-1')
      .sort((one, other) => one.id.localeCompare(other.id))
      .find(({ specimens }) => specimens.length > 0);
    if (aCase === undefined) throw new Error('the demo world has changed');
    cases.change(aCase.id, (record) => ({
      ...record,
      specimens: record.specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((section) => ({
          ...section,
          images: section.images.slice(0, 1).map((image) => ({ ...image, blobId, gone })),
        })),
      })),
    }));
    return { aCase, blobId };
  };

  it('is served from the upload, and is gone when a rescan took its place', async () => {
    const name = 'OS-2-ndpi.ome.tif';
    onCase(name, false);
    const { link, scale } = await linkOf(name);
    expect(sha256((await open(link)).bytes)).toBe(sha256(fileOf(name)));
    expect(scale?.source).toBe('ome-xml');
    const { blobId } = onCase(name, true);
    const answer = await client.ask('getDownloadLink', { params: { blobId }, as: facility.as });
    expect(answer).toMatchObject({ status: 410, code: 'IMAGE_GONE' });
    expect((await open(link)).status).toBe(404);
  });

  it('is named as the twin of the same bytes, to those who may see its case', async () => {
    const name = 'HE-TMA-core.ome.tif';
    const { aCase } = onCase(name, false);
    const again = await uploadWhole(facility, name, fileOf(name));
    const stranger = { api, client, as: await strangerIn2() };
    const theirs = await uploadWhole(stranger, name, fileOf(name));
    await intakeSettled();
    expect((await look(facility, again)).intake?.twin?.caseID).toBe(aCase.caseID);
    expect((await look(stranger, theirs)).intake?.twin).toBeNull();
  });

  const strangerIn2 = async (): Promise<string> => {
    api.world().users.remove('usr_stranger0001');
    return strangerIn({ api, client });
  };
});
