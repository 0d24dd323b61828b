import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../event-log/holds.test-support.ts';
import { type ImageBox, MIN_PATCH_SIDE_PX, type Patch } from '../marks/patch.ts';
import { isInside } from '../slides/geometry.ts';
import { createPatchTool, type PatchEdit, type PatchInput, type PatchPart } from './patch-tool.ts';

const SIZE = { width: 4000, height: 3000 };
const BOX: ImageBox = { x: 1000, y: 800, width: 600, height: 400 };
const SLACK = 1e-6;
const HANDLES = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
const tool = createPatchTool(SIZE);

const patchOf = (box: ImageBox): Patch => ({
  id: 'p1',
  imageId: 'i1',
  checksum: null,
  note: '',
  color: '#7cfc00',
  isPoint: box.width === 0,
  box,
  widthInClient: 10,
  author: null,
  pane: 'primary',
});

type Point = readonly [number, number];
const down = (part: PatchPart, [x, y]: Point, box = BOX): PatchInput => ({
  kind: 'down',
  part,
  at: { x, y },
  patch: patchOf(box),
});
const go = (kind: 'move' | 'up', [x, y]: Point, viewScale = 1): PatchInput => ({
  kind,
  at: { x, y },
  viewScale,
});

function after(...inputs: readonly PatchInput[]) {
  const edits: PatchEdit[] = [];
  let state = tool.idle;
  for (const input of inputs) {
    const step = tool.step(state, input);
    state = step.state;
    edits.push(...step.commands);
  }
  return { state, edits, box: state.kind === 'dragging' ? state.box : null };
}

const boxOf = (edit: PatchEdit | undefined): ImageBox => {
  if (edit === undefined || edit.type === 'activate-patch') throw new Error('there is no box');
  return edit.box;
};

const liesInside = ({ x, y, width, height }: ImageBox): boolean =>
  x >= -SLACK && y >= -SLACK && x + width <= SIZE.width + SLACK && y + height <= SIZE.height + SLACK;

const anywhere = fc.tuple(fc.integer({ min: -900, max: 4900 }), fc.integer({ min: -900, max: 3900 }));
const inImage = fc.tuple(fc.integer({ min: 0, max: SIZE.width }), fc.integer({ min: 0, max: SIZE.height }));
/** Any box in the image, those that are smaller than the view lets them be made included. */
const boxes = fc
  .record({ left: inImage, right: inImage })
  .map(({ left, right }) => ({
    x: Math.min(left[0], right[0]),
    y: Math.min(left[1], right[1]),
    width: Math.max(1, Math.abs(left[0] - right[0])),
    height: Math.max(1, Math.abs(left[1] - right[1])),
  }))
  .filter(liesInside);
const scales = fc.double({ min: 0.03, max: 2, noNaN: true });

