import type { Scale } from '../slides/scale.ts';
import { SCALE_WORDS } from '../viewing/caption.ts';
import type { FieldCount } from './count.ts';

/** Square millimetres, without zeros that say nothing. */
export const areaText = (area: number): string => `${String(Number(area.toFixed(3)))} mm²`;

export const densityText = (density: number): string => density.toFixed(1);

/** Stands beside every figure that rests on a scale that the slide does not name; null where the file names it. */
export const scaleRemark = ({ state }: Scale): string | null =>
  state === 'file' ? null : SCALE_WORDS[state];

/** What a count is copied with, so that the text says by itself what was counted. No patient: texts are sent around. */
interface CountedWhat {
  readonly caseID: string;
  readonly slideTitle: string;
  /** Square millimetres of one field. */
  readonly areaOfField: number;
  readonly scale: Scale;
}

function scaleLine(scale: Scale): string {
  const mpp = 'mppX' in scale ? `: ${String(scale.mppX)} × ${String(scale.mppY)} μm per pixel` : '';
  return `${SCALE_WORDS[scale.state]}${mpp}`;
}

/** The table of a count as lines of text. */
export function countText(
  count: FieldCount,
  { caseID, slideTitle, areaOfField, scale }: CountedWhat,
): string {
  const remark = scaleRemark(scale);
  const beside = remark === null ? '' : ` (${remark})`;
  return [
    `Case ${caseID} · ${slideTitle}`,
    ...count.counts.map((marks, at) => `Field ${String(at + 1)}: ${String(marks)}`),
    `Total: ${String(count.total)}`,
    `Area of one field: ${areaText(areaOfField)}${beside}`,
    `Area of all fields: ${areaText(count.area)}${beside}`,
    `Density: ${densityText(count.perMm2)} per mm²${beside}`,
    `Density: ${densityText(count.per2Mm2)} per 2 mm²${beside}`,
    scaleLine(scale),
  ].join('\n');
}
