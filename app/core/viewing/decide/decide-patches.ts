import { isOfAnother } from '../../marks/author.ts';
import {
  boxAround,
  DEFAULT_PATCH_COLOR,
  DEFAULT_PATCH_SIDE,
  type ImageBox,
  isColor,
  MIN_PATCH_SIDE_PX,
  type Patch,
} from '../../marks/patch.ts';
import { type ImageSize, isInside } from '../../slides/geometry.ts';
import { LONGEST_NOTE } from '../event-parts.ts';
import { type Decision, no, type Of, type Rejection, type ViewerState, yes } from './decision.ts';

/** Rounding in a drag may put a border a little past the edge. */
const SLACK = 1e-6;

function liesInside({ x, y, width, height }: ImageBox, size: ImageSize): boolean {
  const [right, bottom] = [x + width, y + height];
  return x >= -SLACK && y >= -SLACK && right <= size.width + SLACK && bottom <= size.height + SLACK;
}

const isFiniteBox = (box: ImageBox): boolean => Object.values(box).every(Number.isFinite);

/**
 * The patch whose note, color and size a new one takes: the active one, or else the latest (specification 4.6). Those of
 * an earlier scan are not shown, so nobody would know where the words came from.
 */
function modelOf({ image, patches, session }: ViewerState): Patch | null {
  const shown = patches.filter(({ checksum }) => checksum === image?.checksum);
  return shown.find(({ id }) => id === session.patch.active) ?? shown.at(-1) ?? null;
}

/** As large as asked where that fits the image, moved inside where it would hang over an edge. */
export function boxWithin(
  centre: { readonly x: number; readonly y: number },
  side: ImageSize,
  size: ImageSize,
): ImageBox {
  const width = Math.min(side.width, size.width);
  const height = Math.min(side.height, size.height);
  const { x, y } = boxAround(centre, width, height);
  return {
    x: Math.min(Math.max(x, 0), size.width - width),
    y: Math.min(Math.max(y, 0), size.height - height),
    width,
    height,
  };
}

export function placePatch(state: ViewerState, command: Of<'place-patch'>): Decision {
  const { image, session } = state;
  if (!image) return no('no-slide');
  if (session.mode !== 'PATCH') return no('patches-off');
  const { id, at, viewScale, isPoint } = command;
  if (id === '' || !(viewScale > 0) || !Number.isFinite(at.x + at.y)) return no('incomplete-patch');
  if (!isInside(at, image.size)) return no('outside-image');
  const model = modelOf(state);
  const from = model !== null && !model.isPoint ? model.box : null;
  const side = { width: from?.width ?? DEFAULT_PATCH_SIDE, height: from?.height ?? DEFAULT_PATCH_SIDE };
  const box = isPoint ? boxAround(at, 0, 0) : boxWithin(at, side, image.size);
  const color = model?.color ?? DEFAULT_PATCH_COLOR;
  if (!isColor(color) || !isFiniteBox(box)) return no('incomplete-patch');
  const patch: Patch = {
    id,
    imageId: image.id,
    checksum: image.checksum,
    isPoint,
    box,
    note: model?.note ?? '',
    color,
    widthInClient: box.width * viewScale,
    author: state.reader,
    pane: state.pane,
    number: state.nextPatch,
  };
  return yes(
    { type: 'patch.placed', v: 1, patch },
    { type: 'patch.activated', v: 1, patchId: id, panel: 'note' },
  );
}

type Changed = 'patch.moved' | 'patch.resized' | 'patch.recolored' | 'patch.noted';

function changePatch(
  state: ViewerState,
  patchId: string,
  type: Changed,
  change: (patch: Patch, image: ImageSize) => Patch | Rejection,
): Decision {
  const patch = state.patches.find(({ id }) => id === patchId);
  if (!patch || !state.image) return no('unknown-patch');
  if (isOfAnother(patch, state.reader)) return no('of-another');
  const after = change(patch, state.image.size);
  if (typeof after === 'string') return no(after);
  return JSON.stringify(after) === JSON.stringify(patch) ? yes() : yes({ type, v: 1, patch: after });
}

export const movePatch = (state: ViewerState, { patchId, box }: Of<'move-patch'>): Decision =>
  changePatch(state, patchId, 'patch.moved', (patch, size) => {
    const moved = { ...patch.box, x: box.x, y: box.y };
    if (!isFiniteBox(moved)) return 'incomplete-patch';
    return liesInside(moved, size) ? { ...patch, box: moved } : 'outside-image';
  });

export const resizePatch = (state: ViewerState, { patchId, box, viewScale }: Of<'resize-patch'>): Decision =>
  changePatch(state, patchId, 'patch.resized', (patch, size) => {
    if (patch.isPoint || !isFiniteBox(box) || !(viewScale > 0)) return 'incomplete-patch';
    if (!liesInside(box, size)) return 'outside-image';
    const least = (MIN_PATCH_SIDE_PX - SLACK) / viewScale;
    if (box.width < least || box.height < least) return 'patch-too-small';
    return { ...patch, box, widthInClient: box.width * viewScale };
  });

export const recolorPatch = (state: ViewerState, { patchId, color }: Of<'recolor-patch'>): Decision =>
  changePatch(state, patchId, 'patch.recolored', (patch) =>
    isColor(color) ? { ...patch, color: color.toLowerCase() } : 'incomplete-patch',
  );

export const notePatch = (state: ViewerState, { patchId, note }: Of<'note-patch'>): Decision =>
  changePatch(state, patchId, 'patch.noted', (patch) =>
    note.length > LONGEST_NOTE ? 'too-long' : { ...patch, note },
  );

/** A chosen entry brings its text and its color, in one step for Undo (specification 3.9). */
export const chooseNote = (state: ViewerState, { patchId, choice }: Of<'choose-note'>): Decision =>
  changePatch(state, patchId, 'patch.noted', (patch) => {
    if (choice.text.length > LONGEST_NOTE) return 'too-long';
    return isColor(choice.color)
      ? { ...patch, note: choice.text, color: choice.color.toLowerCase() }
      : 'incomplete-patch';
  });

export function removePatch(state: ViewerState, { patchId }: Of<'remove-patch'>): Decision {
  const patch = state.patches.find(({ id }) => id === patchId);
  if (!patch) return no('unknown-patch');
  return isOfAnother(patch, state.reader) ? no('of-another') : yes({ type: 'patch.removed', v: 1, patchId });
}

export function activatePatch(state: ViewerState, { patchId, panel }: Of<'activate-patch'>): Decision {
  const { active, panel: open } = state.session.patch;
  if (patchId !== null && !state.patches.some(({ id }) => id === patchId)) return no('unknown-patch');
  if (patchId === active && panel === open) return yes();
  return yes({ type: 'patch.activated', v: 1, patchId, panel: patchId === null ? 'none' : panel });
}
