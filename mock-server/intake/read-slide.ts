import sharp, { type Sharp } from 'sharp';
import { type ByteSource, CutOff } from '#app/core/uploads/byte-source.ts';
import { type DicomHeader, readDicomHeader } from '#app/core/uploads/dicom-header.ts';
import { CONTENT_HEAD_BYTES, contentFits } from '#app/core/uploads/file-content.ts';
import { isJpegOfInks, JPEG_HEAD_BYTES } from '#app/core/uploads/jpeg-header.ts';
import { FORMATS_NOT_TILED, notShownText } from '#app/core/uploads/not-shown.ts';
import { type SlideExtension, slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import { CANNOT_BE_READ, CUT_OFF, INKS, OTHER_CONTENT } from '#app/core/uploads/slide-refusals.ts';
import { findAssociatedPage } from '../slides/associated-page.ts';
import { sourceOfFile } from '../slides/byte-source.ts';
import { findPublishedFolder, type SlidePictures } from '../slides/deep-zoom.ts';
import type { FileScale } from '../slides/scale-of-file.ts';
import { SHARP_ENOUGH, sharpnessOf } from './focus.ts';
import type { Found, ReaderTask, Reading } from './messages.ts';
import { requirePixelsInBytes } from './pixel-cap.ts';
import { readTiffSlide } from './read-tiff.ts';
import { isMachineFault, NoSlide, refusedAs } from './refused.ts';
import { fileInRightColours } from './right-colours.ts';
import type { Tell } from './steps.ts';
import { levelsOf } from './tiff-levels.ts';

/** Reads one file to the end, whatever it is. Rejects only on a fault of the machine. */
export async function readSlide(task: ReaderTask, tell: Tell): Promise<Reading> {
  const source = sourceOfFile(task.path);
  try {
    tell('readable', 'running');
    return { kind: 'found', found: await foundIn(task, source, tell) };
  } catch (error) {
    if (error instanceof NoSlide) return refusedAs(error.reason, error.message);
    if (error instanceof CutOff) return refusedAs('incomplete', CUT_OFF);
    if (isMachineFault(error)) throw error;
    return refusedAs('unreadable', CANNOT_BE_READ);
  } finally {
    source.close();
  }
}

function foundIn(task: ReaderTask, source: ByteSource, tell: Tell): Found | Promise<Found> {
  const extension = slideExtensionOf(`slide${task.extension}`);
  const head = source.read(0, Math.min(CONTENT_HEAD_BYTES, source.size));
  if (extension === null || !contentFits(head, extension))
    throw new NoSlide('content_mismatch', OTHER_CONTENT);
  if (extension === '.jpg' || extension === '.jpeg') return photograph(task, source, tell);
  const isTiff = ['.tif', '.tiff', '.ome.tiff', '.svs', '.ndpi'].includes(extension);
  return isTiff ? tiff(task, source, extension, tell) : describeUntiled(source, extension, tell);
}

async function tiff(
  task: ReaderTask,
  source: ByteSource,
  extension: SlideExtension,
  tell: Tell,
): Promise<Found> {
  const slide = readTiffSlide(source, extension);
  const { top, page, format, scale, notShown, file } = slide;
  tellOf(tell, true, scale);
  const { width, height } = top;
  if (notShown === null) requirePixelsInBytes(width * height, source.size);
  const found = { format, width, height, levels: levelsOf(slide.levels), ...scaleFound(scale), notShown };
  if (notShown !== null) {
    tellNoTiles(tell);
    const { labelFound, macroFound } = slide;
    return { ...found, ...NOTHING_SEEN, labelFound, macroFound };
  }
  const from = { page: top, little: file.layout.little, scratch: task.scratch };
  const path = await fileInRightColours(task.path, source, from);
  const nameOf = (name: 'label' | 'macro') => {
    const at = findAssociatedPage(file.pages, name);
    return at === null ? null : () => sharp(path, { page: at, failOn: 'error' });
  };
  const [label, macro] = [nameOf('label'), nameOf('macro')];
  const whole = () => sharp(path, { page, failOn: 'error', limitInputPixels: false });
  return { ...found, ...(await tile(task, { width, height, scale, whole, label, macro }, tell)) };
}

/**
 * A picture of a camera is tiled as every browser shows the file itself: turned as its EXIF block says, so that a mark
 * lies on the same place of it by either way.
 */
async function photograph(task: ReaderTask, source: ByteSource, tell: Tell): Promise<Found> {
  if (isJpegOfInks(source.read(0, Math.min(JPEG_HEAD_BYTES, source.size))))
    throw new NoSlide('unreadable', INKS);
  const options = { failOn: 'truncated', limitInputPixels: false } as const;
  const { orientation = UPRIGHT, autoOrient } = await decode(() => sharp(task.path, options).metadata());
  const { width, height } = autoOrient;
  // Rows of a turned picture are wanted in another order than they come in; a large one then waits on the disk.
  const sequentialRead = orientation === UPRIGHT;
  const whole = () => sharp(task.path, { ...options, sequentialRead }).autoOrient();
  requirePixelsInBytes(width * height, source.size);
  tellOf(tell, true, null);
  const pictures = { width, height, scale: null, whole, label: null, macro: null };
  const levels = [{ level: 0, width, height, downsample: 1 }];
  const found = { format: 'JPEG', width, height, levels, ...scaleFound(null), notShown: null };
  return { ...found, ...(await tile(task, pictures, tell)) };
}

const UPRIGHT = 1;

interface Pictures extends Omit<SlidePictures, 'whole'> {
  readonly whole: () => Sharp;
}

async function tile(task: ReaderTask, pictures: Pictures, tell: Tell) {
  tell('pictures', 'running');
  const { folder, facts } = await decode(() =>
    findPublishedFolder(
      task.slidesFolder,
      task.sha256,
      () => ({ ...pictures, whole: () => Promise.resolve(pictures.whole()) }),
      {
        draftsIn: task.scratch,
        told: (done) => {
          tell(done, 'done');
          if (done === 'pictures') tell('tiles', 'running');
        },
      },
    ),
  );
  const outOfFocus = (await sharpnessOf(folder, pictures)) < SHARP_ENOUGH;
  // Bytes that were tiled before are not tiled again, and then nobody told.
  tell('pictures', 'done');
  tell('tiles', 'done');
  return { labelFound: facts.label, macroFound: facts.macro, labelMatches: null, outOfFocus };
}

/** What the image library says of a broken file is for its authors, not for the user. */
async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isMachineFault(error)) throw error;
    const isShort = error instanceof Error && /premature end|truncated/i.test(error.message);
    throw isShort ? new NoSlide('incomplete', CUT_OFF) : new NoSlide('unreadable', CANNOT_BE_READ);
  }
}

