import type { ImagePoint } from '../slides/geometry.ts';
import type { ImageBox } from './patch.ts';

/**
 * A ruler as a pane draws it. `synced` is the first pane's ruler as the second one sees it: dashed, and not to
 * be edited there; its id has the prefix 'sync-' (specification 4.4).
 */
export interface ShownRuler {
  readonly id: string;
  readonly mode: 'straight' | 'coordinate';
  readonly from: ImagePoint;
  readonly to: ImagePoint;
  /** Where the legs of a coordinate ruler meet, where they do not run along the axes of this image. */
  readonly elbow?: ImagePoint;
  /** With its unit, and with what it rests on where that is not the file's scale. */
  readonly label: string;
  /** The length was measured by a scale that the slide has no more. */
  readonly isFormer: boolean;
  readonly look: 'own' | 'synced';
}

export interface ShownPatch {
  readonly id: string;
  readonly note: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly isPoint: boolean;
  readonly box: ImageBox;
  readonly look: 'own' | 'synced';
}
