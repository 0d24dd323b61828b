import type { Patch } from '../../marks/patch.ts';
import { isEmpty, type Ruler } from '../../marks/ruler.ts';
import { isInside } from '../../slides/geometry.ts';
import { canMeasure } from '../../slides/scale.ts';
import type { LogEvent } from '../events.ts';
import { type Decision, no, type Of, type OpenImage, type ViewerState, yes } from './decision.ts';

const isOn = ({ box }: Patch, { size }: OpenImage): boolean =>
  isInside(box, size) && isInside({ x: box.x + box.width, y: box.y + box.height }, size);

const isMeasurable = (ruler: Ruler, { size, scale }: OpenImage): boolean =>
  canMeasure(scale) && !isEmpty(ruler) && isInside(ruler.from, size) && isInside(ruler.to, size);

interface Marks {
  readonly rulers: readonly Ruler[];
  readonly patches: readonly Patch[];
}

/**
 * What of a file can be taken in: a mark that is here already stays as it is, so the same file can be read twice, and
 * what lies beside the image, or cannot be measured here, is left out.
 */
export function importable(image: OpenImage, here: Marks, file: Marks): Marks {
  const known = new Set([...here.rulers, ...here.patches].map(({ id }) => id));
  return {
    rulers: file.rulers.filter((ruler) => !known.has(ruler.id) && isMeasurable(ruler, image)),
    patches: file.patches.filter((patch) => !known.has(patch.id) && isOn(patch, image)),
  };
}

/**
 * The marks of a file, in one step for Undo. Whoever brings them in has made them here, whatever the file says, and they
 * are measured by the scale that holds on this slide.
 */
export function importMarks(state: ViewerState, file: Of<'import-marks'>): Decision {
  const { image, reader, pane } = state;
  if (!image) return no('no-slide');
  const { rulers, patches } = importable(image, state, file);
  const common = { imageId: image.id, checksum: image.checksum, author: reader, pane };
  const drawn = rulers.map((ruler): LogEvent => {
    const imported = { ...ruler, ...common, scale: image.scale };
    return { type: 'ruler.drawn', v: 1, ruler: imported };
  });
  const placed = patches.map((patch, at): LogEvent => {
    const imported = { ...patch, ...common, number: state.nextPatch + at };
    return { type: 'patch.placed', v: 1, patch: imported };
  });
  const events = [...drawn, ...placed];
  return events.length === 0 ? no('nothing-to-import') : yes(...events);
}
