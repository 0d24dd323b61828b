import type { SlideLinkPart } from '../../app/viewer/tiles/slide-link.ts';

const PICTURE = /\.(png|jpe?g)$/i;
const DESCRIPTOR = /\.dzi$/i;
const FILE = /\.(tiff?|svs|ndpi|scn|bif)$/i;

type Kind = 'picture' | 'descriptor' | 'file';

async function kindOf(url: URL): Promise<Kind> {
  if (PICTURE.test(url.pathname)) return 'picture';
  if (DESCRIPTOR.test(url.pathname)) return 'descriptor';
  if (FILE.test(url.pathname)) return 'file';
  const answer = await fetch(url, { method: 'HEAD', credentials: 'omit' });
  const type = answer.headers.get('content-type') ?? '';
  if (/^image\/(png|jpe?g)\b/.test(type)) return 'picture';
  return /\bxml\b/.test(type) ? 'descriptor' : 'file';
}

/** A link as the API would give it, made of nothing but an address: by its ending, or else by asking for it. */
export async function benchLink(address: string): Promise<SlideLinkPart> {
  const url = new URL(address, window.location.href);
  const kind = await kindOf(url);
  const folder = new URL(url);
  folder.pathname = url.pathname.replace(DESCRIPTOR, '_files');
  return {
    blobId: address,
    link: url.href,
    info: { contentType: kind === 'picture' ? 'image/png' : 'image/tiff' },
    dziUrl: kind === 'descriptor' ? url.href : null,
    dziTilesFolder: kind === 'descriptor' ? folder.href : null,
    dziTileSourceObject: null,
    firstTileUrl: null,
    tileImageUrls: [],
    labelUrl: null,
    macroUrl: null,
    scale: null,
  };
}
