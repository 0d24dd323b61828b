import { beforeEach, describe, expect, it, vi } from 'vitest';
import type {
  CaseForm,
  CaseListItem,
  CaseMessage,
  PrimaryDiagnosis,
  SubsectionSaved,
} from '#contracts/generated/wire.ts';
import type { UploadFound } from '#mock-server/resolvers/case-drafts/upload-lookup.ts';
import { DEMO_PASSWORD, PROVIDER } from '#mock-server/seeds/people.ts';
import type { CaseRecord } from '#mock-server/store/records/records.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk, START, writeDiagnosis } from './mock-work.test-support.ts';

const uploads = new Map<string, UploadFound>();
vi.mock('#mock-server/resolvers/case-drafts/upload-lookup.ts', () => ({
  readyUpload: (_: unknown, id: string) => uploads.get(id) ?? null,
  hasRunningUploads: () => false,
}));

const WHY = 'A second section of the block was found.';
const LATE = {
  block: 'A1',
  displayId: 'A9',
  facilityId: 'MNY26-9 A9',
  slideType: 'HE',
  stain: null,
  slideCount: 1,
  reason: WHY,
};
const SIGNATURE = {
  password: DEMO_PASSWORD,
  identityConfirmed: true,
  meaning: 'primary_diagnosis',
  readingSite: 'HOME-OH-1',
};
let desk: Desk;

beforeEach(async () => {
  uploads.clear();
  desk = await openDesk();
});

const specimen = () => {
  const [first] = desk.stored().specimens;
  if (first === undefined) throw new Error('the demo world has changed');
  return first;
};
const addSlides = (changes: object = {}, as: Person = 'facility') =>
  desk.as(as, 'addSubsection', {
    params: { caseId: CASE, specimenId: specimen().id },
    body: { ...LATE, ...changes },
  });
const added = async (): Promise<string> => dataOf<SubsectionSaved>(await addSlides()).subsection.id;

function addImage(subsectionId: string, changes: Partial<UploadFound> = {}, id = 'upl_a') {
  uploads.set(id, {
    uploadId: id,
    userId: 'usr_demo000004',
    caseId: null,
    blobId: `blob-${id}`,
    fileName: 'found later.svs',
    checksum: id.charCodeAt(4).toString(16).padStart(64, '0'),
    sizeBytes: 4096,
    notShown: null,
    hasScale: true,
    companions: [],
    ...changes,
  });
  return desk.as('facility', 'addImage', {
    params: { caseId: CASE, specimenId: specimen().id, subsectionId },
    body: { uploadId: id },
  });
}
const thread = async (person: Person) =>
  dataOf<{ items: CaseMessage[] }>(
    await desk.as(person, 'listCaseMessages', { params: { caseId: CASE } }),
  ).items.map(({ side, text }) => `${side}: ${text}`);
const rowOfReader = async () =>
  dataOf<{ items: CaseListItem[] }>(
    await desk.as('provider', 'listCases', { query: { view: 'mine', pageSize: 100 } }),
  ).items.find(({ id }) => id === CASE);

