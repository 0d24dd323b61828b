import sharp, { type Sharp } from 'sharp';
import {
  ARRAY_COLUMNS,
  ARRAY_HEIGHT,
  ARRAY_ROWS,
  ARRAY_WIDTH,
  CORE_PX,
  CUTS,
  type Cut,
  cutAt,
  GLASS,
  PITCH_PX,
  TILE_PX,
} from './microarray-plan.ts';
import type { FileScale } from './scale-of-file.ts';
import { TIFF_HEADER_BYTES, type TiffLevel, tiffDirectories, tiffHeader } from './tiled-tiff.ts';

const CHANNELS = 3;
const QUALITY = 85;
/** Places of the array shrink with their level; from here on a place is smaller than a tile. */
const SHARED_LEVELS = Math.log2(PITCH_PX / TILE_PX) + 1;

interface Raw {
  readonly data: Buffer;
  readonly size: number;
}

const rawOf = (picture: Sharp): Promise<Buffer> => picture.removeAlpha().raw().toBuffer();
const sharpOf = (data: Buffer, width: number, height = width): Sharp =>
  sharp(data, { raw: { width, height, channels: CHANNELS }, limitInputPixels: false });

/** The middle of a place at the finest level, four by four tiles: the round core, and glass around it. */
const MIDDLE_PX = PITCH_PX / 2;

async function middleOf(source: Sharp, { offset, mirrored, degrees }: Cut): Promise<Raw> {
  const square = source.clone().extract({ left: offset, top: offset, width: CORE_PX, height: CORE_PX });
  const plain = sharpOf(await rawOf(mirrored ? square.flop() : square), CORE_PX);
  const turned = await rawOf(plain.rotate(degrees));
  const half = CORE_PX / 2;
  const around = Buffer.from(
    `<svg width="${CORE_PX}" height="${CORE_PX}"><path fill="rgb(${GLASS.r},${GLASS.g},${GLASS.b})" ` +
      `fill-rule="evenodd" d="M0 0H${CORE_PX}V${CORE_PX}H0ZM0 ${half}a${half} ${half} 0 1 0 ${CORE_PX} 0` +
      `a${half} ${half} 0 1 0 -${CORE_PX} 0Z"/></svg>`,
  );
  const core = await rawOf(sharpOf(turned, CORE_PX).composite([{ input: around }]));
  const edge = (MIDDLE_PX - CORE_PX) / 2;
  const framed = sharpOf(core, CORE_PX).extend({
    top: edge,
    bottom: edge,
    left: edge,
    right: edge,
    background: GLASS,
  });
  return { data: await rawOf(framed), size: MIDDLE_PX };
}

/** The tiles of a whole place of this level, whose middle is given. */
async function placeTiles({ data, size }: Raw, glass: Buffer): Promise<Buffer[]> {
  const edge = size / 2;
  if (edge % TILE_PX !== 0) {
    const whole = sharpOf(data, size).extend({
      top: edge,
      bottom: edge,
      left: edge,
      right: edge,
      background: GLASS,
    });
    return tilesOf(await rawOf(whole), 2 * size);
  }
  const middle = await tilesOf(data, size);
  const perMiddle = size / TILE_PX;
  const first = edge / TILE_PX;
  return Array.from({ length: (2 * perMiddle) ** 2 }, (_, index) => {
    const column = (index % (2 * perMiddle)) - first;
    const row = Math.floor(index / (2 * perMiddle)) - first;
    const isInside = column >= 0 && column < perMiddle && row >= 0 && row < perMiddle;
    return isInside ? (middle[row * perMiddle + column] ?? glass) : glass;
  });
}

const halve = async ({ data, size }: Raw): Promise<Raw> => ({
  data: await rawOf(sharpOf(data, size).resize(size / 2, size / 2, { kernel: 'linear' })),
  size: size / 2,
});

const jpegOf = (picture: Sharp): Promise<Buffer> =>
  picture.jpeg({ quality: QUALITY, chromaSubsampling: '4:2:0' }).toBuffer();

/** The tiles of a picture, row by row; what hangs over its edge is glass. */
async function tilesOf(data: Buffer, width: number, height = width): Promise<Buffer[]> {
  const tiles: Buffer[] = [];
  for (let top = 0; top < height; top += TILE_PX)
    for (let left = 0; left < width; left += TILE_PX) {
      const wide = Math.min(TILE_PX, width - left);
      const high = Math.min(TILE_PX, height - top);
      const part = sharpOf(data, width, height).extract({ left, top, width: wide, height: high });
      const padding = { right: TILE_PX - wide, bottom: TILE_PX - high, background: GLASS };
      tiles.push(await jpegOf(sharpOf(await rawOf(part), wide, high).extend(padding)));
    }
  return tiles;
}

/** Writes each different tile once and remembers where it stands. */
function createTileStore() {
  const parts: Buffer[] = [];
  const known = new Map<string, readonly [offset: number, bytes: number]>();
  let end = TIFF_HEADER_BYTES;
  return {
    parts,
    end: () => end,
    place: (tile: Buffer): readonly [number, number] => {
      const key = tile.toString('latin1');
      const place = known.get(key) ?? [end, tile.byteLength];
      if (known.has(key)) return place;
      known.set(key, place);
      parts.push(tile);
      end += tile.byteLength;
      return place;
    },
  };
}

