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
function moveBox(box: ImageBox, by: ImagePoint, size: ImageSize): ImageBox {
  return {
    ...box,
    x: between(box.x + by.x, 0, size.width - box.width),
    y: between(box.y + by.y, 0, size.height - box.height),
  };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Limits {
  /** The shortest side, in level-0 pixels. */
  readonly least: number;
  /** The image's side. */
  readonly most: number;
}

/**
 * One axis of a resize: `near` or `far` is the side under the hand, `null` means that the other axis is dragged.
 * The side that is not dragged gives way only where the least length would not fit the image otherwise.
 */
function stretchBox(
  { start, end }: Span,
  by: number,
  side: 'near' | 'far' | null,
  { least, most }: Limits,
): Span {
  const shortest = Math.min(least, most);
  if (side === 'near') {
    const held = between(end, shortest, most);
    return { start: between(start + by, 0, held - shortest), end: held };
  }
  const held = between(start, 0, most - shortest);
  const reached = side === 'far' ? end + by : end;
  return { start: held, end: between(reached, held + shortest, most) };
}

const sideOf = (part: PatchPart, near: 'n' | 'w', far: 's' | 'e'): 'near' | 'far' | null => {
  if (part.includes(near)) return 'near';
  return part.includes(far) ? 'far' : null;
};

/** At least 42 screen pixels a side, and inside the image (specification 4.6 and 9). */
function resizeBox(
  { x, y, width, height }: ImageBox,
  part: PatchPart,
  by: ImagePoint,
  size: ImageSize,
  viewScale: number,
): ImageBox {
  const least = MIN_PATCH_SIDE_PX / viewScale;
  const across = stretchBox({ start: x, end: x + width }, by.x, sideOf(part, 'w', 'e'), {
    least,
    most: size.width,
  });
  const down = stretchBox({ start: y, end: y + height }, by.y, sideOf(part, 'n', 's'), {
    least,
    most: size.height,
  });
  return { x: across.start, y: down.start, width: across.end - across.start, height: down.end - down.start };
}

type PatchStep = Step<PatchToolState, PatchEdit>;
const stay = (state: PatchToolState): PatchStep => ({ state, commands: [] });

/**
 * Dragging and resizing one patch (specification 4.6). A press that never moves makes the patch the active one;
 * a drag ends as one step for Undo.
 */
export function createPatchTool(
  size: ImageSize,
): Omit<Tool<PatchToolState, PatchEdit>, 'step'> & {
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
      const reached = isResize
        ? resizeBox(patch.box, part, by, size, viewScale)
        : moveBox(patch.box, by, size);
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
