import { expect, it } from 'vitest';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { CASE, dataOf, openDesk } from './mock-work.test-support.ts';

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
