import type { Patch } from '#app/core/marks/patch.ts';
import type { PatchNames } from '#app/core/marks/patch-names.ts';
import type { Scale } from '#app/core/slides/scale.ts';
import type { Alignment, PointPair } from '#app/core/viewing/alignment.ts';
import { magnifiedBy, type Registration } from '#app/core/viewing/registration.ts';
import { magnifiedWords, residualText } from '#app/core/viewing/sync/sync-words.ts';

/** More would be no better: three tell how well they fit. */
const MOST_PAIRS = 3;
const LEAST_PAIRS = 2;
/** How much larger or smaller one section may be shown than the other before the reader is asked about it. */
const MOST_MAGNIFIED = 1.1;

interface Scales {
  readonly from: Scale;
  readonly to: Scale;
}

export interface Section {
  readonly patches: readonly Patch[];
  readonly names: Pick<PatchNames, 'nameOf'>;
}

/** A point of a section as the reader knows it. */
export interface NamedPoint {
  readonly id: string;
  readonly number: string;
  readonly note: string;
  readonly at: PointPair['from'];
}

/** The ids of two points that are to lie on one another; empty where none is chosen. */
export interface ChosenPair {
  readonly lead: string;
  readonly own: string;
}

const byNumber = new Intl.Collator('en', { numeric: true });

/** By the numbers that the reader sees: the model gives a point that was moved or noted as the newest one. */
export const pointsOf = ({ patches, names }: Section): readonly NamedPoint[] =>
  patches
    .filter(({ isPoint }) => isPoint)
    .map(({ id, note, box: { x, y } }) => ({ id, number: names.nameOf(id), note, at: { x, y } }))
    .sort((one, other) => byNumber.compare(one.number, other.number));

/** Proposes the points of each section that were placed last: what was counted before them is seldom a landmark. */
export function proposedPairs(
  lead: readonly NamedPoint[],
  own: readonly NamedPoint[],
): readonly ChosenPair[] {
  const count = Math.min(MOST_PAIRS, lead.length, own.length);
  const [from, to] = [lead.slice(lead.length - count), own.slice(own.length - count)];
  return from.map(({ id }, at) => ({ lead: id, own: to[at]?.id ?? '' }));
}

/** A pair with its points, of which the reader may have deleted one since. */
export interface FoundPair {
  readonly lead: NamedPoint | null;
  readonly own: NamedPoint | null;
}

export const foundPairs = (
  pairs: readonly ChosenPair[],
  lead: readonly NamedPoint[],
  own: readonly NamedPoint[],
): readonly FoundPair[] =>
  pairs.map((pair) => ({
    lead: lead.find(({ id }) => id === pair.lead) ?? null,
    own: own.find(({ id }) => id === pair.own) ?? null,
  }));

const isTwice = (points: readonly (NamedPoint | null)[]): boolean => {
  const ids = points.flatMap((point) => (point === null ? [] : [point.id]));
  return new Set(ids).size < ids.length;
};

/** Why nothing can be aligned by these pairs; null where it can. */
export function pairsFault(pairs: readonly FoundPair[]): string | null {
  if (pairs.some(({ lead, own }) => (lead === null) !== (own === null)))
    return 'Choose a point in each pane for a pair, or none in both.';
  if (isTwice(pairs.map(({ lead }) => lead)) || isTwice(pairs.map(({ own }) => own)))
    return 'A point can be in one pair only.';
  return pairs.filter(({ lead }) => lead !== null).length < LEAST_PAIRS ? 'Choose two pairs at least.' : null;
}

export const pointPairs = (pairs: readonly FoundPair[]): readonly PointPair[] =>
  pairs.flatMap(({ lead, own }) => (lead === null || own === null ? [] : [{ from: lead.at, to: own.at }]));

const pairText = ({ lead, own }: FoundPair): readonly string[] =>
  lead === null || own === null ? [] : [`point ${lead.number} with point ${own.number}`];

/** Sections of one block are of one size; where the points say another thing, one of them may be elsewhere. */
function magnifiedText(registration: Registration, scales: Scales): string {
  const words = magnifiedWords(registration, scales);
  if (words === null) return '';
  const times = magnifiedBy(registration, scales);
  const isFar = Math.max(times, 1 / times) > MOST_MAGNIFIED;
  return ` The second pane is ${words}.${isFar ? ' Are these pairs the same places of the tissue?' : ''}`;
}

/** How well the sections were aligned, and by which points; the residual is measured on the second section. */
export function alignedText(
  { residual, registration }: Alignment,
  pairs: readonly FoundPair[],
  scales: Scales,
): string {
  const named = pairs.flatMap(pairText);
  const fit =
    named.length < MOST_PAIRS
      ? 'A third point on each section shows how well they fit.'
      : `Residual: ${residualText(residual, scales.to)}.`;
  return `Aligned by ${String(named.length)} points. ${fit}${magnifiedText(registration, scales)} First pane with second pane: ${named.join(', ')}.`;
}
