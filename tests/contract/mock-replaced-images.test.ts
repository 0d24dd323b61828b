import { describe, expect, it } from 'vitest';
import type { Case, CaseListItem, ReplacedImage } from '#contracts/generated/wire.ts';
import { changeFacts } from '#mock-server/rules/cases/case-facts.ts';
import { NO_MARKS, PATCH } from './marks.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, dataOf, openDesk } from './mock-work.test-support.ts';

const SLIDE = 'sub_dp-2026-000009-a1';
const IMAGE = 'img_demo-09-a-1-1';

/** The reader asks for an image again, and the facility puts another in its place. */
async function scanAgain(desk: Desk, imageId: string, newImageId: string, reason = 'out_of_focus') {
  const params = { caseId: CASE, subsectionId: SLIDE };
  const asked = await desk.as('provider', 'createRescanRequest', {
    params,
    version: desk.stored().version,
    body: { imageId, reason },
  });
  expect(asked.status).toBe(201);
  desk.time.now += 60_000;
  desk.addImages(SLIDE, [newImageId]);
  const { id: requestId } = dataOf<{ id: string }>(asked);
  const body = { outcome: 'Fulfilled', newImageId };
  const done = await desk.as('facility', 'resolveRescanRequest', {
    params: { ...params, requestId },
    version: 1,
    body,
  });
  expect(done.status).toBe(200);
}

const replacedFor = async (desk: Desk, person: Person = 'provider') => {
  const answers = await Promise.all(
    (['getViewerCase', 'getCase'] as const).map((id) => desk.as(person, id, { params: { caseId: CASE } })),
  );
  const [viewer, whole] = answers.map((answer) => dataOf<{ replacedImages: ReplacedImage[] }>(answer));
  expect(whole?.replacedImages).toEqual(viewer?.replacedImages);
  return viewer?.replacedImages ?? [];
};

it('an image that was replaced is counted neither as one of the case nor as one that was opened', async () => {
  const desk = await openDesk();
  const [first, ...rest] = desk.stored().specimens;
  const slide = first?.subsections[0];
  const [image] = slide?.images ?? [];
  if (first === undefined || slide === undefined || image === undefined)
    throw new Error('the demo world has changed');
  const images = [
    { ...image, gone: true },
    { ...image, imageId: 'img_rescanned' },
  ];
  desk.changeCase({
    specimens: [
      { ...first, subsections: [{ ...slide, images }] },
      ...rest.map((specimen) => ({ ...specimen, subsections: [] })),
    ],
    openedImageIds: [image.imageId],
  });
  const figures = async () => {
    const query = { view: 'mine', pageSize: 100 };
    const { items } = dataOf<{ items: CaseListItem[] }>(await desk.as('provider', 'listCases', { query }));
    const found = items.find(({ id }) => id === CASE);
    return [found?.imagesOpened, found?.imagesTotal];
  };
  expect(await figures()).toEqual([0, 1]);
  desk.changeCase({ openedImageIds: [image.imageId, 'img_rescanned'] });
  expect(await figures()).toEqual([1, 1]);
});

it('an image that was scanned again is told with what stands in its place now, to everyone who sees the slides', async () => {
  const desk = await openDesk();
  expect(await replacedFor(desk)).toEqual([]);
  await scanAgain(desk, IMAGE, 'img_second_scan');
  const first = { image: { imageId: IMAGE }, subsectionId: SLIDE, reason: 'out_of_focus' };
  const replacedAt = new Date(desk.time.now).toISOString();
  for (const person of ['provider', 'facility', 'admin'] as const)
    expect(await replacedFor(desk, person)).toMatchObject([
      { ...first, replacedBy: 'img_second_scan', replacedAt },
    ]);
  await scanAgain(desk, 'img_second_scan', 'img_third_scan', 'stripes');
  expect(await replacedFor(desk)).toMatchObject([
    { ...first, replacedBy: 'img_third_scan', replacedAt },
    { image: { imageId: 'img_second_scan' }, reason: 'stripes', replacedBy: 'img_third_scan' },
  ]);
});

