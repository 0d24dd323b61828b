import type { ImageBox } from '../marks/patch.ts';
import type { ImagePoint, ImageSize } from '../slides/geometry.ts';
import type { Scale } from '../slides/scale.ts';

/** A field of 0.238 mm² is what a 40x objective with a field of view of 0.55 mm shows. */
export const DEFAULT_FIELD_AREA = 0.238;
export const FIELD_AREAS = [0.159, 0.196, DEFAULT_FIELD_AREA, 1] as const;
const AREA_LIMITS = { least: 0.01, most: 10 } as const;

/** Square millimetres that a field may have. */
const isFieldArea = (area: number): boolean => area >= AREA_LIMITS.least && area <= AREA_LIMITS.most;

/** A square on the tissue, which is no square in pixels where the scanner's two scales differ. */
export interface FieldGrid {
  /** The top left corner of the first field. */
  readonly origin: ImagePoint;
  readonly width: number;
  readonly height: number;
}

/** Which field of the grid: the first is 0, 0. */
export interface FieldPlace {
  readonly column: number;
  readonly row: number;
}

/** A field as it is drawn. */
export interface ShownField {
  readonly box: ImageBox;
  /** The one that the reader is at. */
  readonly isCurrent: boolean;
}

export type FieldDirection = 'left' | 'right' | 'up' | 'down';

/** What fields are laid out by. */
interface CountedSlide {
  readonly scale: Scale;
  readonly size: ImageSize;
}

export type CountingRefusal = 'no-scale' | 'invalid-scale' | 'implausible-scale' | 'bad-area' | 'small-slide';

function sizeOfField(area: number, { mppX, mppY }: { readonly mppX: number; readonly mppY: number }) {
  const sideInMicrons = Math.sqrt(area) * 1000;
  return { width: sideInMicrons / mppX, height: sideInMicrons / mppY };
}

/** Why nothing can be counted per area on this slide; null where it can. */
export function refuseCounting({ scale, size }: CountedSlide, area: number): CountingRefusal | null {
  if (scale.state === 'none') return 'no-scale';
  if (scale.state === 'invalid') return 'invalid-scale';
  if (scale.state === 'assumed' && scale.implausible !== undefined) return 'implausible-scale';
  if (!isFieldArea(area)) return 'bad-area';
  const field = sizeOfField(area, scale);
  return field.width > size.width || field.height > size.height ? 'small-slide' : null;
}

const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * The grid whose first field lies around `centre`, or as near to it as the slide allows: glass beyond the scan would
 * count as area in which nothing was found. Null wherever `refuseCounting` names a reason.
 */
export function gridAround(centre: ImagePoint, area: number, slide: CountedSlide): FieldGrid | null {
  const { scale, size } = slide;
  if (refuseCounting(slide, area) !== null || scale.state === 'none' || scale.state === 'invalid')
    return null;
  const { width, height } = sizeOfField(area, scale);
  const x = within(centre.x - width / 2, size.width - width);
  const y = within(centre.y - height / 2, size.height - height);
  return { origin: { x, y }, width, height };
}

const leftOf = ({ origin, width }: FieldGrid, column: number): number => origin.x + column * width;
const topOf = ({ origin, height }: FieldGrid, row: number): number => origin.y + row * height;

export function boxOfField(grid: FieldGrid, { column, row }: FieldPlace): ImageBox {
  const x = leftOf(grid, column);
  const y = topOf(grid, row);
  return { x, y, width: leftOf(grid, column + 1) - x, height: topOf(grid, row + 1) - y };
}

/**
 * The left and top border belong to the field, the right and bottom border to its neighbours. Both neighbours compare
 * with the same number: a border that each worked out for itself could count a mark twice, or not at all.
 */
export function isInField(point: ImagePoint, grid: FieldGrid, { column, row }: FieldPlace): boolean {
  return (
    point.x >= leftOf(grid, column) &&
    point.x < leftOf(grid, column + 1) &&
    point.y >= topOf(grid, row) &&
    point.y < topOf(grid, row + 1)
  );
}

const STEPS: Readonly<Record<FieldDirection, FieldPlace>> = {
  left: { column: -1, row: 0 },
  right: { column: 1, row: 0 },
  up: { column: 0, row: -1 },
  down: { column: 0, row: 1 },
};

/** Level-0 pixels: a field at the very edge may lie beyond it by what numbers are rounded to. */
const ROUNDING = 1e-6;

/** The neighbour of a field; null where it would not lie wholly on the slide. */
export function fieldBeside(
  grid: FieldGrid,
  { column, row }: FieldPlace,
  direction: FieldDirection,
  size: ImageSize,
): FieldPlace | null {
  const place = { column: column + STEPS[direction].column, row: row + STEPS[direction].row };
  const { x, y, width, height } = boxOfField(grid, place);
  const isOnSlide =
    Math.min(x, y) >= -ROUNDING && x + width <= size.width + ROUNDING && y + height <= size.height + ROUNDING;
  return isOnSlide ? place : null;
}
