import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { SlideFault } from './slide-error.ts';

export type AssociatedKind = 'label' | 'macro' | 'thumbnail';

/** A picture that a slide file carries beside its levels. */
export interface AssociatedPicture {
  readonly kind: AssociatedKind;
  readonly size: ImageSize;
  /** The whole picture; the caller owns it. Rejects with `SlideFault`, or with AbortError once aborted. */
  readonly picture: (signal: AbortSignal) => Promise<ImageBitmap>;
}

/** What was found beside the levels of a slide. */
export interface FoundPictures {
  readonly pictures: readonly AssociatedPicture[];
  /** Why there may be others, the label among them; null where these are all. */
  readonly missing: SlideFault | null;
}

export const NO_PICTURES: FoundPictures = { pictures: [], missing: null };