type Placed = readonly (readonly [offset: number, bytes: number])[];

const levelOf = (width: number, height: number, tiles: Placed): TiffLevel => ({
  width,
  height,
  offsets: tiles.map(([offset]) => offset),
  byteCounts: tiles.map(([, bytes]) => bytes),
});

/** A level on which each place is made of whole tiles: those of equal places are the same ones. */
function findSharedLevel(shrink: number, placesOf: (cut: number | null) => Placed): TiffLevel {
  const perPlace = PITCH_PX / shrink / TILE_PX;
  const tiles = [];
  for (let row = 0; row < ARRAY_ROWS * perPlace; row += 1)
    for (let column = 0; column < ARRAY_COLUMNS * perPlace; column += 1) {
      const cut = cutAt(Math.floor(column / perPlace), Math.floor(row / perPlace));
      const tile = placesOf(cut)[(row % perPlace) * perPlace + (column % perPlace)];
      if (tile === undefined) throw new Error('a place of the array has fewer tiles than its level');
      tiles.push(tile);
    }
  return levelOf(ARRAY_WIDTH / shrink, ARRAY_HEIGHT / shrink, tiles);
}

/** The whole array at the level on which a place is one tile. */
async function layOut(places: ReadonlyMap<number | null, Raw>): Promise<Buffer> {
  const overlays = [];
  for (let row = 0; row < ARRAY_ROWS; row += 1)
    for (let column = 0; column < ARRAY_COLUMNS; column += 1) {
      const place = places.get(cutAt(column, row));
      if (place === undefined) throw new Error('a place of the array was not made');
      const raw = { width: place.size, height: place.size, channels: CHANNELS } as const;
      const edge = (TILE_PX - place.size) / 2;
      overlays.push({ input: place.data, raw, left: column * TILE_PX + edge, top: row * TILE_PX + edge });
    }
  const [width, height] = [ARRAY_COLUMNS * TILE_PX, ARRAY_ROWS * TILE_PX];
  return rawOf(
    sharp({ create: { width, height, channels: CHANNELS, background: GLASS } }).composite(overlays),
  );
}

export interface MadeArray {
  readonly tiff: Buffer;
  /** The whole array, 1280 pixels wide. */
  readonly overview: Sharp;
}

/**
 * The array as a pyramidal TIFF of the source's scale. Sixteen places are drawn and eighty shown, so equal tiles stand
 * in the file once. `told` hears how many of the places are drawn.
 */
export async function makeMicroarray(
  source: Sharp,
  { mppX, magnification }: FileScale,
  told: (done: number, of: number) => void,
): Promise<MadeArray> {
  const store = createTileStore();
  const smallest = new Map<number | null, Raw>();
  const placed = new Map<number | null, Placed[]>();
  const glass = await jpegOf(sharp(glassOf(TILE_PX)));
  for (const [index, cut] of [null, ...CUTS].entries()) {
    const name = cut === null ? null : index - 1;
    let middle = cut === null ? await emptyMiddle() : await middleOf(source, cut);
    const levels: Placed[] = [];
    for (let level = 0; level < SHARED_LEVELS; level += 1) {
      if (level > 0) middle = await halve(middle);
      levels.push((await placeTiles(middle, glass)).map(store.place));
    }
    placed.set(name, levels);
    smallest.set(name, middle);
    told(index + 1, CUTS.length + 1);
  }
  const levels = Array.from({ length: SHARED_LEVELS }, (_, level) =>
    findSharedLevel(2 ** level, (cut) => placed.get(cut)?.[level] ?? []),
  );
  let whole = { data: await layOut(smallest), width: ARRAY_COLUMNS * TILE_PX, height: ARRAY_ROWS * TILE_PX };
  let overview = whole;
  while (whole.width > TILE_PX) {
    const [width, height] = [whole.width / 2, whole.height / 2];
    const smaller = sharpOf(whole.data, whole.width, whole.height).resize(width, height, {
      kernel: 'linear',
    });
    whole = { data: await rawOf(smaller), width, height };
    if (width === 1280) overview = whole;
    levels.push(levelOf(width, height, (await tilesOf(whole.data, width, height)).map(store.place)));
  }
  const padding = Buffer.alloc(store.end() % 2);
  const at = store.end() + padding.byteLength;
  const description = `Tissue microarray made from a real slide|AppMag = ${magnification ?? 40}|MPP = ${mppX}`;
  const directories = tiffDirectories(levels, { at, tilePx: TILE_PX, mpp: mppX, description });
  return {
    tiff: Buffer.concat([tiffHeader(at), ...store.parts, padding, directories]),
    overview: sharpOf(overview.data, overview.width, overview.height),
  };
}

const glassOf = (size: number) => ({
  create: { width: size, height: size, channels: CHANNELS, background: GLASS } as const,
});

const emptyMiddle = async (): Promise<Raw> => ({
  data: await rawOf(sharp(glassOf(MIDDLE_PX))),
  size: MIDDLE_PX,
});
