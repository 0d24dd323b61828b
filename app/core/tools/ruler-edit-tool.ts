import { isEmpty, type Ruler } from '../marks/ruler.ts';
import { clampPoint, type ImagePoint, type ImageSize } from '../slides/geometry.ts';
import type { Step } from './tool.ts';

/** What of a ruler is under the hand: one of its ends, or all of it. */
export type RulerPart = 'from' | 'to' | 'whole';

/** What a hand does with a ruler that is there, in level-0 pixels. */
export type RulerEditInput =
  | { readonly kind: 'down'; readonly ruler: Ruler; readonly part: RulerPart; readonly at: ImagePoint }
  | { readonly kind: 'move' | 'up'; readonly at: ImagePoint }
  | { readonly kind: 'cancelled' };

/** What a pane reports of a hand on a ruler, which it names by its id. */
export type RulerDrag =
  | { readonly kind: 'down'; readonly rulerId: string; readonly part: RulerPart; readonly at: ImagePoint }
  | Exclude<RulerEditInput, { readonly kind: 'down' }>;

interface Ends {
  readonly from: ImagePoint;
  readonly to: ImagePoint;
}

export type RulerEditState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed' | 'dragging';
      readonly ruler: Ruler;
      readonly part: RulerPart;
      readonly start: ImagePoint;
      /** Where the ruler is under the hand; the log hears of it at the end. */
      readonly ends: Ends;
    };

export type RulerEdit = { readonly type: 'move-ruler'; readonly rulerId: string } & Ends;

export const RULER_EDIT_IDLE: RulerEditState = { kind: 'idle' };

const sum = (point: ImagePoint, by: ImagePoint): ImagePoint => ({ x: point.x + by.x, y: point.y + by.y });

/** As much of a step as keeps both ends on the image, so that the whole keeps its length and its direction. */
function limitStep(one: number, other: number, by: number, most: number): number {
  return Math.min(Math.max(by, -Math.min(one, other)), most - Math.max(one, other));
}

/** The end keeps its distance from the hand: a press beside it does not make it jump. */
function endsAfter({ from, to }: Ends, part: RulerPart, by: ImagePoint, size: ImageSize): Ends {
  if (part === 'from') return { from: clampPoint(sum(from, by), size), to };
  if (part === 'to') return { from, to: clampPoint(sum(to, by), size) };
  const step = {
    x: limitStep(from.x, to.x, by.x, size.width),
    y: limitStep(from.y, to.y, by.y, size.height),
  };
  // Rounding may still put an end a little past the edge, which would be refused.
  return { from: clampPoint(sum(from, step), size), to: clampPoint(sum(to, step), size) };
}

/** Moves an end of a ruler, or all of it, on an image of that size. A drag ends as one step for Undo. */
export function stepRulerEdit(
  size: ImageSize,
  state: RulerEditState,
  input: RulerEditInput,
): Step<RulerEditState, RulerEdit> {
  if (input.kind === 'cancelled') return { state: RULER_EDIT_IDLE, commands: [] };
  if (input.kind === 'down') {
    const { ruler, part, at } = input;
    const pressed = { kind: 'pressed', ruler, part, start: at, ends: ruler } as const;
    // A second finger: the drag under way goes on with the first.
    return { state: state.kind === 'idle' ? pressed : state, commands: [] };
  }
  if (state.kind === 'idle') return { state, commands: [] };
  const { ruler, part, start } = state;
  const by = { x: input.at.x - start.x, y: input.at.y - start.y };
  const isStill = state.kind === 'pressed' && by.x === 0 && by.y === 0;
  const ends = endsAfter(ruler, part, by, size);
  if (input.kind === 'move') {
    return { state: isStill ? state : { ...state, kind: 'dragging', ends }, commands: [] };
  }
  // One end laid on the other would leave nothing that was measured, so the ruler stays what it was.
  const isEdit = !isStill && !isEmpty(ends);
  return {
    state: RULER_EDIT_IDLE,
    commands: isEdit ? [{ type: 'move-ruler', rulerId: ruler.id, ...ends }] : [],
  };
}
