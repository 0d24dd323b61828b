import { createContext } from 'react';
import type { ReplacedImage } from '#app/core/slides/replaced-images.ts';

interface Rescans {
  /** As the case was read last, which may be after its slides were laid out. */
  readonly replaced: readonly ReplacedImage[];
  /** The replaced images that the page was opened for. */
  readonly sought: readonly string[];
  /** The subsections of which an image is to be scanned again. */
  readonly awaited: readonly string[];
  /** The page was opened for a former image, and shows no other. */
  readonly isFormer: boolean;
}

/** What a page knows of the images of its case that were scanned again. */
export const RescansTold = createContext<Rescans>({ replaced: [], sought: [], awaited: [], isFormer: false });
