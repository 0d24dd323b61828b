import type { ImageId, PaneId } from '../event-log/entry.ts';
import type { Projection } from '../event-log/projection.ts';
import { DEFAULT_RESAMPLING, type Resampling } from '../slides/resampling.ts';
import type { PatchPanel, ViewerEvent, ViewingMode } from './events.ts';
import { SCALE_BAR_DEFAULTS, type ScaleBarSettings } from './scale-bar.ts';

export type ScaleSet = Pick<Extract<ViewerEvent, { readonly type: 'scale.set' }>, 'checksum' | 'scale'>;

export interface ViewerSession {
  /** The image that each pane has opened for itself. The second one has none while it follows the first. */
  readonly slide: Readonly<Record<PaneId, ImageId | null>>;
  readonly mode: ViewingMode;
  readonly menuShown: boolean;
  readonly split: boolean;
  readonly synced: boolean;
  /** One patch is active at a time, so the panels of all others are closed (specification 4.6). */
  readonly patch: { readonly active: string | null; readonly panel: PatchPanel };
  readonly scaleBar: ScaleBarSettings;
  readonly resampling: Resampling;
}

const NO_PATCH = { active: null, panel: 'none' } as const;

/** Only of events that no Undo reaches, so that it is the same with and without what was taken back. */
export const session: Projection<ViewerSession, ViewerEvent> = {
  initial: {
    slide: { primary: null, secondary: null },
    mode: 'NONE',
    menuShown: true,
    split: false,
    synced: false,
    patch: NO_PATCH,
    scaleBar: SCALE_BAR_DEFAULTS,
    resampling: DEFAULT_RESAMPLING,
  },
  on: {
    // Changing the slide ends measuring and deleting (specification 4.4).
    'slide.opened': (so, _, { pane, image }) => ({
      ...so,
      mode: 'NONE',
      patch: NO_PATCH,
      slide: { ...so.slide, [pane]: image },
    }),
    'mode.changed': (so, { mode }) => ({ ...so, mode, patch: NO_PATCH }),
    'menu.shown': (so) => ({ ...so, menuShown: true }),
    'menu.hidden': (so) => ({ ...so, menuShown: false }),
    'scale-bar.changed': (so, { settings }) => ({ ...so, scaleBar: settings }),
    'resampling.changed': (so, { method }) => ({ ...so, resampling: method }),
    'split.opened': (so) => ({ ...so, split: true }),
    'split.closed': (so) => ({ ...so, split: false, synced: false, slide: { ...so.slide, secondary: null } }),
    'sync.started': (so) => ({ ...so, synced: true }),
    'sync.stopped': (so) => ({ ...so, synced: false }),
    'patch.activated': (so, { patchId, panel }) => ({ ...so, patch: { active: patchId, panel } }),
  },
};

/** The image that a pane shows: the second one follows the first until a slide is opened in it. */
export function slideIn({ slide, split }: ViewerSession, pane: PaneId): ImageId | null {
  if (pane === 'primary') return slide.primary;
  return slide.secondary ?? (split ? slide.primary : null);
}
