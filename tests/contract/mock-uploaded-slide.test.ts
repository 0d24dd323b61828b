import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scaleOf } from '#app/core/slides/scale.ts';
import { sightText } from '#app/core/uploads/slide-sight.ts';
import type {
  CaseForm,
  CaseIntake,
  CaseListItem,
  CaseMove,
  CasePreview,
  ImageAdded,
  SlideLink,
  ViewerCase,
} from '#contracts/generated/wire.ts';
import { intakeSettled } from '#mock-server/intake/queue.ts';
import type { MockApi } from '#mock-server/server.ts';
import { type Draft, type Drafts, dataOf, draftsOf } from './case-drafts.ts';
import { type MockClient, mockInProcess } from './mock-client.ts';
import { lookAt } from './preflight.ts';
import { sha256, uploadWhole } from './uploading.ts';

const START = Date.parse('2026-11-21T12:00:00Z');
const INTAKE_MS = 3000;
const CHUNK = 256 * 1024;
const OURS = '../../mock-server/slides/files/';
const SVS = 'CMU-1-Small-Region.svs';
const OME = 'OS-1-detail.ome.tif';
const DICOM = 'dicom-camelyon16-jpeg.dcm';
const IN_NANOMETRES = 'in-nanometres.svs';
const OF_ZERO = 'of-zero.svs';
const FILES: Record<string, Buffer> = Object.fromEntries(
  [`${OURS}${SVS}`, `${OURS}${OME}`, `../fixtures/slides/${DICOM}`].map((path) => [
    path.split('/').at(-1) ?? '',
    readFileSync(new URL(path, import.meta.url)),
  ]),
);
/** The bytes of the SVS with another scale in its description; as many letters, so that everything else stays where it is. */
const withMpp = (mpp: string): Buffer =>
  Buffer.from(
    (FILES[SVS] ?? Buffer.alloc(0)).toString('latin1').replaceAll('MPP = 0.4990', `MPP = ${mpp}`),
    'latin1',
  );
FILES[IN_NANOMETRES] = withMpp('499.00');
FILES[OF_ZERO] = withMpp('0.0000');
const NO_TILES = 'DICOM slides cannot be turned into tiles here. The file itself can be downloaded.';

let clock = START;
let api: MockApi;
let client: MockClient;
let drafts: Drafts;
let facility: string;
let provider: string;
let admin: string;
const uploads = new Map<string, string>();

const fileOf = (name: string): Buffer => FILES[name] ?? Buffer.alloc(0);
const linkOf = async (blobId: string, as: string): Promise<SlideLink> =>
  dataOf(await client.ask('getDownloadLink', { params: { blobId }, as }));
const rowOf = async (caseId: string, as: string, view: string): Promise<CaseListItem | undefined> =>
  dataOf<{ items: CaseListItem[] }>(
    await client.ask('listCases', { query: { view, pageSize: 100 }, as }),
  ).items.find(({ id }) => id === caseId);

