import { type ReactNode, useMemo } from 'react';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { type AskedOfImage, askedOfImages, type OpenRescans } from '#app/core/slides/asked-of-image.ts';
import type { ReplacedImage } from '#app/core/slides/replaced-images.ts';
import type { ViewerCase } from '#contracts/generated/wire.ts';
import { type Gone, RescansTold } from './rescans-told.ts';
import { useRescanNews } from './use-rescan-news.ts';

interface RescansProviderProps {
  /** As the case was read last. */
  readonly slides: ViewerCase['slides'];
  readonly replaced: readonly ReplacedImage[];
  /** The rescans that were read with the case, of slides that have several images. */
  readonly rescans: readonly OpenRescans[];
  readonly sought: readonly string[];
  readonly isFormer: boolean;
  /** The server knows of no such case for this reader any more. */
  readonly onGone?: (() => void) | undefined;
  readonly children: ReactNode;
}

const nothing = (): void => undefined;

/** Tells the page within what is known of the rescans of its case, and asks for what is new of them. */
export function RescansProvider({
  slides,
  replaced,
  rescans,
  sought,
  isFormer,
  onGone = nothing,
  children,
}: RescansProviderProps) {
  const awaited = useMemo(() => awaitedIn(slides), [slides]);
  const news = useRescanNews({ reading: slides, awaited, onGone });
  const told = useMemo(() => {
    const known = replaced.map(
      ({ image: { imageId }, replacedAt, reason }): Gone => ({ imageId, replacedAt, reason }),
    );
    // What is known of the case is as old as its reading.
    const since = news.replaced.filter(({ imageId }) => known.every((one) => one.imageId !== imageId));
    const gone = [...known, ...since];
    const heard = news.of === slides ? news.rescans : [];
    const asked = new Map(askedOfImages(slides, [...heard, ...rescans], replaced));
    // Something else is said of an image that the case has no more.
    for (const { imageId } of gone) asked.delete(imageId);
    if (isFormer) asked.clear();
    return { replaced, sought, gone, asked, tags: tagsOf(asked, gone), isFormer };
  }, [slides, replaced, rescans, sought, news, isFormer]);
  return <RescansTold.Provider value={told}>{children}</RescansTold.Provider>;
}

/** A page lists its images as it was opened, so that a former one stands among those of the case until it is reloaded. */
const tagsOf = (
  asked: ReadonlyMap<ImageId, AskedOfImage>,
  gone: readonly Gone[],
): ReadonlyMap<ImageId, string> =>
  new Map([
    ...[...asked].flatMap(([imageId, { tag }]) => (tag === null ? [] : [[imageId, tag] as const])),
    ...gone.map(({ imageId }) => [imageId, 'Former image'] as const),
  ]);

/** The subsections of which an image is to be scanned again. */
const awaitedIn = (slides: ViewerCase['slides']): readonly string[] =>
  slides.flatMap(({ subsections }) =>
    subsections.flatMap(({ id, requireRescan }) => (requireRescan ? [id] : [])),
  );
