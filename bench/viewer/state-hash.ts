import type { ImageId, PaneId } from '../../app/core/event-log/entry.ts';
import type { History } from '../../app/core/event-log/track.ts';
import type { Lane } from '../../app/core/viewing/policies.ts';
import type { ViewerFold } from '../../app/core/viewing/viewer-log.ts';

const PANES: readonly PaneId[] = ['primary', 'secondary'];
const LANES: readonly Lane[] = ['marks', 'view'];
const SEEDS = [0x6a09e667, 0xbb67ae85, 0x3c6ef373, 0xa54ff53b] as const;
const [A, B, C, D] = [0x9e3779b1, 0x85ebca77, 0xc2b2ae3d, 0x27d4eb2f] as const;

/** JSON with sorted keys, so that how an object came about does not show. Numbers in their shortest exact form. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`);
  return `{${fields.join(',')}}`;
}

const rotateLeft = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** Every bit of the word reaches every bit of the answer. */
function mixWord(word: number): number {
  let w = Math.imul(word ^ (word >>> 16), B);
  w = Math.imul(w ^ (w >>> 13), C);
  return w ^ (w >>> 16);
}

/** 128 bits in hexadecimal digits, by code unit. It tells accidents apart and stops nobody who means to deceive. */
function digestOf(text: string): string {
  let [a, b, c, d]: [number, number, number, number] = [...SEEDS];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    a = Math.imul(rotateLeft(a ^ unit, 13) + b, A);
    b = Math.imul(rotateLeft(b ^ unit, 17) + c, B);
    c = Math.imul(rotateLeft(c ^ unit, 7) + d, C);
    d = Math.imul(rotateLeft(d ^ unit, 23) + a, D);
  }
  const mixed = [a ^ text.length, b ^ a, c ^ b, d ^ c].map(mixWord);
  const [w, x, y, z] = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, mixed[3] ?? 0];
  return [w + z, x + w, y + x, z + y]
    .map((word) => (mixWord(word) >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

const idsIn = ({ undoable, redoable }: History) => ({
  undoable: undoable.map(({ id }) => id),
  redoable: redoable.map(({ id }) => id),
});

/**
 * One string for all that is read of a log: marks, scales and views of `images` with the stacks of the tracks that
 * name no writer, what the panes are in step by, and the session. The same state gives the same 32 digits in
 * every engine.
 */
export function stateHash(view: ViewerFold, images: readonly ImageId[]): string {
  const ofImage = (image: ImageId) => ({
    image,
    rulers: view.rulers(image),
    patches: view.patches(image),
    scaleSet: view.scaleSet(image),
    panes: PANES.map((pane) => ({
      viewport: view.viewport(pane, image),
      histories: LANES.map((lane) => idsIn(view.history({ pane, image, lane }))),
    })),
  });
  return digestOf(
    canonical({ images: images.map(ofImage), registration: view.registration(), session: view.session() }),
  );
}
