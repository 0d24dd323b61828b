import type { SlideScaleZodType } from '#contracts/generated/schemas/slide-scale.ts';
import type { SlideFacts } from './deep-zoom.ts';
import type { Slide } from './library.ts';

/** A slide file that can be handed out, and its tiles where there are any. */
export interface ServedSlide {
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly contentType: string;
  /** As the file states it; null where it states none. */
  readonly scale: SlideScaleZodType | null;
  /** Null for a file that could not be turned into tiles and small pictures. */
  readonly tiled: TiledSlide | null;
}

export interface TiledSlide {
  readonly folder: string;
  readonly facts: Pick<SlideFacts, 'width' | 'height' | 'label' | 'macro'>;
}

export function servedOf({ path, sizeBytes, sha256, contentType, folder, facts }: Slide): ServedSlide {
  return { path, sizeBytes, sha256, contentType, scale: facts.scale, tiled: { folder, facts } };
}
