import { combine, createEffect, createStore, sample } from 'effector';
import { gestureId, type ImageId, type PaneId } from '#app/core/event-log/entry.ts';
import { allowedView, type SharedPane, type SharedView } from '#app/core/sharing/share-link.ts';
import { registrationOf, type SharedAlignment } from '#app/core/sharing/shared-alignment.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import type { LogDraft, ViewerEvent } from '#app/core/viewing/events.ts';
import { realign, registrationAt } from '#app/core/viewing/registration.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { homeViewport } from '#app/core/viewing/zoom.ts';
import { $log, entriesRestored, paneMeasured } from '../log.ts';
import { marksAnswered } from '../outbox.ts';
import { panes } from '../panes.ts';
import { $case, caseHandedOver } from '../slides.ts';
import { markOn } from './mark-on.ts';

type Step = readonly [PaneId, ImageId, ViewerEvent];

/** Each step is a gesture of its own, at no time of anybody's, as those of an earlier visit are. */
const draftsOf = (steps: readonly Step[], name: string): readonly LogDraft[] =>
  steps.map(([pane, image, event], at) => ({
    at: 0,
    image,
    pane,
    gesture: gestureId(`shared-${name}-${String(at + 1)}`),
    event,
  }));

const restore = (drafts: readonly LogDraft[]) => ({
  imageId: drafts[0]?.image ?? 'none',
  drafts,
  dropped: false,
});

const viewIn = (pane: PaneId, { imageId, view: viewport }: SharedPane): readonly Step[] =>
  viewport === null ? [] : [[pane, imageId, { type: 'view.moved', v: 1, viewport }]];

/** A second pane with the slide of the first follows it to the next one, as it does where a reader opens it. */
function openingSteps({ first, second }: SharedView): readonly Step[] {
  const slideOpened = { type: 'slide.opened', v: 1 } as const;
  const steps: Step[] = [['primary', first.imageId, slideOpened], ...viewIn('primary', first)];
  if (second === null) return steps;
  steps.push(['secondary', second.imageId, { type: 'split.opened', v: 1 }]);
  if (second.imageId !== first.imageId) steps.push(['secondary', second.imageId, slideOpened]);
  return [...steps, ...viewIn('secondary', second)];
}

// Not asked for as commands: what a link opens is where the reading begins, and nothing that the reader did.
sample({
  clock: caseHandedOver.filterMap(({ shared }) => shared ?? undefined),
  fn: (shared) => restore(draftsOf(openingSteps(shared), 'opening')),
  target: entriesRestored,
});

const $shared = $case.map((handed) => handed?.shared ?? null);

/** The mark that the link names; null where it names none. */
export const $sharedMark = $shared.map((shared) => shared?.markId ?? null);

interface Met {
  readonly view: Viewport;
  readonly image: OpenImage;
}
type BothMet = Readonly<Record<PaneId, Met | null>>;
const NONE_MET: BothMet = { primary: null, secondary: null };
const $met = createStore<BothMet>(NONE_MET, { serialize: 'ignore' });

const $panes = combine({
  shared: $shared,
  met: $met,
  images: combine({ primary: panes.primary.$openImage, secondary: panes.secondary.$openImage }),
  views: combine({ primary: panes.primary.$viewport, secondary: panes.secondary.$viewport }),
});

/** Once for each pane, and only while it still has the slide that the link named. */
const met = sample({
  clock: paneMeasured,
  source: $panes,
  fn: (now, measured) => ({ ...now, measured }),
}).filterMap(({ shared, met: before, images, views, measured: { pane, size } }) => {
  const named = pane === 'primary' ? shared?.first : shared?.second;
  const image = images[pane];
  const isEarly = size.width === 0 || size.height === 0 || image === null;
  if (!named || isEarly || before[pane] !== null || image.id !== named.imageId) return undefined;
  const asked = views[pane];
  const view = asked === null ? homeViewport(image.size, size, 0) : allowedView(asked, image.size, size);
  return {
    pane,
    met: { view, image },
    isNarrowed: asked !== null && JSON.stringify(view) !== JSON.stringify(asked),
  };
});
$met.on(caseHandedOver, () => NONE_MET).on(met, (all, { pane, met: one }) => ({ ...all, [pane]: one }));

