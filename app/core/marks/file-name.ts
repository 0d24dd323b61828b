/** Milliseconds since 1970 as '20260311T142530Z', which sorts, and has no sign that a file system minds. */
function stampOf(at: number): string {
  return new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '');
}

/** What a file of marks holds, and its ending. */
export type MarksFile = 'patches.json' | 'marks.geojson' | 'marks.csv' | 'reading.json';

/** Ids and a time only: file names end up in lists, histories and mails, where no patient belongs. */
export function marksFileName(file: MarksFile, imageId: string, at: number): string {
  const [kind, ending] = file.split('.');
  return `${kind}_${imageId.replaceAll(/[^\w.-]/g, '-')}_${stampOf(at)}.${ending}`;
}
