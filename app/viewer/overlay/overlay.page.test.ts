import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { project } from './mark-geometry.ts';
import * as marksIndex from './mark-index.ts';
import {
  CHOSEN_COLOUR,
  CHOSEN_EDGE_COLOUR,
  DASH_PX,
  FIELD_COLOUR,
  LINE_COLOUR,
  RIM_COLOUR,
} from './mark-style.ts';
import {
  cameraOn,
  cameras,
  home,
  NOTHING,
  patchOf,
  recordingContext,
  rulerLists,
  rulerOf,
} from './marks.test-support.ts';
import { createOverlay, type PaneMarks } from './overlay.client.ts';

let host: HTMLElement;

beforeEach(() => {
  vi.restoreAllMocks();
  host = document.createElement('div');
  document.body.replaceChildren(host);
});

function painted(marks: Partial<PaneMarks>, camera = home, ratio = 1) {
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, ...marks });
  const { context, recorded } = recordingContext();
  overlay.paint(context, camera, ratio);
  overlay.destroy();
  return recorded;
}

/** What is drawn of the marks on the pane's own canvas. */
function drawn(marks: Partial<PaneMarks>) {
  const { context, recorded } = recordingContext();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const overlay = createOverlay(host);
  overlay.show({ ...NOTHING, ...marks });
  overlay.draw(home);
  return recorded;
}