describe('slides that a facility adds after it has sent the case out', () => {
  it('come to the reader as new, with the reason in the messages, and move no state', async () => {
    const before = specimen().totalNumberSlides;
    desk.time.now = START + 60_000;
    const slides = await added();
    expect(desk.stored().status).toBe('Selected');
    expect(specimen().totalNumberSlides).toBe(before + 1);
    const told = `facility: Slide A9 was added to specimen ${specimen().specimenID}: ${WHY}`;
    expect([await thread('facility'), await thread('provider')]).toEqual([[told], [told]]);
    expect(desk.noticesOf(PROVIDER)).toEqual(['case_message: There is a message about case DP-2026-000009.']);
    expect((await addImage(slides)).status).toBe(201);
    expect(await rowOfReader()).toMatchObject({ status: 'Selected', newImages: 1 });
    const trail = desk.api.world().caseEvents.by('case', CASE);
    expect(trail.slice(-3)).toMatchObject([
      { kind: 'case_changed', role: 'MedicalFacility', reason: null },
      { kind: 'message_sent', role: 'MedicalFacility', reason: null },
      { kind: 'case_changed', role: 'MedicalFacility', reason: null },
    ]);
    expect(JSON.stringify(trail)).not.toContain('second section');
  });

  it.each<[CaseRecord['status'], number]>([
    ['Submitted', 201],
    ['Available', 201],
    ['Selected', 201],
    ['AdditionalWorkRequested', 201],
    ['QAReview', 409],
    ['SignOutCompleted', 409],
    ['Cancelled', 409],
  ])('are taken while the report is open: %s answers %i', async (status, expected) => {
    const isFree = status === 'Submitted' || status === 'Available';
    desk.changeCase({ status, ...(isFree ? { assignedProviderId: null, selectedAt: null } : {}) });
    expect((await addSlides()).status).toBe(expected);
    if (expected === 201) expect(desk.stored().status).toBe(status);
    expect((await addSlides({ displayId: 'A10' }, 'admin')).status).toBe(status === 'Submitted' ? 201 : 409);
  });

  it('are refused as a whole with the rules of the form, and without a reason', async () => {
    const before = desk.stored();
    const refused = async (changes: object) =>
      ((await addSlides(changes)).body as { data: Record<string, string[]> }).data;
    expect(await refused({ reason: '  ' })).toEqual({ reason: ['Say why the slides are added now'] });
    const bare = { block: null, displayId: null, facilityId: null, slideType: null, slideCount: null };
    expect(Object.keys(await refused(bare)).toSorted()).toEqual([
      'block',
      'displayId',
      'facilityId',
      'slideCount',
      'slideType',
    ]);
    expect(await refused({ slideType: 'IHC' })).toEqual({ stain: ['Stain is required for this slide type'] });
    const taken = specimen().subsections[0]?.displayId ?? '';
    expect(await refused({ displayId: taken })).toEqual({ displayId: [`Slide ${taken} is entered twice`] });
    expect(desk.stored()).toEqual(before);
    expect(await thread('provider')).toEqual([]);
  });

  it('take as many images as they have slides, and other slides none', async () => {
    const slides = await added();
    expect((await addImage(slides)).status).toBe(201);
    expect(await addImage(slides, {}, 'upl_b')).toMatchObject({
      status: 409,
      code: 'CASE_STATE',
      body: { error: 'All images of this slide are there. Correct its slide count first if there are more.' },
    });
    const [first] = specimen().subsections;
    expect(first?.images.length).toBe(first?.slideCount);
    expect(await addImage(first?.id ?? '', {}, 'upl_c')).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('take no image that nobody can look at, or whose label names another case', async () => {
    const slides = await added();
    expect(await addImage(slides, { notShown: 'The file is cut off.' })).toMatchObject({
      status: 422,
      body: { data: { uploadId: ['The file is cut off.'] } },
    });
    expect(await addImage(slides, { fileName: 'OTH26-00001 A1.svs' })).toMatchObject({
      status: 422,
      body: { data: { uploadId: [expect.stringContaining('names another case')] } },
    });
    expect(specimen().subsections.at(-1)?.images).toEqual([]);
  });

  it('hold the signature until their images are here, or were read on glass', async () => {
    const lines = async () =>
      dataOf<PrimaryDiagnosis>(await desk.as('provider', 'getPrimaryDiagnosis', { params: { caseId: CASE } }))
        .checklist.filter(({ text }) => text?.includes('added') === true)
        .map(({ rule, specimenID }) => [rule, specimenID]);
    expect(await lines()).toEqual([]);
    const slides = await added();
    expect(await lines()).toEqual([['images_opened', specimen().specimenID]]);
    writeDiagnosis(desk, []);
    desk.changeCase({ reportState: 'Draft' });
    const sign = async (readOnGlass: readonly string[]) => {
      const { version, openedImageIds } = desk.stored();
      const answer = await desk.as('provider', 'signOutCase', {
        params: { caseId: CASE },
        version,
        body: {
          diagnosisVersion: 1,
          signature: SIGNATURE,
          imagesSeen: openedImageIds.map((imageId) => ({ imageId, checksum: null })),
          readOnGlass,
        },
      });
      expect(answer).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
      return dataOf<Record<string, string[]>>(answer)['images_opened'] ?? [];
    };
    const waits = `Specimen ${specimen().specimenID} waits for the image of a slide that was added.`;
    expect(await sign([])).toContain(waits);
    expect(await sign([slides])).not.toContain(waits);
    await addImage(slides);
    expect(await lines()).toEqual([]);
    expect(await sign([])).not.toContain(waits);
  });

  it('have no image to wait for where the case is read on glass', async () => {
    desk.changeCase({ material: 'glass' });
    await added();
    const { body } = await desk.as('provider', 'getPrimaryDiagnosis', { params: { caseId: CASE } });
    expect(JSON.stringify(body)).not.toContain('waits for the image');
  });
});

describe('slides that were added late and that nobody has opened', () => {
  const place = (subsectionId: string) => ({ caseId: CASE, specimenId: specimen().id, subsectionId });
  const correct = (id: string, body: object, as: Person = 'facility') =>
    desk.as(as, 'updateSubsection', { params: place(id), version: desk.stored().version, body });
  const remove = (id: string, as: Person = 'facility') =>
    desk.as(as, 'deleteSubsection', { params: place(id), version: desk.stored().version });
  const readForm = async () =>
    dataOf<CaseForm>(await desk.as('facility', 'getCaseForm', { params: { caseId: CASE } }));
  const changeable = async () => (await readForm()).changeableSlides;

  it('are corrected, and the reader is told what is another now', async () => {
    const before = specimen().totalNumberSlides;
    const slides = await added();
    expect(await changeable()).toEqual([slides]);
    expect(await correct(slides, { block: 'A2', stain: 'PAS', slideCount: 2 })).toMatchObject({
      status: 200,
    });
    expect(specimen()).toMatchObject({ totalNumberSlides: before + 2 });
    expect(specimen().subsections.at(-1)).toMatchObject({ block: 'A2', stain: 'PAS', slideCount: 2 });
    expect((await thread('provider')).slice(1)).toEqual([
      'facility: Slide A9, which was added later, was corrected: block, stain, slide count.',
    ]);
    expect(await correct(slides, {})).toMatchObject({ status: 200 });
    expect(await thread('provider')).toHaveLength(2);
  });

  it('are removed with their images, and the reader is told', async () => {
    const before = specimen();
    const slides = await added();
    await addImage(slides);
    expect(await remove(slides)).toMatchObject({ status: 200 });
    expect(specimen()).toEqual(before);
    expect((await thread('provider')).slice(1)).toEqual([
      'facility: Slide A9, which was added later, was removed again.',
    ]);
  });

  it('have a wrong image taken off, and room for the right one, until a reader has opened one', async () => {
    const slides = await added();
    await addImage(slides);
    const [imageId = ''] = (await readForm()).removableImages;
    const takeOff = (id: string, as: Person = 'facility') =>
      desk.as(as, 'deleteImage', {
        params: { ...place(slides), imageId: id },
        version: desk.stored().version,
      });
    expect(await takeOff(imageId, 'admin')).toMatchObject({ status: 409 });
    expect(await takeOff(imageId)).toMatchObject({ status: 200 });
    expect((await readForm()).removableImages).toEqual([]);
    expect(await rowOfReader()).toMatchObject({ newImages: 0 });
    expect((await addImage(slides, {}, 'upl_b')).status).toBe(201);
    const right = specimen().subsections.at(-1)?.images.at(-1)?.imageId ?? '';
    desk.changeCase({ openedImageIds: [...desk.stored().openedImageIds, right] });
    expect((await readForm()).removableImages).toEqual([]);
    expect(await takeOff(right)).toMatchObject({ status: 409, code: 'CASE_STATE' });
  });

  it('keep the rules of the form, and are not counted below their images', async () => {
    const slides = await added();
    await addImage(slides);
    const refused = async (changes: object) =>
      ((await correct(slides, changes)).body as { data: Record<string, string[]> }).data;
    expect(await refused({ block: null })).toEqual({ block: ['Block is required'] });
    expect(await refused({ slideType: 'IHC' })).toEqual({ stain: ['Stain is required for this slide type'] });
    expect((await correct(slides, { slideCount: 2 })).status).toBe(200);
    await addImage(slides, {}, 'upl_b');
    expect(await refused({ slideCount: 1 })).toEqual({
      slideCount: ['There are 2 images of these slides already'],
    });
  });

  it.each(['QAReview', 'SignOutCompleted', 'Cancelled'] as const)(
    'stay as they are in %s',
    async (status) => {
      const slides = await added();
      desk.changeCase({ status });
      expect(await changeable()).toEqual([]);
      for (const answer of [await correct(slides, { block: 'B1' }), await remove(slides)])
        expect(answer).toMatchObject({ status: 409, code: 'CASE_STATE' });
    },
  );

  it('stay as they are from the moment in which a reader opens one, also when that reader gives the case back', async () => {
    const slides = await added();
    const image = dataOf<{ image: { imageId: string } }>(await addImage(slides)).image.imageId;
    expect(await changeable()).toEqual([slides]);
    await desk.as('provider', 'recordImageOpened', { params: { caseId: CASE, imageId: image } });
    const isClosed = async () => {
      expect(await changeable()).toEqual([]);
      for (const answer of [await correct(slides, { block: 'B1' }), await remove(slides)])
        expect(answer).toMatchObject({ status: 409, code: 'CASE_STATE' });
    };
    await isClosed();
    desk.changeCase({ status: 'Available', assignedProviderId: null, openedImageIds: [] });
    await isClosed();
  });

  it('are the only ones that may be changed, by the facility alone', async () => {
    const [first] = specimen().subsections;
    const slides = await added();
    expect(await correct(first?.id ?? '', { block: 'B1' })).toMatchObject({ status: 409 });
    expect(await correct(slides, { block: 'B1' }, 'admin')).toMatchObject({ status: 409 });
    expect(
      await desk.as('facility', 'updateSubsection', {
        params: place(slides),
        version: 1,
        body: { block: 'B1' },
      }),
    ).toMatchObject({ status: 412 });
  });
});
