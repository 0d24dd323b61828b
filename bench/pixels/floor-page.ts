import { dziLevelOf, listNeededTiles, type TileAt, type TiledSlide } from './levels.ts';
import type { PageViewer } from './page-viewer.ts';
import type { TiffLevel } from './tiff-table.ts';
import { homeOf, PANE, type View } from './views.ts';

/** What the page is told: where the slide is, and how it is cut. */
export type FloorSlide =
  | { readonly kind: 'dzi'; readonly folder: string; readonly slide: TiledSlide }
  | { readonly kind: 'tiff'; readonly file: string; readonly slide: TiledSlide<TiffLevel> };

type Loaded = (tile: TileAt, picture: ImageBitmap) => void;
type Load = (tiles: readonly TileAt[], loaded: Loaded) => Promise<unknown>;

/** Bytes of others that may lie between two neighbours of one request. */
const GAP = 8192;

async function answerTo(request: Promise<Response>): Promise<Response> {
  const answer = await request;
  if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
  return answer;
}

/** One request for each tile. */
const dziLoad =
  (folder: string, slide: TiledSlide): Load =>
  (tiles, loaded) =>
    Promise.all(
      tiles.map(async (tile) => {
        const { column, row, level } = tile;
        const name = `${String(dziLevelOf(slide, level))}/${String(column)}_${String(row)}.jpeg`;
        const answer = await answerTo(fetch(`${folder}/${name}`));
        loaded(tile, await createImageBitmap(await answer.blob()));
      }),
    );

interface Placed {
  readonly tile: TileAt;
  readonly start: number;
  readonly end: number;
  readonly tables: Uint8Array<ArrayBuffer>;
}

/** Runs of tiles that lie one after the other in the file, which writers fill from either side. */
function runsOf(placed: readonly Placed[]): readonly (readonly Placed[])[] {
  const runs: Placed[][] = [];
  for (const next of placed.toSorted((a, b) => a.start - b.start)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run !== undefined && last !== undefined && next.start - last.end <= GAP) run.push(next);
    else runs.push([next]);
  }
  return runs;
}

/** A tile and the tables it leans on, as one JPEG: each without the marker where they meet. */
function jpegOf(bytes: ArrayBuffer, from: number, to: number, tables: Uint8Array<ArrayBuffer>): Blob {
  const parts = [tables.subarray(0, -2), new Uint8Array(bytes, from + 2, to - from - 2)];
  return new Blob(parts, { type: 'image/jpeg' });
}

/** One request for each run of neighbours. */
function tiffLoad(file: string, slide: TiledSlide<TiffLevel>): Load {
  const tables = slide.levels.map((level) => Uint8Array.from(atob(level.tables), (c) => c.charCodeAt(0)));
  const place = (tile: TileAt): Placed => {
    const level = slide.levels[tile.level];
    const common = tables[tile.level];
    if (level === undefined || common === undefined) throw new RangeError('No such level.');
    const index = tile.row * Math.ceil(level.width / level.tile) + tile.column;
    const start = level.offsets[index] ?? Number.NaN;
    return { tile, start, end: start + (level.lengths[index] ?? Number.NaN), tables: common };
  };
  const loadRun = async (run: readonly Placed[], loaded: Loaded): Promise<void> => {
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? 0;
    const headers = { Range: `bytes=${String(start)}-${String(end - 1)}` };
    const answer = await answerTo(fetch(file, { headers, cache: 'no-store' }));
    const bytes = await answer.arrayBuffer();
    await Promise.all(
      run.map(async (one) => {
        const jpeg = jpegOf(bytes, one.start - start, one.end - start, one.tables);
        loaded(one.tile, await createImageBitmap(jpeg));
      }),
    );
  };
  return (tiles, loaded) => Promise.all(runsOf(tiles.map(place)).map((run) => loadRun(run, loaded)));
}

/** Draws a tile of any level where it belongs in the view. */
function draw(
  canvas: CanvasRenderingContext2D,
  slide: TiledSlide,
  { cx, cy, scale }: View,
  { level: at, column, row }: TileAt,
  picture: ImageBitmap,
): void {
  const level = slide.levels[at];
  if (level === undefined) return;
  const [across, down] = [slide.width / level.width, slide.height / level.height];
  const left = (Math.max(0, column * level.tile - level.overlap) * across - cx) * scale + PANE.width / 2;
  const top = (Math.max(0, row * level.tile - level.overlap) * down - cy) * scale + PANE.height / 2;
  canvas.drawImage(picture, left, top, picture.width * across * scale, picture.height * down * scale);
}

/** A page that does nothing but fetch each needed tile once and draw it. */
function createFloor(told: FloorSlide): PageViewer {
  const { slide } = told;
  const load = told.kind === 'dzi' ? dziLoad(told.folder, slide) : tiffLoad(told.file, told.slide);
  const element = document.createElement('canvas');
  Object.assign(element, PANE);
  element.style.display = 'block';
  document.body.replaceChildren(element);
  const canvas = element.getContext('2d', { alpha: false });
  if (canvas === null) throw new Error('No canvas.');
  const pictures = new Map<string, ImageBitmap>();
  const keyOf = ({ level, column, row }: TileAt): string => [level, column, row].join('/');
  let complete = false;
  const setView = (view: View): void => {
    complete = false;
    const missing: TileAt[] = [];
    for (const tile of listNeededTiles(slide, view)) {
      const picture = pictures.get(keyOf(tile));
      if (picture === undefined) missing.push(tile);
      else draw(canvas, slide, view, tile, picture);
    }
    const loading = load(missing, (tile, picture) => {
      pictures.set(keyOf(tile), picture);
      draw(canvas, slide, view, tile, picture);
    });
    void loading.then(() => {
      complete = true;
    });
  };
  setView(homeOf(slide.width, slide.height));
  return { ready: Promise.resolve(), setView, isLoaded: () => complete };
}

interface FloorWindow {
  readonly floorSlide: FloorSlide;
  __viewer?: PageViewer;
}

const page = globalThis as unknown as FloorWindow;
page.__viewer = createFloor(page.floorSlide);