function describeUntiled(source: ByteSource, extension: SlideExtension, tell: Tell): Found {
  const format = FORMATS_NOT_TILED[extension] ?? 'This format';
  const header: DicomHeader =
    extension === '.dcm' ? readDicomHeader(source) : { width: null, height: null, mpp: null };
  const { width, height, mpp } = header;
  const scale: FileScale | null =
    mpp === null ? null : { mppX: mpp.x, mppY: mpp.y, source: 'dicom', magnification: null };
  const isSized = width !== null && height !== null;
  tellOf(tell, isSized, scale);
  tellNoTiles(tell);
  const levels = isSized ? [{ level: 0, width, height, downsample: 1 }] : [];
  const notShown = notShownText(`${format} slides`);
  return { format, width, height, levels, ...scaleFound(scale), ...NOTHING_SEEN, notShown };
}

const NOTHING_SEEN = { labelFound: false, macroFound: false, labelMatches: null, outOfFocus: false };

const scaleFound = (scale: FileScale | null) => ({
  mppX: scale?.mppX ?? null,
  mppY: scale?.mppY ?? null,
  scaleSource: scale?.source ?? null,
  magnification: scale?.magnification ?? null,
});

function tellOf(tell: Tell, isSized: boolean, scale: FileScale | null): void {
  tell('readable', 'done');
  tell('levels', isSized ? 'done' : 'absent');
  tell('scale', scale === null ? 'absent' : 'done');
}

function tellNoTiles(tell: Tell): void {
  tell('pictures', 'absent');
  tell('tiles', 'absent');
}
