import { expect, it } from 'vitest';
import { CASE, dataOf, openDesk, writeDiagnosis } from './mock-work.test-support.ts';

it('A second review is asked for where the reader of a digital case read a slide on glass', async () => {
  const desk = await openDesk();
  writeDiagnosis(
    desk,
    ['A', 'B', 'C', 'D', 'E', 'F'].map((specimenID) => ({
      specimenID,
      text: 'PROSTATE, NEEDLE BIOPSY: adenocarcinoma, Gleason 3+4.',
    })),
  );
  const [slide] = desk.stored().specimens.flatMap(({ subsections }) => subsections);
  const unread = slide?.images.map(({ imageId }) => imageId) ?? [];
  expect(unread).not.toEqual([]);
  desk.changeCase({
    openedImageIds: desk.stored().openedImageIds.filter((imageId) => !unread.includes(imageId)),
  });
  const ask = (readOnGlass: readonly string[]) =>
    desk.as('provider', 'requestQaReview', {
      params: { caseId: CASE },
      version: desk.stored().version,
      body: { kind: 'Prospective', readOnGlass },
    });
  expect(dataOf(await ask(['another']))).toHaveProperty('images_opened');
  expect((await ask([slide?.id ?? ''])).status).toBe(201);
  expect(desk.stored().status).toBe('QAReview');
});
