import type { SlideLinkZodType } from '#contracts/generated/schemas/slide-link.ts';
import type { LinkSigner } from '../http/links.ts';
import type { Picture } from './deep-zoom.ts';
import type { ServedSlide, TiledSlide } from './served-slide.ts';

/** The list of tile addresses is a sample, the folder names them all. */
const TILE_URLS_AT_MOST = 64;
export const TILE_FORMAT = 'jpg';

export interface Signing {
  readonly links: LinkSigner;
  readonly now: number;
  readonly publicUrl: string;
  /** The session in which the links are made, and with whose end they end. */
  readonly tokenId: string | null;
}

const topLevelOf = ({ facts }: TiledSlide): number =>
  Math.ceil(Math.log2(Math.max(facts.width, facts.height)));

export function pictureUrl(
  { links, now, publicUrl, tokenId }: Signing,
  blobId: string,
  kind: Picture,
): string {
  const { query } = links.sign(blobId, kind, now, tokenId);
  return `${publicUrl}/wsi/thumbnails/${blobId}?kind=${kind}&${query}`;
}

/** Everything that opens one image for a while, in the specified names (specification 3.7). */
export function slideLinkOf(signing: Signing, blobId: string, slide: ServedSlide): SlideLinkZodType {
  const { links, now, publicUrl, tokenId } = signing;
  const file = links.sign(blobId, 'file', now, tokenId);
  return {
    blobId,
    link: `${publicUrl}/wsi/files/${blobId}?${file.query}`,
    info: { contentType: slide.contentType },
    ...(slide.tiled === null ? NO_TILES : tileLinks(signing, blobId, slide.tiled)),
    scale: slide.scale,
    expiresAt: new Date(file.expiresAtMs).toISOString(),
  };
}

type TileLinks = Omit<SlideLinkZodType, 'blobId' | 'link' | 'info' | 'scale' | 'expiresAt'>;

const NO_TILES: TileLinks = {
  dziUrl: null,
  dziTilesFolder: null,
  dziTileSourceObject: null,
  firstTileUrl: null,
  tileImageUrls: [],
  thumbnailUrl: null,
  previewUrl: null,
  labelUrl: null,
  macroUrl: null,
};

function tileLinks(signing: Signing, blobId: string, slide: TiledSlide): TileLinks {
  const { links, now, publicUrl, tokenId } = signing;
  const { query } = links.sign(blobId, 'tiles', now, tokenId);
  const folder = `${publicUrl}/wsi/tiles/${blobId}/`;
  const tileUrls = tilesFromTheTop(slide).map((tile) => `${folder}${tile}.${TILE_FORMAT}?${query}`);
  const { width, height, label, macro } = slide.facts;
  return {
    dziUrl: `${publicUrl}/wsi/tiles/${blobId}.dzi?${query}`,
    dziTilesFolder: folder,
    dziTileSourceObject: {
      image: {
        format: TILE_FORMAT,
        tileSize: slide.tiles.sizePx,
        overlap: slide.tiles.overlapPx,
        size: { width, height },
        url: folder,
      },
    },
    firstTileUrl: tileUrls[0] ?? null,
    tileImageUrls: tileUrls,
    thumbnailUrl: pictureUrl(signing, blobId, 'thumbnail'),
    previewUrl: pictureUrl(signing, blobId, 'overview'),
    labelUrl: label ? pictureUrl(signing, blobId, 'label') : null,
    macroUrl: macro ? pictureUrl(signing, blobId, 'macro') : null,
  };
}

/** `level/column_row` from the smallest level on, up to the bound. */
function tilesFromTheTop(slide: TiledSlide): string[] {
  const top = topLevelOf(slide);
  const tiles: string[] = [];
  for (let level = 0; level <= top; level += 1) {
    const shrink = 2 ** (top - level);
    const columns = Math.ceil(Math.ceil(slide.facts.width / shrink) / slide.tiles.sizePx);
    const rows = Math.ceil(Math.ceil(slide.facts.height / shrink) / slide.tiles.sizePx);
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        tiles.push(`${level}/${column}_${row}`);
        if (tiles.length === TILE_URLS_AT_MOST) return tiles;
      }
  }
  return tiles;
}
