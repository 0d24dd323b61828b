import { allSettled, createWatch, type Scope, type Unit } from 'effector';
import { gestureId, type PaneId } from '#app/core/event-log/entry.ts';
import type { Ruler } from '#app/core/marks/ruler.ts';
import { flattenCase, type SlideImage } from '#app/core/slides/flatten.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import type { SlideLink } from '#contracts/generated/wire.ts';
import { type Asked, commandAsked, imageOpened, type Stamp } from './log.ts';
import { panes } from './panes.ts';

/** Specimens by id, each with the ids of its images; one image for each subsection. */
export function caseOf(specimens: Readonly<Record<string, readonly string[]>>): readonly SlideImage[] {
  const slides = Object.entries(specimens).map(([specimenID, images]) => ({
    specimenID,
    subsections: images.map((imageId) => ({
      id: `of-${imageId}`,
      images: [{ imageId, checksum: `sum-${imageId}`, fileContent: `blob-${imageId}` }],
    })),
  }));
  return flattenCase({ slides });
}

export const opened = (id: string, over: Partial<OpenImage> = {}): OpenImage => ({
  id,
  checksum: `sum-${id}`,
  size: { width: 1000, height: 800 },
  scale: { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' },
  magnification: null,
  ...over,
});

/** Ids that can be told apart: each visit has its own name, as real ones never meet again. */
export function countedStamps(visit = 'a'): () => Stamp {
  let count = 0;
  return () => {
    count += 1;
    return {
      at: 1_700_000_000_000 + count,
      gesture: gestureId(`${visit}-gesture-${String(count)}`),
      markId: `${visit}-ruler-${String(count)}`,
    };
  };
}

export async function ask(scope: Scope, command: Asked['command'], pane: PaneId = 'primary'): Promise<void> {
  await allSettled(commandAsked, { scope, params: { pane, command } });
}

/** The log opens the slide, and then its pixels arrive. */
export async function open(scope: Scope, image: OpenImage): Promise<void> {
  await ask(scope, { type: 'open-slide', image: image.id });
  await allSettled(imageOpened, { scope, params: { pane: 'primary', image } });
}

export const drawn = (x: number): Asked['command'] => ({
  type: 'draw-ruler',
  measurement: { mode: 'straight', from: { x, y: 10 }, to: { x, y: 60 } },
});

/** The rulers of the very image that the pane shows. */
export const rulersIn = (scope: Scope, pane: PaneId = 'primary'): readonly Ruler[] =>
  scope.getState(panes[pane].$current).rulers;

export const MEASURE: Asked['command'] = { type: 'toggle-mode', mode: 'STRAIGHT' };
export const UNDO: Asked['command'] = { type: 'undo', lane: 'marks' };
export const REDO: Asked['command'] = { type: 'redo', lane: 'marks' };

export const movedTo = (x: number): Asked['command'] => ({
  type: 'move-view',
  viewport: { centre: { x, y: 5 }, scale: 1, rotation: 0 },
});

/** Everything that the unit says in that scope from now on. */
export function heard<T>(unit: Unit<T>, scope: Scope): readonly T[] {
  const said: T[] = [];
  createWatch({ unit, scope, fn: (value) => said.push(value) });
  return said;
}

export const linkOf = (blobId: string, link = `https://files.example/${blobId}`): SlideLink => ({
  blobId,
  link,
  info: { contentType: 'image/tiff' },
  dziUrl: null,
  dziTilesFolder: null,
  dziTileSourceObject: null,
  firstTileUrl: null,
  tileImageUrls: [],
  thumbnailUrl: null,
  previewUrl: null,
  labelUrl: null,
  macroUrl: null,
  scale: null,
  expiresAt: '2031-01-01T00:00:00.000Z',
});
