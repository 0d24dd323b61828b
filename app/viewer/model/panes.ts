import { combine } from 'effector';
import type { Ruler } from '../../core/marks/ruler.ts';
import { canMeasure } from '../../core/slides/scale.ts';
import { $held, $log, $openImages, viewerStateOf } from './log.ts';

const PANE = 'primary';

const $state = combine({ log: $log, images: $openImages, held: $held }, ({ log, images, held }) =>
  viewerStateOf(log, images[PANE], held, PANE),
);

/** The image that the log has open; its pixels may still be on their way. */
export const $slide = $state.map(({ slide }) => ({ id: slide }));
export const $openImage = $state.map(({ image }) => ({ image }));
export const $busy = $state.map(({ busy }) => busy);
export const $viewport = $state.map(({ viewport }) => ({ viewport }));
export const $mode = $state.map(({ session }) => session.mode);
export const $menuShown = $state.map(({ session }) => session.menuShown);
export const $canUndo = $state.map(({ history }) => history('marks').undoable.length > 0);
export const $canRedo = $state.map(({ history }) => history('marks').redoable.length > 0);

const NO_RULERS: readonly Ruler[] = [];

/** The fold gives the same list until a ruler of the slide changes, so looking around costs nothing here. */
const $marks = combine({
  rulers: $state.map(({ rulers }) => rulers),
  image: $state.map(({ image }) => image),
});

/** Only rulers that were drawn on these very pixels: a rescan under the same id never inherits them. */
export const $rulers = $marks.map(({ rulers, image }) =>
  image === null ? NO_RULERS : rulers.filter(({ checksum }) => checksum === image.checksum),
);
/** How many were drawn on an earlier image and are therefore not shown. */
export const $staleRulers = $marks.map(({ rulers, image }) =>
  image === null ? 0 : rulers.filter(({ checksum }) => checksum !== image.checksum).length,
);

/** Why no measurement can start here; null when one can (specification 5). */
export const $cannotMeasure = $state.map(({ image }) => ({
  reason: image !== null && !canMeasure(image.scale) ? 'This slide names a scale that cannot be used' : null,
}));
