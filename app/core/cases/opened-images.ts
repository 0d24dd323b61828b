import type { Case } from '#contracts/generated/wire.ts';

/** The images of a case that its reader has opened, as a signature names them. */
export const openedImages = ({ slides }: Pick<Case, 'slides'>) =>
  slides
    .flatMap(({ subsections }) => subsections)
    .flatMap(({ images }) => images)
    .filter(({ opened }) => opened)
    .map(({ imageId, checksum }) => ({ imageId, checksum }));