it('the new image takes the place of the one that it replaces, and no other image of the slide changes its number', async () => {
  const desk = await openDesk();
  const listed = async () => {
    const answer = await desk.as('provider', 'getCase', { params: { caseId: CASE } });
    const { slides } = dataOf<Case>(answer);
    const found = slides.flatMap(({ subsections }) => subsections).find(({ id }) => id === SLIDE);
    return found?.images.map(({ imageId }) => imageId);
  };
  desk.addImages(SLIDE, ['img_middle', 'img_last']);
  await scanAgain(desk, IMAGE, 'img_second_scan');
  expect(await listed()).toEqual(['img_second_scan', 'img_middle', 'img_last']);
  await scanAgain(desk, 'img_middle', 'img_middle_again');
  expect(await listed()).toEqual(['img_second_scan', 'img_middle_again', 'img_last']);
  await scanAgain(desk, 'img_second_scan', 'img_third_scan');
  expect(await listed()).toEqual(['img_third_scan', 'img_middle_again', 'img_last']);
  await scanAgain(desk, 'img_last', 'img_last_again');
  expect(await listed()).toEqual(['img_third_scan', 'img_middle_again', 'img_last_again']);
});

it('names nothing in the place of an image where the new one was taken off, and no image that was only taken off', async () => {
  const desk = await openDesk();
  await scanAgain(desk, IMAGE, 'img_second_scan');
  const { specimens } = desk.stored();
  desk.changeCase({
    specimens: specimens.map((specimen) => ({
      ...specimen,
      subsections: specimen.subsections.map((slide) => ({
        ...slide,
        images: slide.images.map((image) => ({ ...image, gone: true })),
      })),
    })),
  });
  expect(await replacedFor(desk)).toMatchObject([{ image: { imageId: IMAGE }, replacedBy: null }]);
});

it('is kept with all images from the facility while the identity is in question', async () => {
  const desk = await openDesk();
  await scanAgain(desk, IMAGE, 'img_second_scan');
  const { caseMoves } = desk.api.world();
  const found = caseMoves.find(CASE);
  if (found === null) throw new Error('the demo world has changed');
  caseMoves.change(CASE, (facts) => ({
    ...facts,
    identityQuestion: {
      kind: 'wrong_slides',
      at: '2026-11-20T15:00:00.000Z',
      byUserId: 'usr_demo000001',
      providerId: null,
    },
  }));
  expect(await replacedFor(desk, 'facility')).toEqual([]);
});

describe('a former image', () => {
  const blobId = 'demo-09-a-1-1';
  const linkOf = async (desk: Desk, person: Person = 'provider') =>
    (await desk.as(person, 'getDownloadLink', { params: { blobId } })).status;

  it('can be looked at by whoever may open the slides, and by nobody else', async () => {
    const desk = await openDesk();
    await scanAgain(desk, IMAGE, 'img_second_scan');
    expect(await linkOf(desk)).toBe(200);
    expect(await linkOf(desk, 'facility')).toBe(200);
    expect(await linkOf(desk, 'provider2')).toBe(404);
  });

  it('that showed another slide is gone, as it may be of somebody else', async () => {
    const desk = await openDesk();
    await scanAgain(desk, IMAGE, 'img_second_scan', 'wrong_slide');
    expect(await desk.as('provider', 'getDownloadLink', { params: { blobId } })).toMatchObject({
      status: 410,
      code: 'IMAGE_GONE',
    });
  });

  it('keeps its marks and its scale, also what was drawn before the viewer heard of the new image', async () => {
    const desk = await openDesk();
    const marksOf = (imageId: string) =>
      desk.as('provider', 'getAnnotations', { params: { caseId: CASE, imageId } });
    const save = (version: number, body: object) =>
      desk.as('provider', 'putAnnotations', { params: { caseId: CASE, imageId: IMAGE }, version, body });
    expect((await save(0, { ...NO_MARKS, patches: [PATCH] })).status).toBe(200);
    const entered = {
      imageId: IMAGE,
      byUserId: 'usr_demo000006',
      at: '2026-11-20T13:55:00.000Z',
      reason: 'Log.',
    };
    changeFacts(desk.api.world(), CASE, () => ({ scales: [{ ...entered, mppX: 0.5, mppY: 0.5 }] }));
    await scanAgain(desk, IMAGE, 'img_second_scan');
    expect(dataOf(await marksOf(IMAGE))).toMatchObject({
      patches: [{ id: PATCH.id }],
      scaleByHand: { mppX: 0.5, mppY: 0.5 },
    });
    expect(dataOf(await marksOf('img_second_scan'))).toMatchObject({
      version: 0,
      patches: [],
      scaleByHand: null,
    });
    const late = { ...PATCH, id: 'drawn-late' };
    expect((await save(1, { ...NO_MARKS, patches: [PATCH, late] })).status).toBe(200);
    expect(dataOf(await marksOf(IMAGE))).toMatchObject({ patches: [{ id: PATCH.id }, { id: 'drawn-late' }] });
    desk.changeCase({ status: 'SignOutCompleted' });
    expect((await save(2, NO_MARKS)).status).toBe(409);
  });
});
