import type OpenSeadragon from 'openseadragon';

// What OpenSeadragon has and its shipped types leave out, or promise where it may be missing.

/** What the library itself uses for the tiles of a frame. */
export interface TileKeeper {
  readonly tilesMatrix: Readonly<
    Record<number, Readonly<Record<number, Readonly<Record<number, OpenSeadragon.Tile>>>>>
  >;
  _getTile(
    column: number,
    row: number,
    level: number,
    time: number,
    count: OpenSeadragon.Point,
  ): OpenSeadragon.Tile;
  _loadTile(tile: OpenSeadragon.Tile, time: number): void;
}

/** What takes a slide into the overview in the corner. */
export interface AddingNavigator {
  addTiledImage: (options: OpenSeadragon.TiledImageInitOptions) => void;
}

interface Untyped {
  _cancelPendingImages(): void;
  readonly innerTracker: OpenSeadragon.MouseTracker;
  readonly navigator: OpenSeadragon.Navigator | undefined;
  /** Only a navigator has one. */
  readonly displayRegion: HTMLElement;
  readonly viewport: { containerSize: OpenSeadragon.Point };
}

const untypedOf = (viewer: OpenSeadragon.Viewer): Untyped => viewer as unknown as Untyped;

export const tileKeeperOf = (image: OpenSeadragon.TiledImage): TileKeeper => image as unknown as TileKeeper;

export const addingNavigatorOf = (navigator: OpenSeadragon.Navigator): AddingNavigator =>
  navigator as unknown as AddingNavigator;

/** Undefined once the viewer was destroyed. */
export const navigatorOf = (viewer: OpenSeadragon.Viewer): OpenSeadragon.Navigator | undefined =>
  untypedOf(viewer).navigator;

/**
 * The library keeps one point as the size before a change and as the size now, until the first change. A pane that is
 * made smaller before its first frame then looks unchanged, and its slide shrinks with it.
 */
export function separateSizes(viewer: OpenSeadragon.Viewer): void {
  const { viewport } = untypedOf(viewer);
  viewport.containerSize = viewport.containerSize.clone();
}

/**
 * The library takes a source in a turn after the one in which it was given, as it may still have to be read. Ours are read
 * before they are opened: a slide that was made ready would wait for a frame that shows nothing of it.
 */
export function takeSourcesAtOnce(viewer: OpenSeadragon.Viewer): void {
  const prepare = viewer.instantiateTileSourceClass.bind(viewer);
  viewer.instantiateTileSourceClass = (options) => {
    // Fills in what the options leave out, before it waits.
    void prepare(options);
    return Promise.resolve({ source: options.tileSource });
  };
}

/** Takes the frame off that shows in the overview what part of the slide is in view. */
export function hideRegion(navigator: OpenSeadragon.Navigator): void {
  untypedOf(navigator).displayRegion.style.display = 'none';
}

/** The slide that the viewer has taken in; undefined before it has one. */
export const firstImageOf = (viewer: OpenSeadragon.Viewer): OpenSeadragon.TiledImage | undefined =>
  viewer.world.getItemAt(0);

/** Forgets the slides that are on their way: the library takes one in even when it was closed meanwhile. */
export const cancelPendingImages = (viewer: OpenSeadragon.Viewer): void =>
  untypedOf(viewer)._cancelPendingImages();

/** Whether a button is held or a finger lies on the viewer. */
export function isHeld(viewer: OpenSeadragon.Viewer): boolean {
  const { innerTracker } = untypedOf(viewer);
  return ['mouse', 'pen', 'touch'].some((type) => {
    const pointers = innerTracker.getActivePointersListByType(type) as { readonly contacts: number };
    return pointers.contacts > 0;
  });
}
