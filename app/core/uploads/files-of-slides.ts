import { needsDataFiles, slideExtensionOf } from './slide-file-names.ts';

/** Hamamatsu keeps the pixels, the map and the picture of the label of these in JPEGs beside the index file. */
const isJpegHolder = (fileName: string): boolean => /\.(?:vms|vmu)$/i.test(fileName);
const isJpeg = (fileName: string): boolean => /\.jpe?g$/i.test(fileName);

const stemOf = (fileName: string): string =>
  fileName.slice(0, -(slideExtensionOf(fileName) ?? '').length).toLowerCase();

/**
 * Files that were chosen together, each slide with its data files. A data file goes with the slide whose name its own
 * begins with, else with the first that cannot be read without such files; where there is none, it stands alone, and so
 * does a picture that `isAwaited` as a slide of its own by its name.
 */
export function filesOfSlides<F extends { readonly name: string }>(
  files: readonly F[],
  isAwaited: (fileName: string) => boolean = () => false,
): readonly (readonly [slide: F, ...data: F[]])[] {
  const holders = files.filter(({ name }) => needsDataFiles(name));
  const holderOf = (file: F): F | undefined => {
    if (holders.includes(file)) return undefined;
    const isSlide = slideExtensionOf(file.name) !== null;
    if (isSlide && !isJpeg(file.name)) return undefined;
    const able = isSlide ? holders.filter(({ name }) => isJpegHolder(name)) : holders;
    const name = file.name.toLowerCase();
    // The name of A10.jpg begins with that of A1.vms too: the longest says whose it is.
    const named = able
      .filter((holder) => name.startsWith(stemOf(holder.name)))
      .toSorted((one, other) => other.name.length - one.name.length);
    return named[0] ?? (isSlide && isAwaited(file.name) ? undefined : able[0]);
  };
  const held = files.map((file) => ({ file, holder: holderOf(file) }));
  return held
    .filter(({ holder }) => holder === undefined)
    .map(({ file }) => [file, ...held.filter(({ holder }) => holder === file).map((beside) => beside.file)]);
}
