import { figureOf } from '../table.ts';
import type { Contender } from './contenders.ts';
import type { Figures, Measured } from './results.ts';

/** A figure of ours against a limit; NaN when something that it hangs on was not measured. */
export interface Verdict {
  readonly what: string;
  readonly figure: number;
  readonly limit: number;
}

type Name = keyof Figures;

/** What is promised at each latency; `measured` is of that latency. */
export function verdictsOf(measured: Measured, latency: number): readonly Verdict[] {
  const at = (contender: Contender, name: Name): number => measured.get(contender)?.[name] ?? Number.NaN;
  const ratio = (ours: Contender, other: Contender, name: Name): number => at(ours, name) / at(other, name);
  const isNear = latency === 0;
  const tour: readonly Verdict[] = [
    { what: 'DZI, tour / floor', figure: ratio('ours-dzi', 'floor-dzi', 'tour'), limit: isNear ? 1.3 : 1.1 },
    // Over a slow line not even the floor comes below a third: docs/decisions/0016.
    ...(isNear
      ? [{ what: 'DZI, tour / OpenSeadragon', figure: ratio('ours-dzi', 'osd', 'tour'), limit: 0.25 }]
      : []),
    { what: 'DZI, first view / floor', figure: ratio('ours-dzi', 'floor-dzi', 'firstSinceOpen'), limit: 1.6 },
    { what: 'TIFF, tour / merged floor', figure: ratio('ours-tiff', 'floor-tiff', 'tour'), limit: 1.5 },
    { what: 'TIFF, tour / geotiff-tilesource', figure: ratio('ours-tiff', 'geotiff', 'tour'), limit: 0.1 },
    ...(isNear
      ? []
      : [{ what: 'TIFF, tour / DZI floor', figure: ratio('ours-tiff', 'floor-dzi', 'tour'), limit: 0.5 }]),
    { what: 'TIFF, bytes / needed', figure: at('ours-tiff', 'byteShare'), limit: 1.15 },
    { what: 'TIFF, requests / needed tiles', figure: at('ours-tiff', 'requestsPerTile'), limit: 0.25 },
    { what: 'DZI, main thread / OpenSeadragon', figure: ratio('ours-dzi', 'osd', 'task'), limit: 0.25 },
    { what: 'TIFF, main thread / OpenSeadragon', figure: ratio('ours-tiff', 'osd', 'task'), limit: 0.25 },
  ];
  const path = (['dzi', 'tiff'] as const).flatMap((kind): readonly Verdict[] => {
    const ours = `ours-${kind}` as const;
    const name = kind.toUpperCase();
    const after = at(ours, 'sharpAfter') - at(`floor-${kind}`, 'sharpAfter');
    // How often a frame comes, and how sharp, is held against the others on a near server: docs/decisions/0016.
    const frames: readonly Verdict[] = [
      { what: `${name}, path, p95 / tuned`, figure: ratio(ours, 'osd-tuned', 'frameP95'), limit: 1 },
      { what: `${name}, path, not sharp / OpenSeadragon`, figure: ratio(ours, 'osd', 'unsharp'), limit: 0.5 },
    ];
    return [
      ...(isNear ? frames : []),
      { what: `${name}, path, sharp after floor's, ms`, figure: after, limit: 100 },
    ];
  });
  // What was seen is counted of views that stand: a slide that moves does not pay for it.
  const seen = (name: Name): number => ratio('ours-dzi-seen', 'ours-dzi', name);
  const mapped: readonly Verdict[] = [
    { what: 'DZI, path, what is seen mapped or not, p95', figure: seen('frameP95'), limit: 1.1 },
    { what: 'DZI, path, what is seen mapped or not, main thread', figure: seen('pathTask'), limit: 1.1 },
  ];
  return [...tour, ...path, ...(isNear ? mapped : [])];
}

/** What was not measured does not keep its limit: NaN is not above anything. */
const isOver = ({ figure, limit }: Verdict): boolean => !(figure <= limit);

export function verdictRow(latency: number, verdict: Verdict): readonly string[] {
  const { what, figure, limit } = verdict;
  const word = Number.isFinite(figure) ? (isOver(verdict) ? 'over' : 'ok') : 'not measured';
  return [what, String(latency), figureOf(figure), `<= ${String(limit)}`, word];
}

export const isAnyOver = (verdicts: readonly Verdict[]): boolean => verdicts.some(isOver);
