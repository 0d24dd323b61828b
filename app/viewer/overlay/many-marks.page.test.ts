import { afterEach, expect, it, vi } from 'vitest';
import { project } from './mark-geometry.ts';
import * as marksIndex from './mark-index.ts';
import { LINE_COLOUR } from './mark-style.ts';
import { cameraOn, PANE, patchOf, recordingContext, rulerOf } from './marks.test-support.ts';
import { createOverlay } from './overlay.client.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const RULERS = 2000;
const PATCHES = 500;
/** In rows of fifty all over the slide, a hundred pixels long, so that each has a place of its own. */
const rulers = Array.from({ length: RULERS }, (_, at) => {
  const [x, y] = [(at % 50) * 1200, Math.floor(at / 50) * 1000];
  return rulerOf(`r${String(at)}`, { label: 'm', from: { x, y }, to: { x: x + 100, y } });
});
const patches = Array.from({ length: PATCHES }, (_, at) => {
  const box = { x: (at % 25) * 2400 + 300, y: Math.floor(at / 25) * 2000 + 300, width: 200, height: 100 };
  return patchOf(`p${String(at)}`, { note: '', color: '#123456', box });
});
/** A pan across the slide, where a few marks are in view at a time. */
const FRAMES = Array.from({ length: 120 }, (_, at) => cameraOn(600 + at * 480, 500 + at * 320, 0.5, at));

const isInPane = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= 0 && y >= 0 && x <= PANE.width && y <= PANE.height;

it('D28 2,000 rulers and 500 patches on a slide: each frame of a pan paints those in view, every one of them, and little else', () => {
  const { context, recorded } = recordingContext();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const build = vi.spyOn(marksIndex, 'createBoxIndex');
  const overlay = createOverlay(document.createElement('div'));
  build.mockClear();
  overlay.show({ rulers, patches, editedPatch: null });
  let most = 0;
  for (const camera of FRAMES) {
    recorded.strokes.length = 0;
    overlay.draw(camera);
    const matrix = camera.matrix();
    const startsOf = (colour: string): ReadonlySet<string> =>
      new Set(
        recorded.strokes
          .filter((stroke) => stroke.colour === colour)
          .map(({ lines }) => (lines[0]?.[0] ?? []).map((part) => part.toFixed(3)).join(' ')),
      );
    const placeOf = (point: { readonly x: number; readonly y: number }): string => {
      const { x, y } = project(matrix, point);
      return `${x.toFixed(3)} ${y.toFixed(3)}`;
    };
    const paintedRulers = startsOf(LINE_COLOUR);
    const paintedPatches = startsOf('#123456');
    for (const { from } of rulers.filter(({ from: start }) => isInPane(project(matrix, start))))
      expect(paintedRulers).toContain(placeOf(from));
    for (const { box } of patches.filter(({ box: corner }) => isInPane(project(matrix, corner))))
      expect(paintedPatches).toContain(placeOf(box));
    most = Math.max(most, paintedRulers.size + paintedPatches.size);
    // Two strokes for each mark, and none for those out of view.
    expect(recorded.strokes).toHaveLength(2 * (paintedRulers.size + paintedPatches.size));
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan((RULERS + PATCHES) / 50);
  // One for each list, for the whole pan.
  expect(build).toHaveBeenCalledTimes(2);
});

it('D28 with all 2,500 marks in view every one is painted once a frame, and a frame that only brings tiles paints none', () => {
  const { context, recorded } = recordingContext();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context);
  const overlay = createOverlay(document.createElement('div'));
  overlay.show({ rulers, patches, editedPatch: null });
  const whole = cameraOn(30_000, 20_000, 0.01, 0);
  overlay.draw(whole);
  expect(recorded.strokes).toHaveLength(2 * (RULERS + PATCHES));
  recorded.strokes.length = 0;
  overlay.draw(whole);
  expect(recorded.strokes).toHaveLength(0);
});
