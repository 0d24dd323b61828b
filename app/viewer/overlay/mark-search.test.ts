import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '#app/core/event-log/holds.test-support.ts';
import { inverseOf, mappedEdges, paneEdges, project, touches } from './mark-geometry.ts';
import {
  distanceToPatch,
  hitPatch,
  PATCH_MARGIN_PX,
  patchesNear,
  patchLabelOf,
  patchLayerOf,
} from './mark-patches.ts';
import { hitRuler, isNear, rulerLayerOf, rulerOnScreen, rulersNear } from './mark-rulers.ts';
import { cameras, distanceToRuler, PANE, patchLists, rulerLists, rulerOf } from './marks.test-support.ts';

const somewhere = fc.record({
  x: fc.double({ min: 0, max: PANE.width, noNaN: true }),
  y: fc.double({ min: 0, max: PANE.height, noNaN: true }),
});
const reaches = fc.double({ min: 0, max: 60, noNaN: true });

describe('what is near the view', () => {
  it('is found by the index as by looking at every ruler, at any rotation', () => {
    holds(
      500,
      fc.property(rulerLists, cameras, (rulers, camera) => {
        const layer = rulerLayerOf(rulers);
        const edges = paneEdges(PANE, layer.margin);
        const wanted = rulers.filter((ruler) => isNear(rulerOnScreen(ruler, camera.matrix()), edges));
        expect(rulersNear(layer, camera.matrix(), PANE).map(({ ruler }) => ruler)).toEqual(wanted);
      }),
    );
  });

  it('holds every ruler of which a point is in the pane', () => {
    holds(
      500,
      fc.property(
        rulerLists,
        cameras,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (rulers, camera, share) => {
          const near = new Set(
            rulersNear(rulerLayerOf(rulers), camera.matrix(), PANE).map(({ ruler }) => ruler.id),
          );
          for (const { id, from, to } of rulers) {
            const on = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
            const { x, y } = project(camera.matrix(), on);
            if (x >= 0 && y >= 0 && x <= PANE.width && y <= PANE.height) expect(near).toContain(id);
          }
        },
      ),
    );
  });

  it('is found by the index as by looking at every patch, at any rotation', () => {
    holds(
      500,
      fc.property(patchLists, cameras, (patches, camera) => {
        const matrix = camera.matrix();
        const back = inverseOf(matrix);
        if (back === null) throw new Error('the view has a size');
        const edges = paneEdges(PANE, PATCH_MARGIN_PX);
        const wanted = patches.flatMap(({ box }, at) => {
          const own = { minX: box.x, minY: box.y, maxX: box.x + box.width, maxY: box.y + box.height };
          return touches(mappedEdges(matrix, own), edges) && touches(own, mappedEdges(back, edges))
            ? [at]
            : [];
        });
        expect(patchesNear(patchLayerOf(patches), matrix, PANE)).toEqual(wanted);
      }),
    );
  });
});

const ROUNDING_PX = 1e-6;

describe('what is hit', () => {
  it('is the last ruler within reach, as looking at every one finds it', () => {
    holds(
      1000,
      fc.property(rulerLists, cameras, somewhere, reaches, (rulers, camera, at, reach) => {
        const matrix = camera.matrix();
        // One measures on the screen and the other on the image: exactly on the border, rounding decides.
        const within = (far: number): number =>
          rulers.findLastIndex((ruler) => distanceToRuler(at, ruler, matrix) <= far);
        const id = hitRuler(rulerLayerOf(rulers), at, matrix, reach);
        const found = rulers.findIndex((ruler) => ruler.id === id);
        expect(found).toBeGreaterThanOrEqual(within(reach - ROUNDING_PX));
        expect(found).toBeLessThanOrEqual(within(reach + ROUNDING_PX));
        const hit = rulers[found];
        if (hit) expect(distanceToRuler(at, hit, matrix)).toBeLessThanOrEqual(reach + ROUNDING_PX);
      }),
    );
  });

  it('is the last patch within reach that is not left out', () => {
    holds(
      1000,
      fc.property(patchLists, cameras, somewhere, reaches, (patches, camera, at, reach) => {
        const matrix = camera.matrix();
        const wanted = patches.findLast(
          (patch) => patch.id !== 'patch-3' && distanceToPatch(at, patch, matrix) <= reach,
        );
        expect(hitPatch(patchLayerOf(patches), at, matrix, reach, 'patch-3')).toBe(wanted?.id ?? null);
      }),
    );
  });

  it('is a coordinate ruler by its legs too', () => {
    const [from, to] = [
      { x: 100, y: 100 },
      { x: 300, y: 200 },
    ];
    const byItsElbow = (mode: 'straight' | 'coordinate'): string | null =>
      hitRuler(rulerLayerOf([rulerOf('a', { mode, from, to })]), { x: 299, y: 101 }, [1, 0, 0, 1, 0, 0], 2);
    expect(byItsElbow('coordinate')).toBe('a');
    expect(byItsElbow('straight')).toBeNull();
  });

  it('is a coordinate ruler by its legs where they lie on a section that is turned', () => {
    const turned = rulerOf('a', { mode: 'coordinate', elbow: { x: 100, y: 600 } });
    const [layer, matrix] = [rulerLayerOf([turned]), [1, 0, 0, 1, 0, 0] as const];
    expect(hitRuler(layer, { x: 101, y: 599 }, matrix, 2)).toBe('a');
    expect(hitRuler(layer, { x: 299, y: 101 }, matrix, 2)).toBeNull();
    expect(rulersNear(layer, [1, 0, 0, 1, 0, -590], PANE).map(({ elbow }) => elbow)).toEqual([
      { x: 100, y: 10 },
    ]);
  });

  it('is nothing in a pane without a size', () => {
    expect(hitRuler(rulerLayerOf([rulerOf('a')]), { x: 0, y: 0 }, [0, 0, 0, 0, 0, 0], 1e9)).toBeNull();
  });
});

describe('the label of a patch', () => {
  it('is the first line of its note, and no more of that than a label holds', () => {
    expect(patchLabelOf('  first \r\nsecond')).toBe('first');
    expect(patchLabelOf(' \n ')).toBe('');
    expect(patchLabelOf('🔬'.repeat(60))).toBe(`${'🔬'.repeat(39)}…`);
  });
});
