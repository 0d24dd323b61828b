import type { ShownPatch, ShownRuler } from '#app/core/marks/shown.ts';
import type { Affine, MarkCamera } from '#app/viewer/overlay/mark-geometry.ts';

/** CSS pixels. */
export const PANE = { width: 1280, height: 800 } as const;
/** Level-0 pixels for each CSS pixel: a slide of 20,480 by 12,800 that fills the pane. */
export const LEVEL_0_PER_PX = 16;
/** CSS pixels by which panning may move the slide without moving a ruler out of view. */
const SWAY = 40;

/** A linear congruential generator: the same marks for everyone, in every run. */
export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** From 20 to 80 CSS pixels long, in any direction, with a label of its own each. */
export function rulersOf(count: number, seed: number): readonly ShownRuler[] {
  const chance = chanceOf(seed);
  const inner = { width: PANE.width - 4 * SWAY, height: PANE.height - 4 * SWAY };
  return Array.from({ length: count }, (_, at): ShownRuler => {
    const x = (2 * SWAY + chance() * inner.width) * LEVEL_0_PER_PX;
    const y = (2 * SWAY + chance() * inner.height) * LEVEL_0_PER_PX;
    const angle = chance() * 2 * Math.PI;
    const half = (10 + chance() * 30) * LEVEL_0_PER_PX;
    const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half];
    return {
      id: `ruler-${String(at)}`,
      mode: 'straight',
      isFormer: false,
      from: { x: x - dx, y: y - dy },
      to: { x: x + dx, y: y + dy },
      label: `${(half * 2 * 0.2527).toFixed(3)} μm`,
      look: 'own',
    };
  });
}

const COLOURS = ['#7cfc00', '#ff5a5f', '#3fa7ff'];

export function patchesOf(count: number, seed: number): readonly ShownPatch[] {
  const chance = chanceOf(seed);
  return Array.from({ length: count }, (_, at): ShownPatch => {
    const side = (42 + chance() * 60) * LEVEL_0_PER_PX;
    const isPoint = chance() < 0.2;
    const size = isPoint ? 0 : side;
    return {
      id: `patch-${String(at)}`,
      note: `Region ${String(at)}`,
      color: COLOURS[at % COLOURS.length] ?? '#7cfc00',
      isPoint,
      box: {
        x: (SWAY + chance() * (PANE.width - 160)) * LEVEL_0_PER_PX,
        y: (SWAY + chance() * (PANE.height - 160)) * LEVEL_0_PER_PX,
        width: size,
        height: size,
      },
      look: 'own',
    };
  });
}

/** Where panning has the slide in a frame, in CSS pixels. */
export function swayAt(frame: number): { readonly x: number; readonly y: number } {
  return { x: Math.sin(frame / 9) * SWAY, y: Math.cos(frame / 7) * SWAY };
}

export function matrixAt(frame: number): Affine {
  const { x, y } = swayAt(frame);
  return [1 / LEVEL_0_PER_PX, 0, 0, 1 / LEVEL_0_PER_PX, x, y];
}

/** The methods of the viewer's camera that drawing marks uses, without a viewer. */
export function cameraAt(frame: number): MarkCamera {
  const matrix = matrixAt(frame);
  return { pane: () => PANE, matrix: () => matrix };
}
