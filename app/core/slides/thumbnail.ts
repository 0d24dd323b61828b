interface Pictures {
  readonly link: string;
  readonly info: { readonly contentType: string };
  readonly thumbnailUrl: string | null;
  readonly previewUrl: string | null;
}

/** The image types that a browser shows by itself (specification 9). */
const DIRECT_TYPE = /^image\/(png|jpeg|jpg)\b/i;

/**
 * The side menu's picture: the first of thumbnail, preview, link (specification 7). The link of a scan is no
 * picture but a file of gigabytes, so it only counts where a browser can show it.
 */
export function thumbnailOf(link: Pictures): string | null {
  return link.thumbnailUrl ?? link.previewUrl ?? (DIRECT_TYPE.test(link.info.contentType) ? link.link : null);
}
