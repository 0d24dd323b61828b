import { gestureId, type ImageId, type PaneId } from '#app/core/event-log/entry.ts';
import { DEFAULT_RESAMPLING } from '#app/core/slides/resampling.ts';
import { type LogDraft, type LogEvent, logCodec, type ViewerEvent } from '#app/core/viewing/events.ts';
import { registrationIn } from '#app/core/viewing/mirror.ts';
import { slideIn } from '#app/core/viewing/projections.ts';
import { SCALE_BAR_DEFAULTS, type ScaleBarSettings } from '#app/core/viewing/scale-bar.ts';
import type { ViewerLog } from '#app/core/viewing/viewer-log.ts';

/** On no image, as where the reader closed the menu before a slide was open. */
const NO_IMAGE = 'none';

/** What may come back from session storage: nothing that makes or takes away a mark. */
const PASSING: ReadonlySet<string> = new Set<ViewerEvent['type']>([
  'slide.opened',
  'split.opened',
  'sync.started',
  'view.moved',
  'menu.hidden',
  'scale-bar.changed',
  'resampling.changed',
]);

type Step = readonly [PaneId, ImageId, ViewerEvent];

function viewIn(log: ViewerLog, pane: PaneId): readonly Step[] {
  const image = slideIn(log.view.session(), pane);
  const viewport = image === null ? null : log.view.viewport(pane, image);
  return image === null || viewport === null ? [] : [[pane, image, { type: 'view.moved', v: 1, viewport }]];
}

const isSameScaleBar = (one: ScaleBarSettings, other: ScaleBarSettings): boolean =>
  one.type === other.type && one.location === other.location && one.renderer === other.renderer;

function stepsOf(log: ViewerLog): readonly Step[] {
  const session = log.view.session();
  const { primary, secondary } = session.slide;
  const registration = registrationIn(session, log.view.registration());
  const steps: Step[] = [];
  if (primary !== null) steps.push(['primary', primary, { type: 'slide.opened', v: 1 }]);
  if (!session.menuShown) steps.push(['primary', NO_IMAGE, { type: 'menu.hidden', v: 1 }]);
  const { scaleBar: settings, resampling: method } = session;
  // A step that nobody made would stand in the time line.
  if (!isSameScaleBar(settings, SCALE_BAR_DEFAULTS))
    steps.push(['primary', NO_IMAGE, { type: 'scale-bar.changed', v: 1, settings }]);
  if (method !== DEFAULT_RESAMPLING)
    steps.push(['primary', NO_IMAGE, { type: 'resampling.changed', v: 1, method }]);
  if (session.split) {
    steps.push(['secondary', secondary ?? primary ?? NO_IMAGE, { type: 'split.opened', v: 1 }]);
    if (secondary !== null) steps.push(['secondary', secondary, { type: 'slide.opened', v: 1 }]);
  }
  steps.push(...viewIn(log, 'primary'));
  if (!session.split) return steps;
  steps.push(...viewIn(log, 'secondary'));
  if (registration !== null)
    steps.push(['secondary', registration.to, { type: 'sync.started', v: 1, registration }]);
  return steps;
}

/** A picture of what is passing but should outlive a reload (specification 2.8), as entries that lead there. */
export function linesOfVisit(log: ViewerLog): readonly string[] {
  return stepsOf(log).map(([pane, image, event], at) =>
    // The time of a picture is nobody's business, and each step is a gesture of its own.
    logCodec.encode({
      seq: at + 1,
      at: 0,
      image,
      pane,
      gesture: gestureId(`visit-${String(at + 1)}`),
      event,
    }),
  );
}

const isPassing = (decoded: ReturnType<typeof logCodec.decode>): boolean =>
  decoded.ok && PASSING.has(decoded.entry.event.type);

/** Whether every line is one that `linesOfVisit` could have made. */
export const isVisit = (lines: readonly string[]): boolean =>
  lines.every((line) => isPassing(logCodec.decode(line)));

/** What an address decides goes before what a tab remembers: slides, panes and views, or the first slide alone. */
export type Addressed = 'view' | 'slide' | 'nothing';

const OF_VIEW = new Set<LogEvent['type']>(['slide.opened', 'split.opened', 'sync.started', 'view.moved']);
const WAYS = new Set<LogEvent['type']>([...OF_VIEW, 'view.homed', 'view.rotated']);

/** Whether the reader has gone anywhere: the slide that the case opens with is the first step and nobody's. */
export const hasGoneOn = ({ log }: ViewerLog): boolean =>
  log.entries.filter(({ event }) => WAYS.has(event.type)).length > 1;

function isAddressed({ pane, event }: LogDraft, addressed: Addressed): boolean {
  if (addressed === 'view') return OF_VIEW.has(event.type);
  return addressed === 'slide' && event.type === 'slide.opened' && pane === 'primary';
}

/** What is left of the picture in the case as it is now: images may have gone since. */
export function draftsOfVisit(
  lines: readonly string[],
  images: ReadonlySet<ImageId>,
  addressed: Addressed,
): readonly LogDraft[] {
  return lines.flatMap((line) => {
    const decoded = logCodec.decode(line);
    if (!decoded.ok || !isPassing(decoded)) return [];
    const { seq: _, writer: __, ...draft } = decoded.entry;
    const isThere = draft.image === NO_IMAGE || images.has(draft.image);
    return isThere && !isAddressed(draft, addressed) ? [draft] : [];
  });
}