sample({
  clock: met.filterMap(({ pane, met: { view, image }, isNarrowed }) =>
    isNarrowed ? viewIn(pane, { imageId: image.id, view }) : undefined,
  ),
  fn: (steps) => restore(draftsOf(steps, 'narrowed')),
  target: entriesRestored,
});

interface BegunSync {
  readonly steps: readonly Step[];
  /** The link lays another scan of these slides on one another. */
  readonly isOutdated: boolean;
}

/**
 * How the slides lie on each other comes from their scales and from where they lie; from the address only where a reader
 * aligned them by points, and only for the very scans that were aligned.
 */
function syncOf(
  { primary: lead, secondary: own }: Readonly<Record<PaneId, Met>>,
  alignment: SharedAlignment | null,
): BegunSync {
  const sideOf = ({ image, view: viewport }: Met) => ({
    image: image.id,
    checksum: image.checksum,
    scale: image.scale,
    viewport,
  });
  const [from, to] = [sideOf(lead), sideOf(own)];
  const aligned = alignment === null ? null : registrationOf(alignment, from, to);
  const registration = aligned ?? realign(registrationAt(from, to), lead.view, own.view);
  return {
    steps: [['secondary', own.image.id, { type: 'sync.started', v: 1, registration }]],
    isOutdated: alignment !== null && aligned === null,
  };
}

const syncBegun = sample({ clock: $met.updates, source: $panes }).filterMap(
  ({ shared, met: both, images }) => {
    const { primary, secondary } = both;
    if (shared?.synced !== true || primary === null || secondary === null) return undefined;
    if (images.primary?.id !== primary.image.id || images.secondary?.id !== secondary.image.id)
      return undefined;
    return syncOf({ primary, secondary }, shared.alignment);
  },
);

sample({ clock: syncBegun, fn: ({ steps }) => restore(draftsOf(steps, 'sync')), target: entriesRestored });

/** The panes are synced as they lie, since the link aligns what was scanned again. */
export const sharedAlignmentMissed = syncBegun.filterMap(({ isOutdated }) => isOutdated || undefined);

/** The slides of the link whose marks this case has by now, also those of other readers. */
const answeredFx = createEffect<ImageId, ImageId>((imageId) => imageId);
const $answered = createStore<readonly ImageId[]>([], { serialize: 'ignore' })
  .on(answeredFx.doneData, (all, imageId) => (all.includes(imageId) ? all : [...all, imageId]))
  .on(caseHandedOver, () => []);
// An effect, so that the marks that came with the answer are in the log by then.
sample({
  clock: marksAnswered,
  filter: ({ answer }) => answer.kind === 'agreed',
  fn: ({ place }) => place.imageId,
  target: answeredFx,
});

/**
 * The mark of the link is on none of its slides as they are scanned now; said once, when the last of them has been
 * answered for.
 */
export const sharedMarkMissed = sample({
  clock: $answered,
  source: { handed: $case, log: $log },
  filter: ({ handed, log: { view } }, answered) => {
    const shared = handed?.shared ?? null;
    const markId = shared?.markId ?? null;
    if (handed === null || shared === null || markId === null) return false;
    const isOn = (imageId: ImageId): boolean => {
      const checksum = handed.images.find((image) => image.imageId === imageId)?.checksum ?? null;
      const { ruler, patch } = markOn(view, imageId, markId, checksum);
      return ruler !== null || patch !== null;
    };
    const slides = [shared.first.imageId, ...(shared.second === null ? [] : [shared.second.imageId])];
    return (
      slides.every((imageId) => answered.includes(imageId)) &&
      slides.includes(answered.at(-1) ?? '') &&
      !slides.some(isOn)
    );
  },
  fn: () => undefined,
});
