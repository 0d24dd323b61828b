import { beforeEach, expect, it } from 'vitest';
import { type Desk, dataOf, openDesk, saveText, signOut, wholeText } from './report-desk.ts';

let desk: Desk;
let imageId = '';

beforeEach(async () => {
  desk = await openDesk();
  imageId = desk.stored().openedImageIds[0] ?? '';
});

const textWith = (pictures: readonly string[]) => ({
  ...wholeText,
  keyImages: pictures.map((id) => ({ imageId: id, caption: 'Invented.', scaleBarMicrometres: null })),
});

/** The slide was scanned again: its first image is kept as one that was replaced. */
const replaceImage = () =>
  desk.setCase({
    specimens: desk
      .stored()
      .specimens.map((specimen) => ({
        ...specimen,
        subsections: specimen.subsections.map((one) => ({
          ...one,
          images: one.images.map((image) => (image.imageId === imageId ? { ...image, gone: true } : image)),
        })),
      })),
  });

it('a text whose key picture was replaced can still be saved, and is signed when the picture is settled', async () => {
  await saveText(desk, 0, textWith([imageId]));
  replaceImage();
  expect(await saveText(desk, 1, textWith([imageId]))).toMatchObject({ status: 200 });
  const refused = await signOut(desk, { diagnosisVersion: 2 });
  expect(refused).toMatchObject({ status: 422, code: 'DIAGNOSIS_INCOMPLETE' });
  expect(dataOf(refused)).toMatchObject({
    diagnosis_text: ['The slide of key picture 1 was replaced. Choose another one or remove the picture.'],
  });
  await saveText(desk, 2, textWith([]));
  expect(await signOut(desk, { diagnosisVersion: 3 })).toMatchObject({ status: 200 });
});
