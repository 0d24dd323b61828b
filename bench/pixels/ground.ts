import path from 'node:path';
import { startProduct } from '../../tests/support/product.ts';
import { scriptOf, startBrowser } from '../marks/browser.ts';
import type { Places } from './contenders.ts';
import { startDataServer } from './data-server.ts';
import type { FloorSlide } from './floor-page.ts';
import { dziSlide } from './levels.ts';
import { type Needed, neededOfDzi, neededOfTiff } from './needed.ts';
import type { Options } from './options.ts';
import { htmlOf, startPageServer } from './page-server.ts';
import { lastPicture } from './picture.ts';
import type { Bench } from './run.ts';
import { type BenchSlides, DZI_TILE } from './slides.ts';
import { tiffTable } from './tiff-table.ts';

export interface Ground {
  readonly bench: Bench;
  readonly needed: Readonly<Record<'dzi' | 'tiff', Needed>>;
  readonly stop: () => Promise<void>;
}

const floorHtml = (slide: FloorSlide, script: string): string =>
  htmlOf(`globalThis.floorSlide = ${JSON.stringify(slide)};`, script);

/** Everything that has to run, with the addresses of each for the others. */
export async function prepareGround(slides: BenchSlides, { big }: Options): Promise<Ground> {
  const data = await startDataServer(slides.folder);
  const tiff = path.join(slides.folder, slides.tiff);
  const [table, picture] = await Promise.all([tiffTable(tiff), lastPicture(tiff)]);
  const dzi = dziSlide(slides.width, slides.height, DZI_TILE.side, DZI_TILE.overlap);
  const tilesName = slides.dzi.replace(/\.dzi$/, '_files');
  const needed = { dzi: neededOfDzi(dzi, path.join(slides.folder, tilesName)), tiff: neededOfTiff(table) };
  const at = { dzi: `${data.url}/${slides.dzi}`, tiff: `${data.url}/${big ? slides.bigTiff : slides.tiff}` };
  const [floor, osd, driver] = await Promise.all(
    ['floor-page.ts', 'osd-page.ts', 'driver-page.ts'].map((file) => scriptOf(`../pixels/${file}`)),
  );
  const pages = await startPageServer(
    new Map([
      ['floor-dzi', floorHtml({ kind: 'dzi', folder: `${data.url}/${tilesName}`, slide: dzi }, floor ?? '')],
      [
        'floor-tiff',
        floorHtml({ kind: 'tiff', file: `${data.url}/${slides.tiff}`, slide: table }, floor ?? ''),
      ],
      ['osd', htmlOf(osd ?? '')],
    ]),
    path.join(import.meta.dirname, '../node_modules'),
  );
  const product = await startProduct({ SLIDE_BENCH: '1', SLIDE_ORIGINS: data.url });
  const browser = await startBrowser();
  const places: Places = { ...at, product: product.url, pages: pages.url };
  return {
    bench: { browser, data, places, driver: driver ?? '', picture },
    needed,
    stop: async () => {
      await browser.close();
      await Promise.all([product.stop(), pages.stop(), data.stop()]);
    },
  };
}
