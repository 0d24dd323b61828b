/** Degrees clockwise, wrapped into 0 up to 360. */
export function turnBy(rotation: number, degrees: number): number {
  return (((rotation + degrees) % 360) + 360) % 360;
}
