import { createEffect, createEvent, createStore, sample } from 'effector';
import { type GestureId, gestureId, type ImageId, type PaneId } from '../../core/event-log/entry.ts';
import type { Measurement } from '../../core/marks/ruler.ts';
import type { ViewerCommand } from '../../core/viewing/commands.ts';
import { decide, type OpenImage, type Rejection, type ViewerState } from '../../core/viewing/decide.ts';
import type { LogDraft } from '../../core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '../../core/viewing/viewer-log.ts';

/** What a reader asks of a pane. Ids are not asked for: the edge gives them. */
export interface Asked {
  readonly pane: PaneId;
  readonly command:
    | Exclude<ViewerCommand, { readonly type: 'draw-ruler' }>
    | { readonly type: 'draw-ruler'; readonly measurement: Measurement };
}

/** What the pure core may not make for itself. */
export interface Stamp {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly gesture: GestureId;
  readonly markId: string;
}

export const commandAsked = createEvent<Asked>();
/** What an earlier visit left of an image. */
export interface Restored {
  readonly imageId: ImageId;
  /** Oldest first. */
  readonly drafts: readonly LogDraft[];
  /** Something lay there that could not be understood. */
  readonly dropped: boolean;
}

export const entriesRestored = createEvent<Restored>();
export const imageOpened = createEvent<{ readonly pane: PaneId; readonly image: OpenImage }>();
/** The pane shows nothing of the slide any more, whatever comes next. */
export const imageClosed = createEvent<PaneId>();
/** Whether something that a mark must wait for is under way, such as reading the marks of an earlier visit. */
export const holdChanged = createEvent<boolean>();

/** Synchronous on purpose: commands are decided in the order in which they were asked. */
export const stampFx = createEffect<Asked, Stamp>(() => ({
  at: Date.now(),
  gesture: gestureId(crypto.randomUUID()),
  markId: crypto.randomUUID(),
}));

/** The one writable truth of the viewer; everything else is read from it. */
export const $log = createStore<ViewerLog>(emptyViewerLog, { serialize: 'ignore' });
/** What each pane has loaded; a fact about pixels, not about what the reader did. */
export const $openImages = createStore<Readonly<Record<PaneId, OpenImage | null>>>(
  { primary: null, secondary: null },
  { serialize: 'ignore' },
);
export const $held = createStore(false, { serialize: 'ignore' }).on(holdChanged, (_, held) => held);

export function viewerStateOf(
  log: ViewerLog,
  image: OpenImage | null,
  held: boolean,
  pane: PaneId,
): ViewerState {
  const { view } = log;
  const session = view.session();
  const slide = session.slide[pane];
  const shown = image !== null && image.id === slide ? image : null;
  return {
    slide,
    image: shown,
    busy: held || shown === null,
    session,
    viewport: slide === null ? null : view.viewport(pane, slide),
    rulers: slide === null ? [] : view.rulers(slide),
    history: (lane) =>
      slide === null ? { undoable: [], redoable: [] } : view.history({ pane, image: slide, lane }),
  };
}

sample({ clock: commandAsked, target: stampFx });

const decided = sample({
  clock: stampFx.done,
  source: { log: $log, images: $openImages, held: $held },
  fn: ({ log, images, held }, { params: { pane, command: asked }, result: stamp }) => {
    const command: ViewerCommand = asked.type === 'draw-ruler' ? { ...asked, id: stamp.markId } : asked;
    const state = viewerStateOf(log, images[pane], held, pane);
    const image: ImageId | null = command.type === 'open-slide' ? command.image : state.slide;
    return { pane, image, command, stamp, decision: decide(state, command) };
  },
});

/** What was appended: all that storage and notices follow. */
export const recorded = createEvent<readonly LogDraft[]>();
export const rejected = createEvent<{ readonly command: ViewerCommand; readonly rejection: Rejection }>();

/** Before any slide is open there is still a menu to close; that is on no image. */
const NO_IMAGE = 'none';

sample({
  clock: decided,
  filter: ({ decision }) => decision.ok && decision.events.length > 0,
  fn: ({ pane, image, stamp, decision }) =>
    (decision.ok ? decision.events : []).map((event) => ({
      at: stamp.at,
      image: image ?? NO_IMAGE,
      pane,
      gesture: stamp.gesture,
      event,
    })),
  target: recorded,
});

sample({
  clock: decided,
  filter: ({ decision }) => !decision.ok,
  fn: ({ command, decision }) => ({ command, rejection: decision.ok ? 'busy' : decision.rejection }) as const,
  target: rejected,
});

$log.on(recorded, extendViewerLog).on(entriesRestored, (log, { drafts }) => extendViewerLog(log, drafts));

$openImages
  .on(imageOpened, (images, { pane, image }) => ({ ...images, [pane]: image }))
  .on(imageClosed, (images, pane) => (images[pane] === null ? images : { ...images, [pane]: null }));
