import { type ReactNode, useMemo } from 'react';
import type { ReplacedImage } from '#app/core/slides/replaced-images.ts';
import { type Gone, RescansTold } from './rescans-told.ts';
import { useRescanNews } from './use-rescan-news.ts';

interface RescansProviderProps {
  readonly replaced: readonly ReplacedImage[];
  readonly sought: readonly string[];
  /** The subsections of which an image is to be scanned again. */
  readonly awaited: readonly string[];
  readonly isFormer: boolean;
  readonly children: ReactNode;
}

/** Tells the page within what is known of the rescans of its case, and asks for what is new of them. */
export function RescansProvider({ replaced, sought, awaited, isFormer, children }: RescansProviderProps) {
  const news = useRescanNews(awaited);
  const told = useMemo(() => {
    const known = replaced.map(
      ({ image: { imageId }, replacedAt, reason }): Gone => ({ imageId, replacedAt, reason }),
    );
    // What is known of the case is as old as its reading.
    const since = news.filter(({ imageId }) => known.every((one) => one.imageId !== imageId));
    return { replaced, sought, gone: [...known, ...since], isFormer };
  }, [replaced, sought, news, isFormer]);
  return <RescansTold.Provider value={told}>{children}</RescansTold.Provider>;
}
