/** Functions that run inside pages; each stands alone, since only its text goes there. */

export interface OpenTimes {
  /** Milliseconds from the press, or from the start of the navigation, until something of the slide can be seen. */
  readonly seen: number;
  /** The time until the view is complete. */
  readonly complete: number;
}

interface Watched {
  __pressed?: number;
  __seen?: number;
  __complete?: number;
}

/** Put into each page of the product before its own scripts: follows each frame from the press of Open, or of a key. */
export function watchOpening(): void {
  const page = globalThis as Watched;
  const follow = (): void => {
    const pane = document.querySelector<HTMLElement>('[role=application]');
    const picture = pane?.parentElement?.querySelector<HTMLImageElement>(':scope > img');
    const isSeen =
      (picture?.complete === true && picture.naturalWidth > 0) || pane?.dataset['state'] === 'ready';
    const now = performance.now();
    if (isSeen) page.__seen ??= now;
    if (pane?.dataset['state'] === 'ready') page.__complete ??= now;
    if (page.__complete === undefined) requestAnimationFrame(follow);
  };
  const start = (event: Event): void => {
    page.__pressed = event.timeStamp;
    delete page.__seen;
    delete page.__complete;
    requestAnimationFrame(follow);
  };
  addEventListener('click', start, { capture: true });
  addEventListener('keydown', start, { capture: true });
}

/** What the watcher saw; null while the view is not complete. */
export function readOpening(): OpenTimes | null {
  const { __pressed: pressed, __seen: seen, __complete: complete } = globalThis as Watched;
  if (pressed === undefined || seen === undefined || complete === undefined) return null;
  return { seen: seen - pressed, complete: complete - pressed };
}

export interface FloorTile {
  readonly url: string;
  /** The bytes to ask for, with the tables that JPEG pictures in a TIFF share; null for a whole file. */
  readonly part: { readonly start: number; readonly end: number; readonly tables: string } | null;
}

/** The tiles of the view and nothing else: all at once, decoded and drawn. */
export async function drawFloor(tiles: readonly FloorTile[]): Promise<OpenTimes> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1440, height: 900 });
  document.body.replaceChildren(canvas);
  const context = canvas.getContext('2d');
  let seen = Number.NaN;
  const pictureOf = async ({ url, part }: FloorTile): Promise<ImageBitmap> => {
    if (part === null) return createImageBitmap(await (await fetch(url)).blob());
    const headers = { Range: `bytes=${String(part.start)}-${String(part.end - 1)}` };
    const bytes = new Uint8Array(await (await fetch(url, { headers })).arrayBuffer());
    const tables = Uint8Array.from(atob(part.tables), (letter) => letter.charCodeAt(0));
    const parts = tables.length === 0 ? [bytes] : [tables.subarray(0, -2), bytes.subarray(2)];
    return createImageBitmap(new Blob(parts, { type: 'image/jpeg' }));
  };
  await Promise.all(
    tiles.map(async (tile, at) => {
      const picture = await pictureOf(tile);
      context?.drawImage(picture, (at % 8) * 180, Math.floor(at / 8) * 180);
      if (Number.isNaN(seen)) seen = performance.now();
    }),
  );
  await new Promise(requestAnimationFrame);
  return { seen, complete: performance.now() };
}

/** Milliseconds from a picture in memory to the frame that shows it. */
export async function drawFromMemory(): Promise<number> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1440, height: 900 });
  document.body.replaceChildren(canvas);
  const picture = await createImageBitmap(new ImageData(1440, 900));
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  return performance.now() - start;
}

/** OpenSeadragon as it comes, in a page that has nothing else. */
export async function openPlainly(descriptor: string): Promise<OpenTimes> {
  type Library = (options: object) => {
    readonly addHandler: (name: string, run: () => void) => void;
    readonly world: {
      readonly getItemAt: (at: number) => { readonly getFullyLoaded: () => boolean } | undefined;
    };
  };
  const library = (globalThis as unknown as { readonly OpenSeadragon: Library }).OpenSeadragon;
  const element = document.createElement('div');
  Object.assign(element.style, { width: '1130px', height: '790px' });
  document.body.replaceChildren(element);
  const viewer = library({
    element,
    drawer: 'canvas',
    showNavigationControl: false,
    tileSources: descriptor,
  });
  let seen = Number.NaN;
  viewer.addHandler('tile-loaded', () => {
    if (Number.isNaN(seen)) seen = performance.now();
  });
  const start = performance.now();
  while (viewer.world.getItemAt(0)?.getFullyLoaded() !== true) {
    if (performance.now() - start > 30_000) throw new Error('The view did not become complete.');
    await new Promise(requestAnimationFrame);
  }
  await new Promise(requestAnimationFrame);
  return { seen, complete: performance.now() };
}
