import { createEffect, createStore, sample } from 'effector';
import { $isReplay, imageOpened } from '../log.ts';
import { $case } from '../slides.ts';

interface Opening {
  readonly userId: string;
  readonly caseId: string;
  readonly imageId: string;
}

/** Tells the server that the reader has an image on the screen; the page gives its handler, which tries until it is told. */
export const noteOpeningFx = createEffect<Opening, void>(() => {
  throw new Error('The page gives the handler');
});

/** The images of the case whose opening is noted, or on its way to the server. */
const $noted = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(noteOpeningFx, (noted, { imageId }) => new Set([...noted, imageId]))
  .on(noteOpeningFx.fail, (noted, { params }) => new Set([...noted].filter((id) => id !== params.imageId)));

// Sign-out asks which slides were opened. What is looked at ahead, and what a replay shows, nobody has opened.
sample({
  clock: imageOpened,
  source: { handed: $case, noted: $noted, isReplay: $isReplay },
  filter: ({ handed, noted, isReplay }, { image }) => handed !== null && !isReplay && !noted.has(image.id),
  fn: ({ handed }, { image }) => ({
    userId: handed?.userId ?? '',
    caseId: handed?.caseId ?? '',
    imageId: image.id,
  }),
  target: noteOpeningFx,
});
