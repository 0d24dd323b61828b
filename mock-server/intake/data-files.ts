import { slideExtensionOf } from '#app/core/uploads/slide-file-names.ts';
import type { UploadRecord } from '../store/tables/files.ts';
import type { World } from '../world.ts';

/**
 * The data files that a slide still lacks, by the least that every slide of its format has. An index file that names
 * more of them is not read: what it names is the scanner's business until a reader for the format is there.
 */
export function missingDataFiles(world: World, upload: UploadRecord): readonly string[] {
  const needed = neededBy(upload.fileName);
  if (needed.length === 0 || upload.status === 'Ready') return [];
  const there = world.uploads
    .by('companionOf', upload.id)
    .filter(({ completedAt, status }) => completedAt !== null && status !== 'Rejected')
    .map(({ fileName }) => fileName.toLowerCase());
  return needed.filter(({ isIt }) => !there.some(isIt)).map(({ shown }) => shown);
}

interface Needed {
  readonly shown: string;
  readonly isIt: (fileName: string) => boolean;
}

function neededBy(fileName: string): readonly Needed[] {
  const extension = slideExtensionOf(fileName);
  const stem = extension === null ? fileName : fileName.slice(0, -extension.length);
  const nameOf = (name: string): Needed => ({
    shown: `${stem}/${name}`,
    isIt: (given) => baseOf(given) === name.toLowerCase(),
  });
  switch (extension) {
    case '.mrxs':
      return [nameOf('Slidedat.ini'), nameOf('Index.dat'), nameOf('Data0000.dat')];
    case '.vsi':
      return [{ shown: `_${stem}_/frame_t.ets`, isIt: (given) => given.endsWith('.ets') }];
    case '.vms':
      return [{ shown: `${stem}.jpg`, isIt: (given) => given.endsWith('.jpg') }];
    case '.vmu':
      return [{ shown: `${stem}.ngr`, isIt: (given) => given.endsWith('.ngr') }];
    default:
      return [];
  }
}

const baseOf = (fileName: string): string => fileName.split(/[\\/]/).at(-1) ?? fileName;