describe('the picture of the marks', () => {
  it('writes a label that is wider than the pane in lines, of which the value is one', () => {
    const label = `${'x'.repeat(150)}: 798.123 μm (assumed scale)`;
    const { texts } = painted({ rulers: [rulerOf('r', { label })], looked: ['r'] });
    expect(texts).toEqual([expect.stringMatching(/^x+…$/), '798.123 μm (assumed scale)']);
  });

  it('outlines the mark that was gone to beneath its own lines, and nothing where that is not here', () => {
    const marks = { rulers: [rulerOf('r')], patches: [patchOf('p')] };
    const colours = (chosen: string | null) =>
      painted({ ...marks, chosen }).strokes.map(({ colour }) => colour);
    const plain = colours(null);
    expect(plain).not.toContain(CHOSEN_COLOUR);
    for (const chosen of ['r', 'p']) {
      expect(colours(chosen)).toEqual([CHOSEN_EDGE_COLOUR, CHOSEN_COLOUR, ...plain]);
    }
    expect(colours('of another slide')).toEqual(plain);
    const edited = painted({ ...marks, editedPatch: 'p', chosen: 'p' });
    expect(edited.strokes.map(({ colour }) => colour)).toEqual(plain);
  });

  it('frames the fields of a count beneath all marks, the current one last, and without any mark too', () => {
    const at = (x: number, isCurrent: boolean) => ({
      box: { x, y: 100, width: 200, height: 100 },
      isCurrent,
    });
    const fields = [at(400, true), at(600, false)];
    const { strokes } = painted({ patches: [patchOf('p')], fields });
    const lefts = strokes.map(({ colour, lines }) => [colour, lines[0]?.[0]?.[0]]);
    expect(lefts.slice(0, 4)).toEqual([
      [RIM_COLOUR, 600],
      [FIELD_COLOUR, 600],
      [RIM_COLOUR, 400],
      [FIELD_COLOUR, 400],
    ]);
    expect(lefts).toHaveLength(4 + painted({ patches: [patchOf('p')] }).strokes.length);
    expect(drawn({ fields }).strokes).toHaveLength(4);
  });

  it('draws the ends of every solid line where the camera puts them, to a millionth of a pixel', () => {
    holds(
      200,
      fc.property(rulerLists, cameras, (rulers, camera) => {
        const lines = painted({ rulers }, camera)
          .strokes.filter(({ dashed }) => !dashed)
          .map(({ lines }) => lines[0]);
        for (const line of lines) {
          const [start, end] = [line?.[0], line?.[1]];
          // A synced ruler without a length has no ticks, so its solid strokes are empty.
          if (start === undefined || end === undefined) continue;
          const places = rulers.flatMap(({ from, to, elbow }) => [from, to, elbow ?? { x: to.x, y: from.y }]);
          // A synced ruler's solid strokes begin with its tick, whose middle is its end.
          const middle = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2] as const;
          const isAt = ([x, y]: readonly [number, number]): boolean =>
            places.some((place) => {
              const at = project(camera.matrix(), place);
              return Math.abs(at.x - x) < 1e-6 && Math.abs(at.y - y) < 1e-6;
            });
          expect((isAt(start) && isAt(end)) || isAt(middle)).toBe(true);
        }
      }),
    );
  });

  it('draws patches first, then rulers in their order, and labels above lines', () => {
    const below = { from: { x: 100, y: 300 }, to: { x: 300, y: 400 } };
    const rulers = [rulerOf('a', { label: 'one' }), rulerOf('b', { label: 'two', ...below })];
    const { acts } = drawn({ rulers, patches: [patchOf('p', { note: 'note', color: '#123456' })] });
    const at = (act: string): number => acts.indexOf(act);
    // No fill: the tissue within a region keeps its colours.
    expect(at('fill #123456')).toBe(-1);
    expect(at('stroke #123456')).toBeGreaterThan(-1);
    expect(at('stroke #123456')).toBeLessThan(at('text note'));
    expect(at('text note')).toBeLessThan(at(`stroke ${LINE_COLOUR}`));
    expect(acts.lastIndexOf(`stroke ${LINE_COLOUR}`)).toBeLessThan(Math.min(at('text one'), at('text two')));
  });

  it('leaves the edited patch to the DOM on screen, and has it in a screenshot', () => {
    const marks = {
      patches: [
        patchOf('p', { note: 'shown' }),
        patchOf('q', { note: 'edited', box: { x: 100, y: 50, width: 200, height: 100 } }),
      ],
      editedPatch: 'q',
    };
    expect(drawn(marks).texts).toEqual(['shown']);
    expect(painted(marks).texts).toEqual(['shown', 'edited']);
  });

  it('shows no label of a ruler that is shorter than it, unless that is looked at', () => {
    const short = rulerOf('a', { label: 'longer than it', to: { x: 120, y: 100 } });
    const rulers = [short, rulerOf('b', { label: 'b', from: { x: 100, y: 300 }, to: { x: 300, y: 300 } })];
    expect(painted({ rulers }).texts).toEqual(['b']);
    expect(painted({ rulers, looked: ['a'] }).texts).toEqual(['longer than it', 'b']);
    // Where one is out of view, the others are looked for.
    const far = rulerOf('far', { from: { x: 50_000, y: 100 }, to: { x: 50_100, y: 100 } });
    expect(painted({ rulers: [...rulers, far], looked: ['a'] }).texts).toEqual(['longer than it', 'b']);
    expect(painted({ rulers: [...rulers, far] }).texts).toEqual(['b']);
  });

  it('draws nothing for empty lists', () => {
    expect(drawn({})).toEqual({ strokes: [], texts: [], acts: [] });
  });

  it('dashes what is synced, and only near the pane, in step with the rest of the line', () => {
    const far = { from: { x: -1e7, y: 300 }, to: { x: 1e7, y: 300 } };
    const dashes = painted({ rulers: [rulerOf('sync-a', { look: 'synced', ...far })] }).strokes.filter(
      ({ dashed }) => dashed,
    );
    const line = dashes[0]?.lines[0] ?? [];
    const [start, end] = [line[0]?.[0] ?? Number.NaN, line[1]?.[0] ?? Number.NaN];
    expect(end - start).toBeLessThan(2000);
    const period = DASH_PX.reduce((sum, piece) => sum + piece, 0);
    expect((start + 1e7) / period).toBeCloseTo(Math.round((start + 1e7) / period), 6);
  });

  it('tells whether marks of the first pane are among them', () => {
    const tells = (marks: Partial<PaneMarks>) => {
      const overlay = createOverlay(host);
      overlay.show({ ...NOTHING, ...marks });
      return overlay.paint(recordingContext().context, home, 1).hasProjections;
    };
    expect(tells({ rulers: [rulerOf('a')], patches: [patchOf('p')] })).toBe(false);
    expect(tells({ rulers: [rulerOf('a'), rulerOf('sync-b', { look: 'synced' })] })).toBe(true);
    expect(tells({ patches: [patchOf('sync-p', { look: 'synced' })] })).toBe(true);
    const away = { from: { x: 5e5, y: 5e5 }, to: { x: 6e5, y: 5e5 } };
    expect(tells({ rulers: [rulerOf('sync-b', { look: 'synced', ...away })] })).toBe(false);
    const box = { x: 5e5, y: 5e5, width: 100, height: 100 };
    expect(tells({ patches: [patchOf('sync-p', { look: 'synced', box })] })).toBe(false);
  });

  it('draws a screenshot at the ratio that is asked for', () => {
    expect(painted({ rulers: [rulerOf('a')] }, home, 2).acts[0]).toBe('scale 2');
  });
});

