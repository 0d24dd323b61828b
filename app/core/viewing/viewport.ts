import type { ImagePoint } from '../slides/geometry.ts';

/** What a pane looks at. Independent of the pane's size, so it can be stored and replayed. */
export interface Viewport {
  /** The level-0 point in the middle of the pane. */
  readonly centre: ImagePoint;
  /** Screen (CSS) pixels per level-0 pixel. */
  readonly scale: number;
  /** Degrees clockwise, 0 up to 360. */
  readonly rotation: number;
}
