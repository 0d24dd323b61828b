import { combine, createEffect, createEvent, createStore, merge, type Store, sample } from 'effector';
import { type GestureId, gestureId, type ImageId, type PaneId } from '#app/core/event-log/entry.ts';
import type { MarkAuthor } from '#app/core/marks/author.ts';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { ViewerCommand } from '#app/core/viewing/commands.ts';
import { decide } from '#app/core/viewing/decide/decide.ts';
import type { OpenImage, Rejection } from '#app/core/viewing/decide/decision.ts';
import type { LogDraft } from '#app/core/viewing/events.ts';
import { emptyViewerLog, extendViewerLog, type ViewerLog } from '#app/core/viewing/viewer-log.ts';
import { inOrderOfCase } from '../storage/marks/case-order.ts';
import { $unheard } from './outbox-state.ts';
import { type Facts, viewerStateOf } from './viewer-state.ts';

type WithId = Extract<ViewerCommand, { readonly id: string }>;
type Unnamed<C> = C extends WithId ? Omit<C, 'id'> : C;

/** What a reader asks of a pane. Ids are not asked for: the edge gives them. */
export interface Asked {
  readonly pane: PaneId;
  readonly command: Unnamed<ViewerCommand>;
}

/** The command with the id of the mark that it makes, where it makes one. */
function withMarkId(command: Asked['command'], id: string): ViewerCommand {
  switch (command.type) {
    case 'draw-ruler':
    case 'place-patch':
      return { ...command, id };
    default:
      return command;
  }
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
/** The kept gestures of an image, in the order in which the case has them. */
export const caseOrderTold = createEvent<{
  readonly imageId: ImageId;
  readonly gestures: ReadonlySet<string>;
}>();
export const imageOpened = createEvent<{ readonly pane: PaneId; readonly image: OpenImage }>();
/** The pane shows nothing of the slide any more, whatever comes next. */
export const imageClosed = createEvent<PaneId>();
/** Other pixels, or none, in a pane: what a hand had begun on the old ones there is over. */
export const pixelsChanged = merge([imageOpened.map(({ pane }) => pane), imageClosed]);
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
/** A pane with the pixels of its slide, and its size in CSS pixels: what home is, and what the zoom of a link is held to. */
export const paneMeasured = createEvent<{ readonly pane: PaneId; readonly size: ImageSize }>();
/** Null until a slide was shown in the pane. */
export const $paneSizes = createStore<Readonly<Record<PaneId, ImageSize | null>>>(
  { primary: null, secondary: null },
  { serialize: 'ignore' },
).on(paneMeasured, (sizes, { pane, size }) => ({ ...sizes, [pane]: size }));
export const $held = createStore(false, { serialize: 'ignore' }).on(holdChanged, (_, held) => held);

/** Whoever is at the screen; null until the page says. */
export const readerNamed = createEvent<MarkAuthor>();
/** This window got the name under which it writes to an image: Undo keeps to what that writer did. */
export const writerNamed = createEvent<{ readonly imageId: ImageId; readonly writer: string }>();
/** Whether marks may be looked at but not changed, such as in a case that was signed out. */
export const sealChanged = createEvent<'read-only' | null>();

/** Whoever is at the screen, hence whose marks may be changed; null until the page says. */
export const $reader = createStore<MarkAuthor | null>(null, { serialize: 'ignore' }).on(
  readerNamed,
  (_, author) => author,
);
const $writers = createStore<Readonly<Record<ImageId, string>>>({}, { serialize: 'ignore' }).on(
  writerNamed,
  (writers, { imageId, writer }) =>
    writers[imageId] === writer ? writers : { ...writers, [imageId]: writer },
);
export const $sealed = createStore<'read-only' | null>(null, { serialize: 'ignore' }).on(
  sealChanged,
  (_, sealed) => sealed,
);

/** Everything that a pane's state is read from. */
export const $facts: Store<Facts> = combine({
  log: $log,
  images: $openImages,
  sizes: $paneSizes,
  held: $held,
  writers: $writers,
  sealed: $sealed,
  unheard: $unheard,
  reader: $reader,
});

/** Whether these stores show a log that is over: nobody can add to it, and none of it is kept anywhere. */
export const $isReplay = createStore(false, { serialize: 'ignore' });
/** How far a replay has come; stores that carry a live log leave it as it is. */
export const prefixShown = createEvent<ViewerLog>();

sample({
  clock: commandAsked,
  source: $isReplay,
  filter: (isReplay) => !isReplay,
  fn: (_, asked) => asked,
  target: stampFx,
});

const decided = sample({
  clock: stampFx.done,
  source: $facts,
  fn: (facts, { params: { pane, command: asked }, result: stamp }) => {
    const command = withMarkId(asked, stamp.markId);
    const state = viewerStateOf(facts, pane);
    const image: ImageId | null = command.type === 'open-slide' ? command.image : state.slide;
    return { pane, image, command, stamp, decision: decide(state, command), writers: facts.writers };
  },
});

/** A command that led to events: none that was refused, and none that had nothing to change. */
export const commandAccepted = createEvent<{ readonly pane: PaneId; readonly command: ViewerCommand }>();
/** What was appended: all that storage and notices follow. */
export const recorded = createEvent<readonly LogDraft[]>();
export const rejected = createEvent<{ readonly command: ViewerCommand; readonly rejection: Rejection }>();

sample({
  clock: decided,
  filter: ({ decision }) => decision.ok && decision.events.length > 0,
  fn: ({ pane, command }) => ({ pane, command }),
  target: commandAccepted,
});

/** Before any slide is open there is still a menu to close; that is on no image. */
const NO_IMAGE = 'none';

sample({
  clock: decided,
  filter: ({ decision }) => decision.ok && decision.events.length > 0,
  fn: ({ pane, image, stamp, decision, writers }): readonly LogDraft[] => {
    if (!decision.ok) return [];
    const here = decision.events.map((event) => ({ pane, image: image ?? NO_IMAGE, event }));
    return [...(decision.elsewhere ?? []), ...here].map((placed) => {
      const writer = writers[placed.image];
      const draft = { ...placed, at: stamp.at, gesture: stamp.gesture };
      return writer === undefined ? draft : { ...draft, writer };
    });
  },
  target: recorded,
});

sample({
  clock: decided,
  filter: ({ decision }) => !decision.ok,
  fn: ({ command, decision }) => ({ command, rejection: decision.ok ? 'busy' : decision.rejection }) as const,
  target: rejected,
});

$log
  .on(recorded, extendViewerLog)
  .on(entriesRestored, (log, { drafts }) => extendViewerLog(log, drafts))
  .on(caseOrderTold, (log, { imageId, gestures }) => inOrderOfCase(log, imageId, gestures));

sample({ clock: prefixShown, source: $isReplay, filter: Boolean, fn: (_, prefix) => prefix, target: $log });

$openImages
  .on(imageOpened, (images, { pane, image }) => ({ ...images, [pane]: image }))
  .on(imageClosed, (images, pane) => (images[pane] === null ? images : { ...images, [pane]: null }));
