import type { StatedScale } from '#app/core/slides/scale.ts';

/** What opening a slide needs of the download link's answer (specification 3.7). */
export interface SlideLinkPart {
  readonly blobId: string;
  /** The slide file itself. */
  readonly link: string;
  readonly info: { readonly contentType: string };
  /** The Deep Zoom descriptor; null when the server made no tiles. */
  readonly dziUrl: string | null;
  readonly dziTilesFolder: string | null;
  readonly firstTileUrl: string | null;
  readonly scale: StatedScale | null;
}

/** Specification 9: types that are shown as they are, without tiles. */
export function isPicture({ info }: Pick<SlideLinkPart, 'info'>): boolean {
  return /^image\/(png|jpe?g)\s*(;|$)/i.test(info.contentType);
}
