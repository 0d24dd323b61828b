import type { AssociatedKind } from '../tiles/associated.ts';
import { type DirectorySummary, isReducedCopy, pyramidOf, slideOf } from './directory/levels.ts';

/** What telling the pictures beside the levels apart needs to know of one directory. */
export interface DirectoryWords {
  readonly summary: DirectorySummary;
  /** TIFF ImageDescription; empty where there is none. */
  readonly description: string;
  /** TIFF NewSubfileType. */
  readonly subfileType: number;
  /** In the main chain of directories; what hangs below another directory is a level or a mask. */
  readonly isMain: boolean;
}

export interface Associated {
  readonly kind: AssociatedKind;
  /** Among the directories that were asked about. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
}

const REDUCED_COPY = 1;
/** Aperio's own value, taken over by others. */
const MACRO = 9;

/** Words of the first fields of a description; the later ones may name a file or a user. */
const WORDS: readonly (readonly [RegExp, AssociatedKind])[] = [
  [/(?<![a-z])label(?![a-z])/i, 'label'],
  [/(?<![a-z])(?:macro|overview)(?![a-z])/i, 'macro'],
  [/(?<![a-z])thumb(?:nail)?(?![a-z])/i, 'thumbnail'],
];

function isStripped({ summary }: DirectoryWords): boolean {
  return summary.tileWidth === 0;
}

function kindByWords(description: string): AssociatedKind | null {
  const [fields = ''] = description.split('|');
  return WORDS.find(([word]) => word.test(fields))?.[1] ?? null;
}

function kindByShape(base: DirectorySummary, directory: DirectoryWords): AssociatedKind | null {
  if (directory.subfileType === MACRO) return 'macro';
  if (isStripped(directory) && isReducedCopy(base, directory.summary)) return 'thumbnail';
  return directory.subfileType === REDUCED_COPY && isStripped(directory) ? 'label' : null;
}

/** Aperio puts the thumbnail, in strips and without a word that says so, right after level 0. */
function isAperioThumbnail(directory: DirectoryWords, index: number, base: number): boolean {
  return index === base + 1 && isStripped(directory) && directory.description.startsWith('Aperio');
}

/**
 * Label, macro and thumbnail, each at most once: by the words of the writer where there are any, then by
 * Aperio's order, then by NewSubfileType and shape. Empty where nothing is tiled.
 */
export function associatedOf(directories: readonly DirectoryWords[]): readonly Associated[] {
  const summaries = directories.map(({ summary }) => summary);
  const base = slideOf(summaries);
  const levels = new Set([base, ...pyramidOf(summaries)]);
  const top = directories[base];
  const found = new Map<AssociatedKind, Associated>();
  if (top === undefined) return [];
  directories.forEach((directory, index) => {
    const { width, height, isMask } = directory.summary;
    if (!directory.isMain || levels.has(index) || isMask === true || !(width > 0 && height > 0)) return;
    const kind =
      kindByWords(directory.description) ??
      (isAperioThumbnail(directory, index, base) ? 'thumbnail' : kindByShape(top.summary, directory));
    if (kind !== null && !found.has(kind)) found.set(kind, { kind, index, width, height });
  });
  return [...found.values()];
}
