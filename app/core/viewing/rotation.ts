/** Degrees that one press of Rotate Left or Rotate Right turns by. */
export const ROTATION_STEP = 90;

/** Degrees clockwise, wrapped into 0 up to 360. */
export function turnedBy(rotation: number, degrees: number): number {
  const turned = (((rotation + degrees) % 360) + 360) % 360;
  // A hair below zero wraps to 360 itself by rounding.
  return turned === 360 ? 0 : turned;
}
