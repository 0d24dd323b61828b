import { centreOf, type Patch } from '../marks/patch.ts';
import { type FieldGrid, type FieldPlace, isInField } from './field.ts';

export interface FieldCount {
  readonly counts: readonly number[];
  readonly total: number;
  /** Square millimetres of all fields together. */
  readonly area: number;
  readonly perMm2: number;
  /** Mitotic figures are reported so. */
  readonly per2Mm2: number;
}

/** Counts are worked out from the marks each time, so they cannot differ from what is on the slide. */
export function countMarks(
  patches: readonly Patch[],
  grid: FieldGrid,
  fields: readonly FieldPlace[],
  areaOfField: number,
): FieldCount {
  const centres = patches.map(({ box }) => centreOf(box));
  const counts = fields.map((field) => centres.filter((centre) => isInField(centre, grid, field)).length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const area = fields.length * areaOfField;
  const perMm2 = area === 0 ? 0 : total / area;
  return { counts, total, area, perMm2, per2Mm2: 2 * perMm2 };
}
