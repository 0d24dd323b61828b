import { createEffect, createEvent, createStore, sample } from 'effector';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { neighboursAt } from '#app/core/slides/neighbours.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { $links } from './links.ts';
import { $currentIn, $images, slideOpened } from './slides.ts';

/** Specification 4.4 and 9. */
export const PRELOAD_DEBOUNCE_MS = 1000;
export const PRELOAD_RETRY_MS = 500;

/** Resolves after so many milliseconds. Without a handler no neighbour is looked ahead at. */
export const preloadWaitFx = createEffect<number, void>(() => {
  throw new Error('The page gives the handler');
});

/** Makes a slide ready to be opened at once; the page gives its handler. */
export const preloadSlideFx = createEffect<SlideLink, void>(() => {
  throw new Error('The page gives the handler');
});

/** Index +1 and -1 of the slide that is open (specification 4.4), the next one first. */
function neighboursOf(images: readonly SlideImage[], { globalIndex }: SlideImage): readonly SlideImage[] {
  const around = neighboursAt(images, globalIndex);
  return [around?.next.image, around?.previous.image].filter((image) => image != null);
}

const preloadFx = createEffect(async (links: readonly SlideLink[]) => {
  for (const link of links) {
    // A neighbour is only looked ahead at: once more after a failure, then the press itself will tell.
    await preloadSlideFx(link)
      .catch(() => preloadWaitFx(PRELOAD_RETRY_MS).then(() => preloadSlideFx(link)))
      .catch(() => undefined);
  }
});

const debounceFx = createEffect(async (imageId: string) => {
  await preloadWaitFx(PRELOAD_DEBOUNCE_MS);
  return imageId;
});

sample({ clock: slideOpened.primary, target: debounceFx });

/** The files of the neighbours that are still to be made ready. Their links may come later than the wait is over. */
const $awaited = createStore<readonly string[]>([], { serialize: 'ignore' }).on(
  slideOpened.primary,
  () => [],
);

// Only the last of several quick steps is waited for to the end.
sample({
  clock: debounceFx.doneData,
  source: { current: $currentIn.primary, images: $images },
  filter: ({ current }, imageId) => current?.imageId === imageId,
  fn: ({ current, images }) =>
    (current === null ? [] : neighboursOf(images, current)).flatMap(({ fileContent }) => fileContent ?? []),
  target: $awaited,
});

/** By the file that was asked about: a link may name another one, which is for the guard to judge. */
const linksFound = createEvent<readonly { readonly blobId: string; readonly link: SlideLink }[]>();

sample({
  source: { awaited: $awaited, links: $links },
  fn: ({ awaited, links }) =>
    awaited.flatMap((blobId) => {
      const known = links[blobId];
      return known?.kind === 'ready' ? [{ blobId, link: known.link }] : [];
    }),
  filter: ({ awaited, links }) => awaited.some((blobId) => links[blobId]?.kind === 'ready'),
  target: linksFound,
});

$awaited.on(linksFound, (awaited, found) =>
  awaited.filter((one) => !found.some(({ blobId }) => blobId === one)),
);
sample({ clock: linksFound, fn: (found) => found.map(({ link }) => link), target: preloadFx });
