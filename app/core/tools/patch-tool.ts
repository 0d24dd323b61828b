import { type ImageBox, MIN_PATCH_SIDE_PX, type Patch } from '../marks/patch.ts';
import { type ImagePoint, type ImageSize, isInside } from '../slides/geometry.ts';
import type { Step, Tool } from './tool.ts';

/** A side or corner that is dragged, as on a compass, or the whole patch. */
export type PatchPart = 'body' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

/** What a hand does with patches, in level-0 pixels. */
export type PatchInput =
  | { readonly kind: 'down'; readonly patch: Patch; readonly part: PatchPart; readonly at: ImagePoint }
  /** `viewScale`: CSS pixels per level-0 pixel. */
  | { readonly kind: 'move' | 'up'; readonly at: ImagePoint; readonly viewScale: number }
  | { readonly kind: 'cancelled' };

export type PatchToolState =
  | { readonly kind: 'idle' }
  | {
      readonly kind: 'pressed' | 'dragging';
      readonly patch: Patch;
      readonly part: PatchPart;
      readonly from: ImagePoint;
      /** Where the patch is under the hand; the log hears of it at the end. */
      readonly box: ImageBox;
    };

export type PatchEdit =
  | { readonly type: 'activate-patch'; readonly patchId: string; readonly panel: 'none' }
  | { readonly type: 'move-patch'; readonly patchId: string; readonly box: ImageBox }
  | {
      readonly type: 'resize-patch';
      readonly patchId: string;
      readonly box: ImageBox;
      readonly viewScale: number;
    };

export const PATCH_TOOL_IDLE: PatchToolState = { kind: 'idle' };

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** The whole patch goes along with the hand and stops at the image's edge (specification 4.6). */
function moved(box: ImageBox, by: ImagePoint, size: ImageSize): ImageBox {
  return {
    ...box,
    x: between(box.x + by.x, 0, size.width - box.width),
    y: between(box.y + by.y, 0, size.height - box.height),
  };
}

/** One axis of a resize: `before` and `after` say whether the near or the far side is dragged. */
function stretched(
  from: number,
  length: number,
  by: number,
  { before, after }: { readonly before: boolean; readonly after: boolean },
  limits: { readonly least: number; readonly most: number },
): readonly [number, number] {
  const end = from + length;
  const least = Math.min(limits.least, limits.most);
  if (before) {
    const start = between(from + by, 0, end - least);
    return start > end - least ? [end - least, least] : [start, end - start];
  }
  if (after) return [from, between(end + by, from + least, limits.most) - from];
  return [from, length];
}

/** At least 42 screen pixels a side, and inside the image (specification 4.6 and 9). */
function resized(
  box: ImageBox,
  part: PatchPart,
  by: ImagePoint,
  size: ImageSize,
  viewScale: number,
): ImageBox {
  const least = MIN_PATCH_SIDE_PX / viewScale;
  const across = { before: part.includes('w'), after: part.includes('e') };
  const down = { before: part.startsWith('n'), after: part.startsWith('s') };
  const [x, width] = stretched(box.x, box.width, by.x, across, { least, most: size.width });
  const [y, height] = stretched(box.y, box.height, by.y, down, { least, most: size.height });
  return { x, y, width, height };
}

type PatchStep = Step<PatchToolState, PatchEdit>;
const stay = (state: PatchToolState): PatchStep => ({ state, commands: [] });

/**
 * Dragging and resizing one patch (specification 4.6). A press that never moves makes the patch the active one;
 * a drag ends as one step for Undo.
 */
export function createPatchTool(size: ImageSize): Omit<Tool<PatchToolState, PatchEdit>, 'step'> & {
  readonly step: (state: PatchToolState, input: PatchInput) => PatchStep;
} {
  return {
    idle: PATCH_TOOL_IDLE,
    step: (state, input) => {
      if (input.kind === 'cancelled') return stay(PATCH_TOOL_IDLE);
      if (input.kind === 'down') {
        const { patch, part, at } = input;
        return stay(
          state.kind === 'idle' ? { kind: 'pressed', patch, part, from: at, box: patch.box } : state,
        );
      }
      if (state.kind === 'idle') return stay(state);
      const { patch, part, from } = state;
      const { at, viewScale } = input;
      const isResize = part !== 'body';
      const by = { x: at.x - from.x, y: at.y - from.y };
      // A resize waits while the pointer is off the image (specification 4.6).
      const waits = isResize && !isInside(at, size);
      const reached = isResize ? resized(patch.box, part, by, size, viewScale) : moved(patch.box, by, size);
      const box = waits ? state.box : reached;
      if (input.kind === 'move') {
        const still = state.kind === 'pressed' && by.x === 0 && by.y === 0;
        return stay(still ? state : { kind: 'dragging', patch, part, from, box });
      }
      if (state.kind === 'pressed') {
        return {
          state: PATCH_TOOL_IDLE,
          commands: [{ type: 'activate-patch', patchId: patch.id, panel: 'none' }],
        };
      }
      const edit: PatchEdit = isResize
        ? { type: 'resize-patch', patchId: patch.id, box, viewScale }
        : { type: 'move-patch', patchId: patch.id, box };
      return { state: PATCH_TOOL_IDLE, commands: [edit] };
    },
  };
}
