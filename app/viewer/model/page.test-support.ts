import { allSettled, fork, type Scope } from 'effector';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { gestureId } from '../../core/event-log/entry.ts';
import type { Measurement } from '../../core/marks/ruler.ts';
import { flattenCase, type SlideImage } from '../../core/slides/flatten.ts';
import type { OpenImage } from '../../core/viewing/decide.ts';
import { loadSlideLinkFx } from './links.ts';
import { type Asked, commandAsked, imageOpened, stampFx } from './log.ts';
import { type MarksPlace, readMarksFx, writeMarksFx } from './persistence.ts';
import { caseHandedOver } from './slides.ts';

/** Two specimens, A with two images and B with one. */
export const images: readonly SlideImage[] = flattenCase({
  slides: [
    { specimenID: 'A', subsections: [{ images: [image('a1'), image('a2')] }] },
    { specimenID: 'B', subsections: [{ images: [image('b1')] }] },
  ],
});

function image(imageId: string) {
  return { imageId, checksum: null, fileContent: `blob-${imageId}`, fileName: `${imageId}.svs` };
}

export const opened = (id: string, over: Partial<OpenImage> = {}): OpenImage => ({
  id,
  checksum: null,
  size: { width: 1000, height: 800 },
  scale: { state: 'file', mppX: 0.25, mppY: 0.25, source: 'api' },
  ...over,
});

export const placeOf = ({ userId, caseId, imageId }: MarksPlace): string =>
  [userId, caseId, imageId].join('/');

/** What lies in storage, by place; shared by the pages that are given it, as one browser's storage is. */
export type Shelf = Map<string, readonly string[]>;

export interface Page {
  readonly scope: Scope;
  readonly shelf: Shelf;
  readonly ask: (command: Asked['command']) => Promise<unknown>;
  readonly measure: (measurement?: Partial<Measurement>) => Promise<unknown>;
  readonly open: (image?: OpenImage) => Promise<unknown>;
}

/** What stands outside the page; what is not given works as it should, on the shelf. */
export interface Ports {
  readonly read?: (place: MarksPlace) => Promise<readonly string[]>;
  readonly write?: (lines: readonly string[]) => Promise<void>;
}

/** Across all pages, as real ids never meet again. */
let stamps = 0;

/** A page whose clock, ids, server and storage are the test's own. */
export function createPage(shelf: Shelf = new Map(), ports: Ports = {}): Page {
  const scope = fork({
    handlers: [
      [
        stampFx,
        () => {
          stamps += 1;
          return { at: stamps, gesture: gestureId(`g${String(stamps)}`), markId: `m${String(stamps)}` };
        },
      ],
      [loadSlideLinkFx, (blobId: string) => ({ ok: true, link: { blobId } as SlideLink })],
      [readMarksFx, ports.read ?? ((place: MarksPlace) => shelf.get(placeOf(place)) ?? [])],
      [
        writeMarksFx,
        ({ lines, ...place }: MarksPlace & { readonly lines: readonly string[] }) => {
          if (ports.write) return ports.write(lines);
          if (lines.length === 0) shelf.delete(placeOf(place));
          else shelf.set(placeOf(place), lines);
        },
      ],
    ],
  });
  const ask = (command: Asked['command']) =>
    allSettled(commandAsked, { scope, params: { pane: 'primary', command } });
  return {
    scope,
    shelf,
    ask,
    open: (shown = opened('a1')) =>
      allSettled(imageOpened, { scope, params: { pane: 'primary', image: shown } }),
    measure: (measurement) =>
      ask({
        type: 'draw-ruler',
        measurement: { mode: 'straight', from: { x: 1, y: 2 }, to: { x: 41, y: 2 }, ...measurement },
      }),
  };
}

/** The case is there, its first slide open, and the reader about to measure. */
export async function measuringPage(shelf?: Shelf, ports?: Ports, userId = 'user-1'): Promise<Page> {
  const page = createPage(shelf, ports);
  await allSettled(caseHandedOver, {
    scope: page.scope,
    params: { userId, caseId: 'case-1', images, start: 0 },
  });
  await page.open();
  await page.ask({ type: 'toggle-mode', mode: 'STRAIGHT' });
  return page;
}
