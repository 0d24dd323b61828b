const RIGHT_ANGLE = 90;
/**
 * A little over a half: two neighbours compute their common edge along different ways, and where it falls
 * on half a pixel the last binary digit must not send them to different sides.
 */
const HALF_UP = 0.5 + 1e-4;

/**
 * Puts an edge where it falls on the device's pixel grid after the rotation about the middle: a quarter
 * turn of a canvas with an odd sum of sides lands between pixels. Other angles, which only pass by during
 * an animation, cannot be aligned; whole pixels are kept so that neighbours still meet.
 */
export function snapper(degrees: number, width: number, height: number): (edge: number) => number {
  const quarterTurn = Math.abs(degrees % (2 * RIGHT_ANGLE)) === RIGHT_ANGLE;
  const offset = quarterTurn && (width + height) % 2 === 1 ? 0.5 : 0;
  return (edge) => Math.floor(edge - offset + HALF_UP) + offset;
}