describe('patch tool', () => {
  it('moves along with the hand and reports once, at the end', () => {
    const dragging = after(down('body', [1100, 900]), go('move', [1200, 950]), go('move', [1300, 1000]));
    expect(dragging.box).toEqual({ ...BOX, x: 1200, y: 900 });
    expect(dragging.edits).toEqual([]);
    const ended = after(down('body', [1100, 900]), go('move', [1200, 950]), go('up', [1300, 1000]));
    expect(ended.state).toEqual(tool.idle);
    expect(ended.edits).toEqual([{ type: 'move-patch', patchId: 'p1', box: { ...BOX, x: 1200, y: 900 } }]);
  });

  it('S4.6-04 a drag stays inside the image wherever the hand goes', () => {
    holds(
      300,
      fc.property(boxes, inImage, fc.array(anywhere, { minLength: 1, maxLength: 6 }), (box, from, way) => {
        const moves = way.map((point) => go('move', point));
        const last = way.at(-1) ?? from;
        const { edits } = after(down('body', from, box), go('move', [-1, -1]), ...moves, go('up', last));
        const { width, height, ...at } = boxOf(edits[0]);
        expect(liesInside({ width, height, ...at })).toBe(true);
        expect({ width, height }).toEqual({ width: box.width, height: box.height });
      }),
    );
  });

  it('S4.6-05 a resize waits while the pointer is off the image', () => {
    const moved = [down('e', [1600, 1000]), go('move', [1800, 1000])];
    expect(after(...moved, go('move', [4001, 1000])).box).toEqual({ ...BOX, width: 800 });
    expect(boxOf(after(...moved, go('up', [2000, -1])).edits[0])).toEqual({ ...BOX, width: 800 });
    holds(
      200,
      fc.property(
        fc.constantFrom(...HANDLES),
        inImage,
        anywhere.filter(([x, y]) => !isInside({ x, y }, SIZE)),
        (part, within, beyond) => {
          const start = [down(part, [1600, 1000]), go('move', within)] as const;
          const held = after(...start);
          expect(after(...start, go('move', beyond)).state).toEqual(held.state);
        },
      ),
    );
  });

  it('S4.6-05 S9-27 no side gets shorter than 42 screen pixels, and the patch stays inside the image', () => {
    holds(
      400,
      fc.property(
        boxes,
        fc.constantFrom(...HANDLES),
        inImage,
        inImage,
        scales,
        (box, part, from, to, scale) => {
          const path = [down(part, from, box), go('move', from, scale), go('move', to, scale)] as const;
          const moved = after(...path, go('up', to, scale)).edits[0];
          if (moved === undefined || moved.type === 'activate-patch') return;
          const { width, height } = boxOf(moved);
          expect(width).toBeGreaterThanOrEqual(MIN_PATCH_SIDE_PX / scale - SLACK);
          expect(height).toBeGreaterThanOrEqual(MIN_PATCH_SIDE_PX / scale - SLACK);
          expect(liesInside(boxOf(moved))).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['n', { x: 1000, y: 850, width: 600, height: 350 }],
    ['ne', { x: 1000, y: 850, width: 630, height: 350 }],
    ['e', { x: 1000, y: 800, width: 630, height: 400 }],
    ['se', { x: 1000, y: 800, width: 630, height: 450 }],
    ['s', { x: 1000, y: 800, width: 600, height: 450 }],
    ['sw', { x: 1030, y: 800, width: 570, height: 450 }],
    ['w', { x: 1030, y: 800, width: 570, height: 400 }],
    ['nw', { x: 1030, y: 850, width: 570, height: 350 }],
  ] as const)('the side or corner %s follows the hand and the others stay', (part, box) => {
    const edit = { type: 'resize-patch', patchId: 'p1', box, viewScale: 1 };
    expect(after(down(part, [1500, 900]), go('move', [1520, 930]), go('up', [1530, 950])).edits).toEqual([
      edit,
    ]);
  });

  it('a side that is dragged past the other one stops at the least length', () => {
    const { edits } = after(
      down('w', [1000, 1000]),
      go('move', [3000, 1000], 0.5),
      go('up', [3000, 1000], 0.5),
    );
    expect(boxOf(edits[0])).toEqual({ ...BOX, x: 1600 - 84, width: 84 });
  });

  it('a press that never moves makes the patch the active one', () => {
    const press = [down('body', [1100, 900]), go('move', [1100, 900]), go('up', [1100, 900])];
    expect(after(...press).edits).toEqual([{ type: 'activate-patch', patchId: 'p1', panel: 'none' }]);
  });

  it('what is cancelled changes nothing, and the release that follows is nothing', () => {
    const drag = [down('body', [1100, 900]), go('move', [1300, 1000])];
    expect(after(...drag, { kind: 'cancelled' }, go('up', [1400, 1100]))).toMatchObject({
      state: tool.idle,
      edits: [],
    });
  });

  it('a second press does not take over from the first', () => {
    const other = { ...BOX, x: 0, y: 0 };
    const { edits } = after(
      down('body', [1100, 900]),
      go('move', [1200, 900]),
      down('body', [10, 10], other),
      go('up', [1200, 900]),
    );
    expect(edits).toEqual([{ type: 'move-patch', patchId: 'p1', box: { ...BOX, x: 1100 } }]);
  });
});
