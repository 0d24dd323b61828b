import type { ImageSize } from '#app/core/slides/geometry.ts';

export type AssociatedKind = 'label' | 'macro' | 'thumbnail';

/** A picture that a slide file carries beside its levels. */
export interface AssociatedPicture {
  readonly kind: AssociatedKind;
  readonly size: ImageSize;
  /** The whole picture; the caller owns it. Rejects with `SlideFault`, or with AbortError once aborted. */
  readonly picture: (signal: AbortSignal) => Promise<ImageBitmap>;
}
