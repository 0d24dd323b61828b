import type { StatedScale } from '#app/core/slides/scale.ts';

/** What opening a slide needs of the download link's answer (specification 3.7). */
export interface SlideLinkPart {
  readonly blobId: string;
  /** The slide file itself. */
  readonly link: string;
  readonly info: { readonly contentType: string };
  /** The Deep Zoom descriptor; null when the server made no tiles, or handed the descriptor over in the answer. */
  readonly dziUrl: string | null;
  /** The descriptor itself, for which no further request is needed; not checked yet. */
  readonly dziTileSourceObject: { readonly image: { readonly url: string } } | null;
  readonly dziTilesFolder: string | null;
  readonly firstTileUrl: string | null;
  /** The first tiles by address, `level/column_row.jpg`, from the smallest level on. */
  readonly tileImageUrls: readonly string[];
  /** Pictures of the glass that the server took out of the file, which may be of a format that is not read here. */
  readonly labelUrl: string | null;
  readonly macroUrl: string | null;
  readonly scale: StatedScale | null;
}

/** Specification 9: types that are shown as they are, without tiles. */
export function isPicture({ info }: Pick<SlideLinkPart, 'info'>): boolean {
  return /^image\/(png|jpe?g)\s*(;|$)/i.test(info.contentType);
}

export function isTiled(link: Pick<SlideLinkPart, 'dziUrl' | 'dziTileSourceObject'>): boolean {
  return link.dziUrl !== null || link.dziTileSourceObject !== null;
}
