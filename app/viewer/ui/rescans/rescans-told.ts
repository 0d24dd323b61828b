import { createContext } from 'react';
import type { ImageId } from '#app/core/event-log/entry.ts';
import type { AskedOfImage } from '#app/core/slides/asked-of-image.ts';
import type { ReplacedImage } from '#app/core/slides/replaced-images.ts';

export type Gone = Pick<ReplacedImage, 'replacedAt' | 'reason'> & Pick<ReplacedImage['image'], 'imageId'>;

interface Rescans {
  /** As the case was read last, which may be after its slides were laid out. */
  readonly replaced: readonly ReplacedImage[];
  /** The replaced images that the page was opened for. */
  readonly sought: readonly string[];
  /** The images of the page that others took the place of, also those that it has heard of since the case was read. */
  readonly gone: readonly Gone[];
  /** What is asked for about the images that stand in the case. */
  readonly asked: ReadonlyMap<ImageId, AskedOfImage>;
  /** What stands with the pictures of the images in the list of slides. */
  readonly tags: ReadonlyMap<ImageId, string>;
  /** The page was opened for a former image, and shows no other. */
  readonly isFormer: boolean;
}

/** What a page knows of the images of its case that were scanned again, or are to be. */
export const RescansTold = createContext<Rescans>({
  replaced: [],
  sought: [],
  gone: [],
  asked: new Map(),
  tags: new Map(),
  isFormer: false,
});
