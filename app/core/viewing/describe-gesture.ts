import { rulerLabel } from '../marks/length.ts';
import type { Patch } from '../marks/patch.ts';
import type { Ruler } from '../marks/ruler.ts';
import type { LogEvent } from './events.ts';

/** What lies on the image without the gesture. */
export interface WithoutGesture {
  readonly ruler: (id: string) => Ruler | null;
  readonly patchName: (id: string) => string;
  /** Whether a patch, which may be gone by now, is a point. */
  readonly isPoint: (patchId: string) => boolean;
}

const rulerWords = (ruler: Ruler | null): string => {
  const label = ruler === null ? '' : rulerLabel(ruler);
  return label === '' ? 'measurement' : `measurement ${label}`;
};

/** Which part of the ruler the gesture changed. */
function editWords(after: Ruler, before: Ruler | null): string {
  const called = rulerWords(after);
  if (before === null) return called;
  if (before.name !== after.name) return `name of ${called}`;
  if (before.visible !== after.visible) return `${after.visible ? 'showing' : 'hiding'} of ${called}`;
  return `move of ${rulerWords(before)}`;
}

const kindOf = (isPoint: boolean): string => (isPoint ? 'point' : 'patch');

/** One event of a marks lane in words that follow 'Undid: '; null for what only goes along with another. */
function eventWords(event: LogEvent, { ruler, patchName, isPoint }: WithoutGesture): string | null {
  const calledPatch = (patch: Patch): string => `${kindOf(patch.isPoint)} ${patchName(patch.id)}`;
  switch (event.type) {
    case 'ruler.drawn':
      return rulerWords(event.ruler);
    case 'ruler.edited':
      return editWords(event.ruler, ruler(event.ruler.id));
    case 'ruler.removed':
      return `deletion of ${rulerWords(ruler(event.rulerId))}`;
    case 'rulers.cleared':
      return `deletion of ${countOf(event.rulerIds.length, 'measurement')}`;
    case 'patch.placed':
      return calledPatch(event.patch);
    case 'patch.moved':
      return `move of ${calledPatch(event.patch)}`;
    case 'patch.resized':
      return `size of ${calledPatch(event.patch)}`;
    case 'patch.recolored':
      return `color of ${calledPatch(event.patch)}`;
    case 'patch.noted':
      return `note on ${calledPatch(event.patch)}`;
    case 'patch.removed':
      return `removal of ${kindOf(isPoint(event.patchId))} ${patchName(event.patchId)}`;
    case 'scale.set':
      return event.scale === null ? 'scale by hand taken back' : 'scale set by hand';
    default:
      return null;
  }
}

const countOf = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/**
 * What a gesture did to the marks of an image, in words that follow 'Undid: ' and 'Redid: ': a reader who pressed once
 * too often has to see what went. Empty where it did nothing to marks.
 */
export function describeGesture(events: readonly LogEvent[], without: WithoutGesture): string {
  const words = events.flatMap((event) => eventWords(event, without) ?? []);
  // A drag or a file may have made many.
  return words.length > 1 ? countOf(words.length, 'mark') : (words[0] ?? '');
}
