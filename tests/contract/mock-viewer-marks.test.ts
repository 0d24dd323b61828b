import { beforeEach, describe, expect, it } from 'vitest';
import { PROVIDER } from '#mock-server/seeds/people.ts';
import { dataOf } from './case-drafts.ts';
import type { Person } from './mock-client.ts';
import { CASE, type Desk, openDesk } from './mock-work.test-support.ts';

let desk: Desk;
beforeEach(async () => {
  desk = await openDesk();
  desk.changeCase({ openedImageIds: [] });
});

interface Shown {
  readonly specimenID: string;
  readonly laterality: string | null;
  readonly subsections: readonly {
    readonly block: string | null;
    readonly images: readonly { imageId: string; opened: boolean; isNew: boolean }[];
  }[];
}

async function shownTo(person: Person, id: 'getViewerCase' | 'getCase' = 'getViewerCase') {
  const answer = await desk.as(person, id, { params: { caseId: CASE } });
  expect(answer.status).toBe(200);
  return dataOf<{ slides: readonly Shown[] }>(answer).slides;
}
const imagesOf = (slides: readonly Shown[]) =>
  slides.flatMap(({ subsections }) => subsections.flatMap(({ images }) => images));
const open = (person: Person, imageId: string) =>
  desk.as(person, 'recordImageOpened', { params: { caseId: CASE, imageId } });

describe('the case in the viewer', () => {
  it('names the side of each specimen and the block of each slide', async () => {
    const slides = await shownTo('provider');
    expect(slides.map(({ laterality }) => laterality)).toEqual(
      desk.stored().specimens.map(({ laterality }) => laterality),
    );
    expect(slides[0]?.subsections[0]?.block).toBe('A1');
    expect(slides.map(({ laterality }) => laterality)).toContain('Right');
  });

  it('says whether somebody is at work on it', async () => {
    const statusOf = async () =>
      dataOf<{ status: string }>(await desk.as('provider', 'getViewerCase', { params: { caseId: CASE } }))
        .status;
    expect(await statusOf()).toBe('Selected');
    desk.changeCase({ status: 'SignOutCompleted' });
    expect(await statusOf()).toBe('SignOutCompleted');
  });

  it('says whether it takes marks, which are locked with its text', async () => {
    const isOpen = async () =>
      dataOf<{ marksOpen: boolean }>(await desk.as('provider', 'getViewerCase', { params: { caseId: CASE } }))
        .marksOpen;
    expect(await isOpen()).toBe(true);
    for (const status of ['QAReview', 'SignOutCompleted'] as const) {
      desk.changeCase({ status });
      expect(await isOpen()).toBe(false);
    }
  });

  it('marks what the caller opened, for the caller alone', async () => {
    const [first, second] = imagesOf(await shownTo('provider'));
    await open('provider', first?.imageId ?? '');
    for (const id of ['getViewerCase', 'getCase'] as const)
      expect(imagesOf(await shownTo('provider', id)).slice(0, 2)).toMatchObject([
        { imageId: first?.imageId, opened: true },
        { imageId: second?.imageId, opened: false },
      ]);
    for (const person of ['facility', 'admin'] as const)
      expect(imagesOf(await shownTo(person)).some(({ opened }) => opened)).toBe(false);
  });
});

describe('an image that came later', () => {
  const arrive = (minutesAfterPickup = 1): string => {
    const { selectedAt, specimens } = desk.stored();
    desk.time.now = Date.parse(selectedAt ?? '') + minutesAfterPickup * 60_000;
    const image = {
      imageId: 'img_later',
      blobId: 'blob-later',
      fileName: 'later.svs',
      gone: false,
      upload: {
        uploadId: 'upl_later',
        checksum: 'c'.repeat(64),
        sizeBytes: 10,
        readable: true,
        notShown: null,
        hasScale: true,
        addedAt: new Date(desk.time.now).toISOString(),
      },
    };
    desk.changeCase({
      specimens: specimens.map((specimen, part) => ({
        ...specimen,
        subsections: specimen.subsections.map((slide, at) =>
          part === 0 && at === 0 ? { ...slide, images: [...slide.images, image] } : slide,
        ),
      })),
    });
    return image.imageId;
  };
  const newOnes = async (person: Person) =>
    imagesOf(await shownTo(person))
      .filter(({ isNew }) => isNew)
      .map(({ imageId }) => imageId);

  it('is new to the reader who has the case until it is opened, and to nobody else', async () => {
    expect(await newOnes('provider')).toEqual([]);
    const imageId = arrive();
    expect(await newOnes('provider')).toEqual([imageId]);
    expect(await newOnes('facility')).toEqual([]);
    expect(await newOnes('admin')).toEqual([]);
    await open('provider', imageId);
    expect(await newOnes('provider')).toEqual([]);
  });

  it('is not new when it was there before the reader took the case', async () => {
    arrive(-1);
    expect(await newOnes('provider')).toEqual([]);
  });

  it('is new no more once the case is signed', async () => {
    arrive();
    desk.changeCase({ status: 'SignOutCompleted', signerId: PROVIDER });
    expect(await newOnes('provider')).toEqual([]);
  });
});
