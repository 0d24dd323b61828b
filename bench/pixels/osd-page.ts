import OpenSeadragon from 'openseadragon';
import type { PageViewer } from './page-viewer.ts';
import type { View } from './views.ts';

/** What the page is asked for, as JSON in its address. */
export interface OsdRequest {
  readonly slide: string;
  readonly isTuned: boolean;
  /** Address of the module that reads the slide; null for a DZI. */
  readonly plugin: string | null;
}

/** Served from what is installed, and typed here, since the bench alone installs it. */
interface GeoTiffPlugin {
  readonly enableGeoTIFFTileSource: (library: typeof OpenSeadragon) => void;
}

interface WithGeoTiff {
  readonly GeoTIFFTileSource: {
    readonly getAllTileSources: (url: string, options: object) => Promise<OpenSeadragon.TileSource[]>;
  };
}

/** What a busy reader of its documentation would set. */
const TUNED: OpenSeadragon.Options = { maxTilesPerFrame: 64, immediateRender: true, maxImageCacheCount: 600 };

async function tiffSource(url: string, plugin: string): Promise<OpenSeadragon.TileSource> {
  const { enableGeoTIFFTileSource } = (await import(/* @vite-ignore */ plugin)) as GeoTiffPlugin;
  enableGeoTIFFTileSource(OpenSeadragon);
  const library = OpenSeadragon as unknown as WithGeoTiff;
  const [source] = await library.GeoTIFFTileSource.getAllTileSources(url, {});
  if (source === undefined) throw new Error('It finds no slide in the file.');
  return source;
}

/** OpenSeadragon as it comes but for drawing with canvas, as all here do. */
function startViewer(options: OpenSeadragon.Options): OpenSeadragon.Viewer {
  const element = document.createElement('div');
  Object.assign(element.style, { width: '100vw', height: '100vh' });
  document.body.replaceChildren(element);
  return OpenSeadragon({
    element,
    drawer: 'canvas',
    crossOriginPolicy: 'Anonymous',
    showNavigationControl: false,
    ...options,
  });
}

function createOsdPage({ slide, isTuned, plugin }: OsdRequest): PageViewer {
  const viewer = startViewer(isTuned ? TUNED : {});
  const opened = new Promise<void>((resolve, reject) => {
    viewer.addHandler('open', () => resolve());
    viewer.addHandler('open-failed', ({ message }) => reject(new Error(message)));
  });
  // Whether the latest view has been painted: until then the word of the view before still stands.
  let drawn = false;
  viewer.addHandler('update-viewport', () => {
    drawn = viewer.world.getItemCount() > 0;
  });
  // The declared type leaves out addresses and sources, which are what the library is mostly given.
  const open = (source: unknown): unknown => viewer.open(source as OpenSeadragon.TileSourceSpecifier);
  const ready = plugin === null ? Promise.resolve(open(slide)) : tiffSource(slide, plugin).then(open);
  return {
    ready: ready.then(() => opened),
    setView: ({ cx, cy, scale }: View) => {
      drawn = false;
      const image = viewer.world.getItemAt(0);
      viewer.viewport.zoomTo(image.imageToViewportZoom(scale), undefined, true);
      viewer.viewport.panTo(image.imageToViewportCoordinates(cx, cy), true);
    },
    isLoaded: () => drawn && viewer.world.getItemAt(0)?.getFullyLoaded() === true,
  };
}

const asked = JSON.parse(new URLSearchParams(location.search).get('ask') ?? '') as OsdRequest;
(globalThis as { __viewer?: PageViewer }).__viewer = createOsdPage(asked);
