import { isOfAnother } from '../../marks/author.ts';
import { isEmpty, type Ruler } from '../../marks/ruler.ts';
import { type ImagePoint, isInside } from '../../slides/geometry.ts';
import { canMeasure, isPlausibleScale } from '../../slides/scale.ts';
import { LONGEST_NAME, scaleSetShape } from '../event-parts.ts';
import { type Decision, no, type Of, type ViewerState, yes } from './decision.ts';

export function drawRuler(state: ViewerState, { id, measurement }: Of<'draw-ruler'>): Decision {
  const { image } = state;
  const { mode, from, to } = measurement;
  if (!image) return no('no-slide');
  if (state.session.mode !== (mode === 'straight' ? 'STRAIGHT' : 'COORDINATE')) return no('measuring-off');
  if (!canMeasure(image.scale)) return no('no-scale');
  if (!isInside(from, image.size) || !isInside(to, image.size)) return no('outside-image');
  if (isEmpty(measurement)) return no('empty-ruler');
  if (id === '') return no('no-ruler-id');
  if (state.rulers.some((ruler) => ruler.id === id)) return no('known-ruler');
  const { checksum, scale } = image;
  const ruler: Ruler = {
    id,
    imageId: image.id,
    checksum,
    mode,
    from,
    to,
    scale,
    visible: true,
    name: '',
    author: state.reader,
    pane: state.pane,
  };
  return yes({ type: 'ruler.drawn', v: 1, ruler });
}

function editRuler(state: ViewerState, rulerId: string, change: (ruler: Ruler) => Ruler): Decision {
  if (rulerId === '') return no('no-ruler-id');
  const ruler = state.rulers.find(({ id }) => id === rulerId);
  if (!ruler) return no('unknown-ruler');
  if (isOfAnother(ruler, state.reader)) return no('of-another');
  return yes({ type: 'ruler.edited', v: 1, ruler: change(ruler) });
}

export function renameRuler(state: ViewerState, { rulerId, name }: Of<'rename-ruler'>): Decision {
  const trimmed = name.trim();
  if (trimmed.length > LONGEST_NAME) return no('too-long');
  if (state.rulers.some(({ id, name: now }) => id === rulerId && now === trimmed)) return yes();
  return editRuler(state, rulerId, (ruler) => ({ ...ruler, name: trimmed }));
}

export const toggleRuler = (state: ViewerState, { rulerId }: Of<'toggle-ruler'>): Decision =>
  editRuler(state, rulerId, (ruler) => ({ ...ruler, visible: !ruler.visible }));

const isSamePoint = (one: ImagePoint, other: ImagePoint): boolean => one.x === other.x && one.y === other.y;

/** The scale that it was drawn with stays its own: moving an end corrects a place and not a scale. */
export function moveRuler(state: ViewerState, { rulerId, from, to }: Of<'move-ruler'>): Decision {
  const { image } = state;
  if (!image) return no('no-slide');
  if (!isInside(from, image.size) || !isInside(to, image.size)) return no('outside-image');
  if (isEmpty({ from, to })) return no('empty-ruler');
  const now = state.rulers.find(({ id }) => id === rulerId);
  // What lies on an earlier image of the slide is not shown, so nobody meant to move it.
  if (now && now.checksum !== image.checksum) return no('unknown-ruler');
  const stays = now && isSamePoint(now.from, from) && isSamePoint(now.to, to);
  return stays ? yes() : editRuler(state, rulerId, (ruler) => ({ ...ruler, from, to }));
}

export function removeRuler(state: ViewerState, { rulerId }: Of<'remove-ruler'>): Decision {
  if (rulerId === '') return no('no-ruler-id');
  const ruler = state.rulers.find(({ id }) => id === rulerId);
  if (!ruler) return no('unknown-ruler');
  return isOfAnother(ruler, state.reader) ? no('of-another') : yes({ type: 'ruler.removed', v: 1, rulerId });
}

/**
 * The reader's own, of these very pixels: what an earlier image left is not shown, so nobody meant to delete it, and what
 * another reader drew is not theirs to delete.
 */
export function clearRulers(state: ViewerState): Decision {
  const meant = state.rulers.filter(
    (ruler) => ruler.checksum === state.image?.checksum && !isOfAnother(ruler, state.reader),
  );
  if (meant.length === 0) return no('no-rulers');
  return yes({ type: 'rulers.cleared', v: 1, rulerIds: meant.map(({ id }) => id) });
}

export function setScale(state: ViewerState, { scale: asked }: Of<'set-scale'>): Decision {
  if (!state.image) return no('no-slide');
  if (state.image.scale.state === 'none') return no('no-scale');
  const scale = scaleSetShape.safeParse(asked === null ? null : { state: 'manual', ...asked });
  if (!scale.success || (scale.data !== null && !isPlausibleScale(scale.data))) return no('invalid-scale');
  return yes({ type: 'scale.set', v: 1, checksum: state.image.checksum, scale: scale.data });
}
