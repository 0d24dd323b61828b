/** The scale in a slide's link, in micrometres per pixel. */
export interface Scale {
  readonly mppX: number;
  readonly mppY: number;
  readonly source: string;
  readonly magnification: number | null;
}

/** What these tests read of a slide's link; the contract says it all. */
export interface SlideLink {
  readonly link: string;
  readonly dziUrl: string;
  readonly dziTilesFolder: string;
  readonly info: { readonly contentType: string };
  readonly dziTileSourceObject: {
    image: { size: { width: number; height: number }; tileSize: number; overlap: number };
  };
  readonly firstTileUrl: string;
  readonly tileImageUrls: readonly string[];
  readonly thumbnailUrl: string;
  readonly previewUrl: string;
  readonly labelUrl: string | null;
  readonly macroUrl: string | null;
  readonly scale: Scale | null;
  readonly expiresAt: string;
}
