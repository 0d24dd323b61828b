import { clampPoint, type ImagePoint, type ImageSize } from '#app/core/slides/geometry.ts';

/**
 * Where the way from a point inside the image to one outside it crosses the edge. A fast hand is far
 * outside by the time the browser reports it, and the measurement should still end on the edge.
 */
export function crossing(inside: ImagePoint, outside: ImagePoint, size: ImageSize): ImagePoint {
  const reach = (from: number, to: number, most: number): number => {
    if (to > most) return (most - from) / (to - from);
    return to < 0 ? from / (from - to) : 1;
  };
  const part = Math.min(reach(inside.x, outside.x, size.width), reach(inside.y, outside.y, size.height));
  const at = { x: inside.x + (outside.x - inside.x) * part, y: inside.y + (outside.y - inside.y) * part };
  return clampPoint(at, size);
}
