import type { ImageId } from '../event-log/entry.ts';
import type { ImageBox, NoteChoice, Patch } from '../marks/patch.ts';
import type { Measurement, Ruler } from '../marks/ruler.ts';
import type { ImagePoint } from '../slides/geometry.ts';
import type { Resampling } from '../slides/resampling.ts';
import type { PointPair } from './alignment.ts';
import type { PatchPanel, ViewingMode } from './events.ts';
import type { Lane } from './policies.ts';
import type { ScaleBarSettings } from './scale-bar.ts';
import type { Viewport } from './viewport.ts';

/** What both panes show at that moment; only they know where a whole slide lies in them. */
interface BothViews {
  readonly lead: Viewport;
  readonly own: Viewport;
}

/** What a reader, or a pane on a reader's behalf, asks for. Ids come with the request. */
export type ViewerCommand =
  | { readonly type: 'open-slide'; readonly image: ImageId }
  | { readonly type: 'move-view'; readonly viewport: Viewport }
  /** `from`: what the pane shows, where it has not been moved yet. */
  | { readonly type: 'rotate-view'; readonly degrees: number; readonly from?: Viewport }
  | { readonly type: 'home-view'; readonly viewport: Viewport }
  | { readonly type: 'toggle-mode'; readonly mode: Exclude<ViewingMode, 'NONE'> }
  | { readonly type: 'show-menu' }
  | { readonly type: 'hide-menu' }
  | { readonly type: 'change-scale-bar'; readonly settings: ScaleBarSettings }
  | { readonly type: 'change-resampling'; readonly method: Resampling }
  | { readonly type: 'open-split' }
  | { readonly type: 'close-split' }
  | ({ readonly type: 'start-sync' } & BothViews)
  | { readonly type: 'stop-sync'; readonly own: Viewport }
  | ({ readonly type: 'align-panes' } & BothViews)
  | { readonly type: 'align-by-points'; readonly pairs: readonly PointPair[] }
  | { readonly type: 'draw-ruler'; readonly id: string; readonly measurement: Measurement }
  | { readonly type: 'rename-ruler'; readonly rulerId: string; readonly name: string }
  | { readonly type: 'toggle-ruler'; readonly rulerId: string }
  | {
      readonly type: 'move-ruler';
      readonly rulerId: string;
      readonly from: ImagePoint;
      readonly to: ImagePoint;
    }
  | { readonly type: 'remove-ruler'; readonly rulerId: string }
  | { readonly type: 'clear-rulers' }
  | { readonly type: 'import-marks'; readonly rulers: readonly Ruler[]; readonly patches: readonly Patch[] }
  | {
      readonly type: 'place-patch';
      readonly id: string;
      readonly at: ImagePoint;
      /** CSS pixels per level-0 pixel where it is placed. */
      readonly viewScale: number;
      readonly isPoint: boolean;
    }
  | { readonly type: 'move-patch'; readonly patchId: string; readonly box: ImageBox }
  | {
      readonly type: 'resize-patch';
      readonly patchId: string;
      readonly box: ImageBox;
      readonly viewScale: number;
    }
  | { readonly type: 'recolor-patch'; readonly patchId: string; readonly color: string }
  | { readonly type: 'note-patch'; readonly patchId: string; readonly note: string }
  | { readonly type: 'choose-note'; readonly patchId: string; readonly choice: NoteChoice }
  | { readonly type: 'remove-patch'; readonly patchId: string }
  | { readonly type: 'activate-patch'; readonly patchId: string | null; readonly panel: PatchPanel }
  | {
      readonly type: 'set-scale';
      /** Null goes back to what the file says. */
      readonly scale: { readonly mppX: number; readonly mppY: number; readonly reason: string } | null;
    }
  | { readonly type: 'undo'; readonly lane: Lane }
  | { readonly type: 'redo'; readonly lane: Lane };
