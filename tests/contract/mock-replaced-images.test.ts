import { expect, it } from 'vitest';
import type { CaseListItem, ReplacedImage } from '#contracts/generated/wire.ts';
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
