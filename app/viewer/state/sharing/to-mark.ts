import { combine, createStore, sample } from 'effector';
import type { ImageBox } from '#app/core/marks/patch.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { boxOfPoints, viewAround } from '#app/core/viewing/view-around.ts';
import type { ViewerFold } from '#app/core/viewing/viewer-log.ts';
import { $log, $paneSizes, commandAsked } from '../log.ts';
import { panes } from '../panes.ts';
import { $case, caseHandedOver } from '../slides.ts';
import { markOn } from './mark-on.ts';

const boxOf = (view: ViewerFold, image: OpenImage, markId: string): ImageBox | null => {
  const { ruler, patch } = markOn(view, image.id, markId, image.checksum);
  return ruler === null ? (patch?.box ?? null) : boxOfPoints(ruler.from, ruler.to);
};

/** A link that names a mark and no view is about the place of the mark. */
const $sought = $case.map((handed) => {
  const shared = handed?.shared ?? null;
  return shared === null || shared.markId === null || shared.first.view !== null
    ? null
    : { imageId: shared.first.imageId, markId: shared.markId };
});

const $now = combine({
  sought: $sought,
  pane: $paneSizes.map(({ primary }) => primary),
  log: $log,
  image: panes.primary.$openImage,
});

const $isOver = createStore(true, { serialize: 'ignore' });

/** Once its slide is open and the mark has come; never after the reader has moved the slide. */
const reached = sample({
  clock: $now.updates,
  source: $isOver,
  fn: (isOver, now) => ({ isOver, now }),
}).filterMap(({ isOver, now: { sought, pane, log, image } }) => {
  if (isOver || sought === null || pane === null || image === null) return undefined;
  if (image.id !== sought.imageId || pane.width === 0 || pane.height === 0) return undefined;
  const box = boxOf(log.view, image, sought.markId);
  if (box === null) return undefined;
  const viewport = viewAround(box, image.size, pane);
  return { pane: 'primary', command: { type: 'move-view', viewport } } as const;
});

$isOver
  .on(caseHandedOver, () => false)
  .on(reached, () => true)
  .on(commandAsked, (isOver, { command }) => isOver || command.type === 'move-view');
sample({ clock: reached, target: commandAsked });
