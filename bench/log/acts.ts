import { randomUUID } from 'node:crypto';
import { type GestureId, gestureId, type ImageId, type PaneId } from '#app/core/event-log/entry.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import type { ViewerEvent } from '#app/core/viewing/events.ts';

/** One thing that a reader did to one ruler, in the words of everyone who is measured. */
export interface Act {
  readonly id: string;
  readonly image: ImageId;
  readonly pane: PaneId;
  /** The ruler from here on; null when it was removed. */
  readonly after: Ruler | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly gesture: GestureId;
  readonly event: ViewerEvent;
}

export const MIX = '60 % draw, 25 % rename, 15 % remove, over 2 panes and 3 images';

const SEED = 20260311;
const START = 1_760_000_000_000;
const IMAGES = ['slide-1', 'slide-2', 'slide-3'] as const;
const SCALE = { state: 'file', mppX: 0.2527, mppY: 0.2527, source: 'api' } as const;
const AUTHOR = { userId: 'reader-1', displayName: 'A. Reader' } as const;

/** A linear congruential generator, so that everyone is measured on the same work in every run. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** In one piece, as a browser gives them: Node joins its ids out of twenty parts and leaves them joined. */
const newId = (): string => Buffer.from(randomUUID()).toString('latin1');

function draw(chance: () => number, image: ImageId, pane: PaneId): Ruler {
  const point = () => ({ x: chance() * 80_000, y: chance() * 60_000 });
  return {
    id: newId(),
    imageId: image,
    checksum: null,
    mode: 'straight',
    from: point(),
    to: point(),
    scale: SCALE,
    visible: true,
    name: '',
    author: AUTHOR,
    pane,
  };
}

/** Whole new values, as the viewer decides them: a rename carries the ruler and shares its unchanged parts. */
function actOn(ruler: Ruler, kind: number, index: number): Pick<Act, 'after' | 'event'> {
  if (kind < 0.6) return { after: ruler, event: { type: 'ruler.drawn', v: 1, ruler } };
  if (kind >= 0.85) return { after: null, event: { type: 'ruler.removed', v: 1, rulerId: ruler.id } };
  const renamed = { ...ruler, name: `Focus ${String(index)}` };
  return { after: renamed, event: { type: 'ruler.edited', v: 1, ruler: renamed } };
}

/** Acts one at a time: whoever keeps one keeps it alive, and nothing else does. */
export function* actsOf(count: number): Generator<Act> {
  const chance = chanceOf(SEED);
  const live: Ruler[] = [];
  for (let index = 0; index < count; index += 1) {
    const kind = live.length === 0 ? 0 : chance();
    const pane = chance() < 0.5 ? 'primary' : 'secondary';
    const image = IMAGES[Math.floor(chance() * IMAGES.length)] ?? IMAGES[0];
    const place = Math.floor(chance() * live.length);
    const subject = kind < 0.6 ? draw(chance, image, pane) : live[place];
    if (subject === undefined) continue;
    const { after, event } = actOn(subject, kind, index);
    if (kind < 0.6) live.push(subject);
    else if (after !== null) live[place] = after;
    else {
      const last = live.pop();
      if (last !== undefined && place < live.length) live[place] = last;
    }
    const gesture = gestureId(newId());
    yield { id: subject.id, image: subject.imageId, pane, after, at: START + index * 1500.5, gesture, event };
  }
}
