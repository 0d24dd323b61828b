import type { ImageId } from '../event-log/entry.ts';
import type { Measurement } from '../marks/ruler.ts';
import type { ViewingMode } from './events.ts';
import type { Lane } from './policies.ts';
import type { Viewport } from './viewport.ts';

/** What a reader, or a pane on a reader's behalf, asks for. Ids come with the request. */
export type ViewerCommand =
  | { readonly type: 'open-slide'; readonly image: ImageId }
  | { readonly type: 'move-view'; readonly viewport: Viewport }
  | { readonly type: 'rotate-view'; readonly degrees: number }
  | { readonly type: 'home-view'; readonly viewport: Viewport }
  | { readonly type: 'toggle-mode'; readonly mode: Exclude<ViewingMode, 'NONE'> }
  | { readonly type: 'show-menu' }
  | { readonly type: 'hide-menu' }
  | { readonly type: 'draw-ruler'; readonly id: string; readonly measurement: Measurement }
  | { readonly type: 'remove-ruler'; readonly rulerId: string }
  | { readonly type: 'clear-rulers' }
  | { readonly type: 'undo'; readonly lane: Lane }
  | { readonly type: 'redo'; readonly lane: Lane };
