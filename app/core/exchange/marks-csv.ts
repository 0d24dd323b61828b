import { legsOf, lengthOf } from '../marks/length.ts';
import type { Scale } from '../slides/scale.ts';
import type { ImageMarks } from './geojson.ts';

const HEAD = [
  'image',
  'mark',
  'kind',
  'name',
  'value',
  'unit',
  'scale',
  'mpp x',
  'mpp y',
  'author',
  'x 1',
  'y 1',
  'x 2',
  'y 2',
  'scale replaced',
  'along x',
  'along y',
] as const;

type Cell = string | number | null;

/** Without it a spreadsheet takes the file for text of its system's own code page, in which μ and accents break. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A sheet runs a text that begins so as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

function scaleCells(scale: Scale): readonly Cell[] {
  const mpp = 'mppX' in scale ? [scale.mppX, scale.mppY] : [null, null];
  return [scale.state, ...mpp];
}

/**
 * One row a mark: what it measures with its unit, what that rests on, whose it is and where it lies in level-0 pixels.
 * A value on an assumed scale says so in its row, and so does one by a scale that the slide has no more: that of the rulers
 * `former`. Lengths are in micrometres, or in pixels where there is no scale; those along the axes of the image stand beside
 * coordinate rulers alone.
 */
export function marksAsCsv({ imageId, rulers, patches }: ImageMarks, former: ReadonlySet<string>): string {
  const rulerRows = rulers.map((ruler): readonly Cell[] => {
    const { id, name, from, to, scale, author } = ruler;
    const legs = legsOf(ruler);
    const length = lengthOf(from, to, scale);
    const unit = length === null ? null : length.unit === 'pixel' ? 'px' : 'μm';
    return [
      imageId,
      id,
      'ruler',
      name,
      length?.value ?? null,
      unit,
      ...scaleCells(scale),
      author?.displayName ?? null,
      from.x,
      from.y,
      to.x,
      to.y,
      former.has(id) ? 'yes' : 'no',
      legs?.across.value ?? null,
      legs?.down.value ?? null,
    ];
  });
  const patchRows = patches.map(({ id, note, isPoint, box, author }): readonly Cell[] => [
    imageId,
    id,
    isPoint ? 'point' : 'region',
    note,
    null,
    null,
    null,
    null,
    null,
    author?.displayName ?? null,
    box.x,
    box.y,
    box.x + box.width,
    box.y + box.height,
    null,
    null,
    null,
  ]);
  const rows: readonly (readonly Cell[])[] = [HEAD, ...rulerRows, ...patchRows];
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');
}
