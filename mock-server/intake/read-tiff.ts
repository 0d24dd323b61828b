import type { ByteSource } from '#app/core/uploads/byte-source.ts';
import { tiffShowing } from '#app/core/uploads/not-shown.ts';
import type { SlideExtension } from '#app/core/uploads/slide-file-names.ts';
import {
  appearanceRefusal,
  CANNOT_BE_READ,
  CIRCULAR,
  CUT_OFF,
  compressionRefusal,
  isJpeg2000,
  NO_PICTURE,
} from '#app/core/uploads/slide-refusals.ts';
import { hasImpossibleStrips, levelPages } from '#app/core/uploads/tiff-levels.ts';
import { findAssociatedPage } from '../slides/associated-page.ts';
import { type FileScale, scaleOfDescription } from '../slides/scale-of-file.ts';
import { readTiff, type TiffFile, type TiffPage } from '../slides/tiff-pages.ts';
import { NoSlide } from './refused.ts';

export interface TiffSlide {
  readonly file: TiffFile;
  /** The page of the full resolution, and where it stands in the chain. */
  readonly top: TiffPage;
  readonly page: number;
  readonly format: string;
  readonly levels: readonly TiffPage[];
  readonly scale: FileScale | null;
  readonly labelFound: boolean;
  readonly macroFound: boolean;
  readonly notShown: string | null;
}

const CENTIMETRE = 3;
const MICRONS_PER_CM = 10_000;
/** NDPI keeps 32-bit offsets beyond this size and lets the reader guess the rest. */
const NDPI_OFFSETS_END = 2 ** 32;

/** Judges a TIFF by its directories. Throws NoSlide, or what the reading of directories throws. */
export function readTiffSlide(source: ByteSource, extension: SlideExtension): TiffSlide {
  const file = readTiff(source);
  const first = file.pages[0];
  if (file.isCircular) throw new NoSlide('unreadable', CIRCULAR);
  if (first === undefined || first.width < 1 || first.height < 1 || blocksOf(first).length === 0)
    throw new NoSlide('unreadable', NO_PICTURE);
  const isNdpi = first.isNdpi || extension === '.ndpi';
  const { below } = file.pages.find(({ tiles }) => tiles !== null) ?? first;
  const levels = levelPages(file.pages, below);
  if (!(isNdpi && source.size >= NDPI_OFFSETS_END)) throwIfCutOff(source, levels);
  const { format, notShown } = tiffShowing({
    extension,
    isNdpi,
    isBig: file.layout.big,
    description: first.description,
    isJpeg2000: levels.some(({ compression }) => isJpeg2000(compression)),
  });
  const top = levels[0] ?? first;
  if (notShown === null) throwIfNotDecoded(top);
  return {
    file,
    top,
    page: file.pages.indexOf(top),
    format,
    levels,
    scale: isNdpi ? scaleOfResolution(top) : scaleOfDescription(top.description),
    labelFound: findAssociatedPage(file.pages, 'label') !== null,
    macroFound: findAssociatedPage(file.pages, 'macro') !== null || file.pages.some(isNdpiMacro),
    notShown,
  };
}

const isNdpiMacro = ({ sourceLens }: TiffPage): boolean => sourceLens === -1;

const blocksOf = (page: TiffPage): readonly number[] => page.tiles?.offsets ?? page.strips?.offsets ?? [];

function throwIfCutOff(source: ByteSource, pages: readonly TiffPage[]): void {
  for (const page of pages) {
    const { offsets, byteCounts } = page.tiles ?? page.strips ?? { offsets: [], byteCounts: [] };
    const isBeyond = offsets.some((offset, index) => offset + (byteCounts[index] ?? 0) > source.size);
    if (isBeyond) throw new NoSlide('incomplete', CUT_OFF);
  }
}

function throwIfNotDecoded(page: TiffPage): void {
  const { compression, height, tiles, strips } = page;
  const refusal = compressionRefusal(compression) ?? appearanceRefusal(page);
  if (refusal !== null) throw new NoSlide('unreadable', refusal);
  if (tiles !== null || strips === null) return;
  const { offsets, rowsPerStrip, planes } = strips;
  if (hasImpossibleStrips({ height, rowsPerStrip, strips: offsets.length, planes }))
    throw new NoSlide('unreadable', CANNOT_BE_READ);
}

/** Only of formats that keep their scale in these tags: other writers fill them with what a printer wants. */
function scaleOfResolution({ resolution, sourceLens }: TiffPage): FileScale | null {
  if (resolution === null || resolution.unit !== CENTIMETRE) return null;
  const [mppX, mppY] = [MICRONS_PER_CM / resolution.x, MICRONS_PER_CM / resolution.y];
  if (!(Number.isFinite(mppX) && Number.isFinite(mppY) && mppX > 0 && mppY > 0)) return null;
  return { mppX, mppY, source: 'tiff-resolution', magnification: sourceLens };
}
