import OpenSeadragon from 'openseadragon';

type Rect = OpenSeadragon.Rect;

/** As the library has it: areas that touch have an empty one in common. */
const EPSILON = 1e-10;

/** The area that two areas have in common where neither is turned; null where there is none. */
export function commonArea(one: Rect, other: Rect): Rect | null {
  const left = Math.max(one.x, other.x);
  const top = Math.max(one.y, other.y);
  const width = Math.min(one.x + one.width, other.x + other.width) - left;
  const height = Math.min(one.y + one.height, other.y + other.height) - top;
  if (width < -EPSILON || height < -EPSILON) return null;
  return new OpenSeadragon.Rect(left, top, Math.max(0, width), Math.max(0, height));
}

/** What the library does for areas that may be turned, which makes sixty points and more for each pair. */
const commonTurnedArea: (this: Rect, other: Rect) => Rect | null = Reflect.get(
  OpenSeadragon.Rect.prototype,
  'intersection',
);

/**
 * The library asks at each frame of every tile whether it lies in the view. Only while a view turns are the areas turned;
 * without this, two thirds of all that a view allocates is made for this one question.
 */
export function quickenCommonAreas(): void {
  Object.assign(OpenSeadragon.Rect.prototype, {
    intersection(this: Rect, other: Rect): Rect | null {
      const isTurned = this.degrees !== 0 || other.degrees !== 0;
      return isTurned ? commonTurnedArea.call(this, other) : commonArea(this, other);
    },
  });
}
