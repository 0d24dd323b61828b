import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { OsdRequest } from './osd-page.ts';

const modules = path.join(import.meta.dirname, '../node_modules');
const PLUGIN = 'geotiff-tilesource';

export const CONTENDERS = [
  'floor-dzi',
  'floor-tiff',
  'ours-dzi',
  'ours-dzi-seen',
  'ours-tiff',
  'osd',
  'osd-tuned',
  'geotiff',
] as const;
export type Contender = (typeof CONTENDERS)[number];

/** What reads the TIFF; the rest reads the DZI. */
export const readsTiff = (contender: Contender): boolean =>
  contender === 'floor-tiff' || contender === 'ours-tiff' || contender === 'geotiff';

export const isFloor = (contender: Contender): boolean => contender.startsWith('floor');

export const isPeer = (contender: Contender): boolean =>
  contender.startsWith('osd') || contender === 'geotiff';

/** The package that it lacks; null when it can be measured. */
export function missingPeer(contender: Contender): string | null {
  if (contender !== 'geotiff') return null;
  return existsSync(path.join(modules, PLUGIN, 'package.json')) ? null : PLUGIN;
}

function versionOf(name: string): string {
  const file = [modules, path.join(import.meta.dirname, '../../node_modules')]
    .map((folder) => path.join(folder, name, 'package.json'))
    .find((candidate) => existsSync(candidate));
  if (file === undefined) return '';
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string };
  return ` ${version}`;
}

export function nameOf(contender: Contender): string {
  const names: Readonly<Record<Contender, () => string>> = {
    'floor-dzi': () => 'floor, DZI',
    'floor-tiff': () => 'floor, TIFF, rows merged',
    'ours-dzi': () => 'ours, DZI',
    'ours-dzi-seen': () => 'the same, what is seen mapped',
    'ours-tiff': () => 'ours, TIFF',
    osd: () => `OpenSeadragon${versionOf('openseadragon')} as it comes, DZI`,
    'osd-tuned': () => 'the same tuned, DZI',
    geotiff: () => `the same with ${PLUGIN}${versionOf(PLUGIN)}, TIFF`,
  };
  return names[contender]();
}

/** The origins of the three servers, and the slides on the first. */
export interface Places {
  readonly product: string;
  readonly pages: string;
  readonly dzi: string;
  readonly tiff: string;
}

export function addressOf(contender: Contender, { product, pages, dzi, tiff }: Places): string {
  const slide = readsTiff(contender) ? tiff : dzi;
  if (isFloor(contender)) return `${pages}/${contender}`;
  if (!isPeer(contender)) {
    const seen = contender === 'ours-dzi-seen' ? '&seen=1' : '';
    return `${product}/bench/viewer?slide=${encodeURIComponent(slide)}${seen}`;
  }
  const request: OsdRequest = {
    slide,
    isTuned: contender === 'osd-tuned',
    plugin: contender === 'geotiff' ? `/peers/${PLUGIN}/dist/${PLUGIN}.mjs` : null,
  };
  return `${pages}/osd?ask=${encodeURIComponent(JSON.stringify(request))}`;
}