/** The whole file as a reader of slides gets it: range after range. */
async function inRanges(url: string, size: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let first = 0; first < size; first += CHUNK) {
    const last = Math.min(first + CHUNK, size) - 1;
    const answer = await client.open(url, { Range: `bytes=${first}-${last}` });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${first}-${last}/${size}`);
    parts.push(answer.bytes);
  }
  return Buffer.concat(parts);
}

async function put(draft: Draft, name: string, as = facility): Promise<ImageAdded['image']> {
  const uploadId = uploads.get(name) ?? '';
  const answer = await drafts.ask('addImage', as, { ...draft }, { uploadId, confirmDuplicate: true });
  expect(answer.status).toBe(201);
  return dataOf<ImageAdded>(answer).image;
}

async function sendOut(...names: readonly string[]): Promise<Draft> {
  const draft = await drafts.complete(facility, { delivery: { slideDelivery: 'Upload_the_Slide_Images' } });
  for (const name of names) await put(draft, name);
  await drafts.ask('updateCase', facility, { caseId: draft.caseId }, { labelsChecked: true });
  const answer = await drafts.ask('sendOutCase', facility, { caseId: draft.caseId }, {});
  expect(dataOf<CaseMove>(answer).status).toBe('Submitted');
  return draft;
}

const later = async (): Promise<void> => {
  clock += INTAKE_MS;
  await client.ask('getCurrentUser', { as: facility });
};
const statusOf = ({ caseId }: Draft) => api.world().cases.find(caseId)?.status;

beforeAll(async () => {
  ({ api, client } = mockInProcess({ now: () => clock, tokenLifeMs: 86_400_000 }));
  drafts = draftsOf(api, client);
  [facility, provider, admin] = [
    await client.logIn('facility'),
    await client.logIn('provider'),
    await client.logIn('admin'),
  ];
  const uploading = { api, client, as: facility };
  for (const [name, file] of Object.entries(FILES))
    uploads.set(name, await uploadWhole(uploading, name, file));
  await intakeSettled();
}, 120_000);

// One facility may not use an accession number twice.
beforeEach(() => {
  const { cases } = api.world();
  for (const { id, caseRecordId } of cases.by('facility', 'fac_demo-1'))
    if (caseRecordId === 'EX26-00131') cases.change(id, (aCase) => ({ ...aCase, status: 'Cancelled' }));
});

describe('slides that were uploaded and sent out', () => {
  it('open for the provider who picks the case up: every byte, the tiles and the pictures', async () => {
    const { caseId } = await sendOut(SVS, OME);
    await later();
    const row = await rowOf(caseId, provider, 'available');
    expect(row).toMatchObject({ status: 'Available', imagesTotal: 2, notShown: [] });
    const preview = await client.ask('getCasePreview', { params: { caseId }, as: provider });
    const overviews = dataOf<CasePreview>(preview).overviews.map(({ thumbnailUrl }) => thumbnailUrl);
    expect(overviews).toHaveLength(1);
    expect((await client.open(overviews[0] ?? '')).status).toBe(200);
    expect((await drafts.ask('pickUpCase', provider, { caseId })).status).toBe(200);
    const viewer = await client.ask('getViewerCase', { params: { caseId }, as: provider });
    const images = dataOf<ViewerCase>(viewer).slides[0]?.subsections[0]?.images ?? [];
    expect(images.map(({ fileName }) => fileName)).toEqual([SVS, OME]);
    for (const { fileName, fileContent, checksum, notShown } of images) {
      const file = fileOf(fileName);
      expect([checksum, notShown]).toEqual([sha256(file), null]);
      const link = await linkOf(fileContent, provider);
      expect(sha256(await inRanges(link.link, file.length))).toBe(checksum);
      expect((await client.open(link.dziUrl ?? '')).text).toContain('<Size Width=');
      const pictures = [link.firstTileUrl, link.tileImageUrls.at(-1), link.thumbnailUrl, link.previewUrl];
      for (const url of pictures) {
        const picture = await client.open(url ?? '');
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      }
    }
  });

  it('are known by their own bytes: no image names the slide of an invented world', async () => {
    const { caseId } = await sendOut(SVS, OME);
    const form = dataOf<CaseForm>(await client.ask('getCaseForm', { params: { caseId }, as: facility }));
    const images = form.specimens[0]?.subsections[0]?.images ?? [];
    expect(images.map(({ checksum, bytes }) => [checksum, bytes])).toEqual(
      [SVS, OME].map((name) => [sha256(fileOf(name)), fileOf(name).length]),
    );
    const stored = api.world().cases.find(caseId)?.specimens[0]?.subsections[0]?.images ?? [];
    expect(stored.map((image) => 'slideId' in image)).toEqual([false, false]);
  });
});

describe('an uploaded file that cannot be turned into tiles', () => {
  it('says why in the form, the case and the lists, and keeps the case out of the pool', async () => {
    const draft = await sendOut(SVS, DICOM);
    const { caseId } = draft;
    await later();
    const form = dataOf<CaseForm>(await client.ask('getCaseForm', { params: { caseId }, as: facility }));
    const images = form.specimens[0]?.subsections[0]?.images ?? [];
    expect(images.map(({ readable, notShown }) => [readable, notShown])).toEqual([
      [true, null],
      [false, NO_TILES],
    ]);
    const whole = await client.ask('getCase', { params: { caseId }, as: facility });
    const inCase = dataOf<ViewerCase>(whole).slides[0]?.subsections[0]?.images ?? [];
    expect(inCase.map(({ notShown }) => notShown)).toEqual([null, NO_TILES]);
    expect(await rowOf(caseId, facility, 'send-out')).toMatchObject({
      status: 'Submitted',
      notShown: [NO_TILES],
    });
    expect(await drafts.ask('releaseToPool', admin, { caseId }, {})).toMatchObject({
      status: 409,
      code: 'INTAKE_INCOMPLETE',
      body: { data: { unreadable: [`An image of slide A1 cannot be read: ${NO_TILES}`] } },
    });
  });

  it('can be downloaded by range all the same, and has no link that leads nowhere', async () => {
    const { caseId } = await sendOut(DICOM, DICOM);
    const image = api.world().cases.find(caseId)?.specimens[0]?.subsections[0]?.images[0];
    const link = await linkOf(image?.blobId ?? '', facility);
    expect(link).toMatchObject({ dziUrl: null, firstTileUrl: null, thumbnailUrl: null, previewUrl: null });
    expect(sha256(await inRanges(link.link, fileOf(DICOM).length))).toBe(sha256(fileOf(DICOM)));
    api.world().cases.change(caseId, (aCase) => ({ ...aCase, status: 'Available', availableAt: null }));
    const preview = await client.ask('getCasePreview', { params: { caseId }, as: provider });
    expect(dataOf<CasePreview>(preview).overviews).toEqual([]);
  });
});

describe('an uploaded file whose scale no scanner has', () => {
  it('keeps the case out of the pool until the laboratory has entered one', async () => {
    const draft = await sendOut(SVS, IN_NANOMETRES);
    await later();
    expect(statusOf(draft)).toBe('Submitted');
    const { caseId } = draft;
    const intake = dataOf<CaseIntake>(await client.ask('getCaseIntake', { params: { caseId }, as: admin }));
    expect(intake.findings).toContainEqual({
      about: 'scale',
      blocks: true,
      text: 'The scale of slide A1 is not known.',
    });
    expect(intake.images.map(({ fileName, hasScale }) => [fileName, hasScale])).toEqual([
      [SVS, true],
      [IN_NANOMETRES, false],
    ]);
    const imageId = intake.images[1]?.imageId ?? '';
    const scales = [{ imageId, mppX: 0.499, mppY: 0.499, reason: 'The file says nanometres.' }];
    expect((await drafts.ask('releaseToPool', admin, { caseId }, { scales })).status).toBe(200);
  });

  it('keeps it out also where its image was added when any number was taken for a scale', async () => {
    const { caseId } = await sendOut(SVS, IN_NANOMETRES);
    api
      .world()
      .cases.change(caseId, ({ specimens, ...aCase }) => ({
        ...aCase,
        specimens: specimens.map((specimen) => ({
          ...specimen,
          subsections: specimen.subsections.map((slides) => ({
            ...slides,
            images: slides.images.map((image) =>
              image.upload === undefined ? image : { ...image, upload: { ...image.upload, hasScale: true } },
            ),
          })),
        })),
      }));
    const intake = dataOf<CaseIntake>(await client.ask('getCaseIntake', { params: { caseId }, as: admin }));
    expect(intake.images.map(({ hasScale }) => hasScale)).toEqual([true, false]);
    expect(await drafts.ask('releaseToPool', admin, { caseId }, {})).toMatchObject({
      status: 409,
      body: { data: { scale: ['The scale of slide A1 is not known.'] } },
    });
  });

  it('says so where that is zero, so that nothing is measured by a guess instead', async () => {
    const draft = await sendOut(OF_ZERO, SVS);
    const image = api.world().cases.find(draft.caseId)?.specimens[0]?.subsections[0]?.images[0];
    const { scale, dziUrl } = await linkOf(image?.blobId ?? '', facility);
    expect([scale, dziUrl === null]).toEqual([
      { mppX: 0, mppY: 0, source: 'image-description', magnification: 20 },
      false,
    ]);
    expect(scaleOf(scale, true)).toEqual({ state: 'invalid' });
    const sight = await lookAt(OF_ZERO, fileOf(OF_ZERO));
    expect(sightText(sight)).toContain('0 μm per pixel (implausible)');
    await later();
    expect(statusOf(draft)).toBe('Submitted');
  });
});

describe('the images of a case that was sent out already', () => {
  const off = async (draft: Draft, name: string): Promise<void> => {
    const images = api.world().cases.find(draft.caseId)?.specimens[0]?.subsections[0]?.images ?? [];
    const imageId = images.find(({ fileName, gone }) => fileName === name && !gone)?.imageId ?? '';
    expect((await drafts.ask('deleteImage', admin, { ...draft, imageId })).status).toBe(200);
  };

  it('start the intake again: the last one that was missing lets the case into the pool', async () => {
    const draft = await sendOut(SVS, DICOM);
    await off(draft, DICOM);
    await later();
    expect(statusOf(draft)).toBe('Submitted');
    await put(draft, OME, admin);
    expect(statusOf(draft)).toBe('Submitted');
    await later();
    expect(statusOf(draft)).toBe('Available');
  });

  it('keep it out when one is taken off before it was let in', async () => {
    const draft = await sendOut(SVS, OME);
    await off(draft, OME);
    await later();
    expect(statusOf(draft)).toBe('Submitted');
  });
});
