/** A point of an image in level-0 pixels; the only coordinates that are ever stored. */
export interface ImagePoint {
  readonly x: number;
  readonly y: number;
}

/** Width and height in level-0 pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** The border counts as inside. */
export function isInside(point: ImagePoint, size: ImageSize): boolean {
  return point.x >= 0 && point.y >= 0 && point.x <= size.width && point.y <= size.height;
}

/** The point of the image that is nearest to `point`. */
export function clampPoint(point: ImagePoint, size: ImageSize): ImagePoint {
  return { x: Math.min(Math.max(point.x, 0), size.width), y: Math.min(Math.max(point.y, 0), size.height) };
}