describe('the overlay', () => {
  it('builds an index anew only for the list that is another one', () => {
    const build = vi.spyOn(marksIndex, 'createBoxIndex');
    const overlay = createOverlay(host);
    const marks: PaneMarks = { rulers: [rulerOf('a')], patches: [patchOf('p')], editedPatch: null };
    overlay.show(marks);
    build.mockClear();
    overlay.show({ ...marks, editedPatch: 'p' });
    expect(build).toHaveBeenCalledTimes(0);
    overlay.show({ ...marks, rulers: [rulerOf('b')] });
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('hits rulers before patches, and only the kinds that are asked for', () => {
    const overlay = createOverlay(host);
    const over = { from: { x: 400, y: 350 }, to: { x: 600, y: 350 } };
    overlay.show({ ...NOTHING, rulers: [rulerOf('a', over)], patches: [patchOf('p')] });
    const hit = (...kinds: ('ruler' | 'patch')[]) => overlay.hit({ x: 500, y: 351 }, home, 4, kinds);
    expect(hit('ruler', 'patch')).toEqual({ kind: 'ruler', id: 'a' });
    expect(hit('patch')).toEqual({ kind: 'patch', id: 'p' });
    expect(hit()).toBeNull();
  });

  it('knows where the middle of a ruler lies, and of none that is not shown', () => {
    const overlay = createOverlay(host);
    overlay.show({ ...NOTHING, rulers: [rulerOf('a')] });
    expect(overlay.middleOf('a', home)).toEqual({ x: 200, y: 150 });
    expect(overlay.middleOf('b', home)).toBeNull();
  });

  it('S9-25 lies at the z-index of overlays, takes no pointer, and is gone when it is destroyed', () => {
    const overlay = createOverlay(host);
    expect(overlay.canvas.style.zIndex).toBe('101');
    expect(overlay.canvas.style.pointerEvents).toBe('none');
    overlay.destroy();
    expect(host.children).toHaveLength(0);
  });
});

describe('the pane’s own canvas', () => {
  const views = [home, home, cameraOn(460, 300, 1, 0), cameraOn(460, 300, 1, 90), home];

  function clears(marks: readonly PaneMarks[], cameras = views): number {
    const { context } = recordingContext();
    const cleared = vi.spyOn(context, 'clearRect');
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
    const overlay = createOverlay(host);
    for (const one of marks) {
      overlay.show(one);
      for (const camera of cameras) overlay.draw(camera);
    }
    return cleared.mock.calls.length;
  }

  it('is painted again for each view of its marks, and not for the same one', () => {
    expect(clears([{ ...NOTHING, rulers: [rulerOf('a')] }])).toBe(4);
    expect(clears([{ ...NOTHING, patches: [patchOf('a')] }])).toBe(4);
  });

  it('is left alone while there is nothing on it, and wiped when the last mark goes', () => {
    expect(clears([NOTHING])).toBe(0);
    expect(clears([NOTHING, { ...NOTHING, rulers: [rulerOf('a')] }, NOTHING], [home])).toBe(2);
  });

  it('is shown only while there is something on it', () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(recordingContext().context);
    const overlay = createOverlay(host);
    const isShown = (marks: Partial<PaneMarks>): boolean => {
      overlay.show({ ...NOTHING, ...marks });
      overlay.draw(home);
      return overlay.canvas.style.display !== 'none';
    };
    expect(isShown({})).toBe(false);
    expect(isShown({ rulers: [rulerOf('a')] })).toBe(true);
    expect(isShown({})).toBe(false);
    expect(isShown({ patches: [patchOf('p')] })).toBe(true);
  });

  it('follows the marks that are shown in the same view', () => {
    const rulers = [rulerOf('a')];
    expect(
      clears(
        [1, 2, 3].map(() => ({ ...NOTHING, rulers })),
        [home],
      ),
    ).toBe(3);
  });
});
