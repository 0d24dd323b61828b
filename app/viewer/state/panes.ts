import { combine, createEvent, createStore } from 'effector';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { isOfAnother } from '#app/core/marks/author.ts';
import type { Patch } from '#app/core/marks/patch.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { canMeasure, isReplaced, UNUSABLE_SCALE } from '#app/core/slides/scale.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { followedMarks, shownMarks } from '#app/core/viewing/mirror.ts';
import { $facts, $reader } from './log.ts';
import { viewerStateOf } from './viewer-state.ts';

/** A press or the keyboard's focus in a pane: that one's is what buttons and keys act on. */
export const paneTouched = createEvent<PaneId>();

const $primary = $facts.map((facts) => viewerStateOf(facts, 'primary'));
const $secondary = $facts.map((facts) => viewerStateOf(facts, 'secondary'));

const $session = $primary.map(({ session }) => session);
export const $mode = $session.map(({ mode }) => mode);
export const $menuShown = $session.map(({ menuShown }) => menuShown);
export const $split = $session.map(({ split }) => split);
export const $patch = $session.map(({ patch }) => patch);
export const $scaleBar = $session.map(({ scaleBar }) => scaleBar);
export const $resampling = $session.map(({ resampling }) => resampling);
/** How the second pane reads the first; null while it does not. */
export const $registration = $secondary.map(({ registration }) => registration);
export const $synced = $registration.map((registration) => registration !== null);
/** The panes were synced, and one of the slides has other pixels since. */
export const $syncOutdated = $secondary.map(
  ({ session: { synced }, registration, image, lead }) =>
    synced && registration === null && image !== null && lead !== null,
);

const $touched = createStore<PaneId>('primary', { serialize: 'ignore' }).on(paneTouched, (_, pane) => pane);
export const $activePane = combine(
  $touched,
  $split,
  (touched, split): PaneId => (split ? touched : 'primary'),
);

interface MarksOfImage {
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
  readonly image: OpenImage | null;
}

/** Only marks that were made on these very pixels: a rescan under the same id never inherits them. */
function onlyOfImage({ rulers, patches, image }: MarksOfImage): Omit<MarksOfImage, 'image'> {
  if (image === null) return { rulers: [], patches: [] };
  const isOfIt = ({ checksum }: { readonly checksum: string | null }): boolean => checksum === image.checksum;
  return { rulers: rulers.filter(isOfIt), patches: patches.filter(isOfIt) };
}

function formerLengthsIn({ rulers, image }: MarksOfImage): ReadonlySet<string> {
  const byHand = image?.scale.state === 'manual' ? image.scale : null;
  return new Set(rulers.flatMap(({ id, scale }) => (isReplaced(scale, byHand) ? [id] : [])));
}

function staleIn({ rulers, patches, image }: MarksOfImage): number {
  if (image === null) return 0;
  return [...rulers, ...patches].filter(({ checksum }) => checksum !== image.checksum).length;
}

function storesOf($state: typeof $primary) {
  // The fold gives the same lists until a mark of the slide changes, so looking around costs nothing here.
  const $of = combine({
    rulers: $state.map(({ rulers }) => rulers),
    patches: $state.map(({ patches }) => patches),
    image: $state.map(({ image }) => image),
  });
  const $current = $of.map(onlyOfImage);
  return {
    /** The image that the log has open; its pixels may still be on their way. */
    $slide: $state.map(({ slide }) => slide),
    $openImage: $state.map(({ image }) => image),
    $busy: $state.map(({ busy }) => busy),
    /** By the pane's own steps; null is the whole slide. */
    $viewport: $state.map(({ viewport }) => viewport),
    $canUndo: $state.map(({ history }) => history('marks').undoable.length > 0),
    $canRedo: $state.map(({ history }) => history('marks').redoable.length > 0),
    $canStepBack: $state.map(({ history }) => history('view').undoable.length > 0),
    $canStepOn: $state.map(({ history }) => history('view').redoable.length > 0),
    $current,
    /** How many rulers the reader may take away. */
    $ownRulers: combine(
      $current,
      $reader,
      ({ rulers }, reader) => rulers.filter((ruler) => !isOfAnother(ruler, reader)).length,
    ),
    /** The rulers, hidden ones too, that were measured by a scale that the slide has no more. */
    $formerLengths: $of.map((all) => formerLengthsIn({ ...onlyOfImage(all), image: all.image })),
    /** How many were made on an earlier image and are therefore not shown. */
    $stale: $of.map(staleIn),
    /** Why no measurement can start here; null when one can (specification 5). */
    $cannotMeasure: $state.map(({ image }) =>
      image !== null && !canMeasure(image.scale) ? UNUSABLE_SCALE : null,
    ),
  };
}

export type PaneStores = ReturnType<typeof storesOf>;

export const panes: Readonly<Record<PaneId, PaneStores>> = {
  primary: storesOf($primary),
  secondary: storesOf($secondary),
};

const isEmpty = (pane: PaneId) => panes[pane].$openImage.map((image) => image === null);
/** Whether a pane shows no slide, or none yet. */
export const $isEmpty = { primary: isEmpty('primary'), secondary: isEmpty('secondary') } as const;

const marksIn = ({ $current, $formerLengths }: PaneStores) =>
  combine($current, $formerLengths, (current, former) => ({ ...current, former }));

const $marksOfFirst = marksIn(panes.primary);

/** The marks that are not hidden, as a pane shows them. */
export const $shown = {
  primary: $marksOfFirst.map(shownMarks),
  secondary: combine($marksOfFirst, marksIn(panes.secondary), $registration, (lead, own, registration) =>
    registration === null ? shownMarks(own) : followedMarks(registration, lead, own),
  ),
} as const;
