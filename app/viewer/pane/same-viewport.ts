import type { Viewport } from '#app/core/viewing/viewport.ts';

/** Screen pixels by which two views may differ and still be the same to any eye and any stored entry. */
const TOLERANCE_PX = 0.05;
const SCALE_TOLERANCE = 1e-5;
const ROTATION_TOLERANCE_DEG = 1e-3;

/** Degrees brought into 0 up to 360. */
export function normalRotation(degrees: number): number {
  const turned = ((degrees % 360) + 360) % 360;
  return turned === 360 ? 0 : turned;
}

function turnBetween(a: number, b: number): number {
  const turn = normalRotation(a - b);
  return Math.min(turn, 360 - turn);
}

/**
 * Whether two viewports show the same. It compares values, so that a movement that we asked for is told
 * from one of the reader's without keeping a flag in between.
 */
export function sameViewport(a: Viewport | null, b: Viewport | null): boolean {
  if (a === null || b === null) return a === b;
  const scale = Math.max(a.scale, b.scale);
  return (
    Math.abs(a.scale - b.scale) <= SCALE_TOLERANCE * scale &&
    Math.abs(a.centre.x - b.centre.x) * scale <= TOLERANCE_PX &&
    Math.abs(a.centre.y - b.centre.y) * scale <= TOLERANCE_PX &&
    turnBetween(a.rotation, b.rotation) <= ROTATION_TOLERANCE_DEG
  );
}
