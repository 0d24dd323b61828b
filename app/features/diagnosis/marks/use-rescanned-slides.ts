import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { caseSlidesOf } from '#app/core/slides/case-slides.ts';
import type { Case } from '#contracts/generated/wire.ts';

/**
 * Reads the page anew once a save has told of an image that was replaced and that the page still has for one of its
 * slides: what is marked on it would be offered to the text as before.
 */
export function useRescannedSlides(item: Pick<Case, 'slides'>, replaced: readonly string[]): void {
  const { revalidate } = useRevalidator();
  const isNews = replaced.length > 0 && caseSlidesOf(item).some(({ imageId }) => replaced.includes(imageId));
  useEffect(() => {
    if (isNews) revalidate();
  }, [isNews, revalidate]);
}
