import { FileDown, FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { marksFileName } from '#app/core/marks/file-name.ts';
import {
  type ReadImage,
  type ReadingFileError,
  readingAsText,
  readReading,
} from '#app/core/timeline/reading-file.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { downloadText } from '../marks/download-text.ts';

const REFUSED: Readonly<Record<ReadingFileError, string>> = {
  'not-a-reading': 'The file holds no reading that this viewer knows. Choose a file that Save log made.',
  'newer-version': 'A newer version of this viewer saved the file. Update the viewer to open it.',
  'other-images': 'The reading belongs to slides of another case. Open that case first.',
  'other-pixels': 'A slide of this reading was scanned again since. The reading does not fit the new scan.',
};

const UNREADABLE = 'The file could not be read. Choose it again.';

const damagedText = (count: number): string =>
  `${String(count)} damaged ${count === 1 ? 'line was' : 'lines were'} left out. What you see may differ from what the reader saw.`;

export interface OpenedReading {
  readonly name: string;
  readonly entries: readonly LogEntry[];
}

/** Says why where the file cannot be played. */
export function openReading(name: string, text: string, images: readonly ReadImage[]): OpenedReading | null {
  const here = new Map<ImageId, string | null>(images.map(({ id, checksum }) => [id, checksum]));
  const read = readReading(text, here);
  if (!read.ok) {
    notify.error(REFUSED[read.error]);
    return null;
  }
  if (read.damaged > 0) notify.warning(damagedText(read.damaged));
  return { name, entries: read.entries };
}

interface ReadingFilesProps {
  readonly entries: readonly LogEntry[];
  /** Every image of the open case. */
  readonly images: readonly ReadImage[];
  readonly onOpened: (reading: OpenedReading) => void;
}

/** The reading as a file, and a file as the reading that is played. */
export function ReadingFiles({ entries, images, onOpened }: ReadingFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  const save = (): void => {
    const first = entries.find(({ image }) => images.some(({ id }) => id === image))?.image ?? 'log';
    downloadText(
      marksFileName('reading.json', first, Date.now()),
      'application/json',
      readingAsText(entries, images),
    );
    notify.info('The log was saved without the patient, names of people, notes and names of marks.');
  };
  return (
    <>
      <Button size="sm" disabled={entries.length === 0} onClick={save}>
        <FileDown aria-hidden /> Save log
      </Button>
      <Button size="sm" onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden /> Open log
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File with the log of a reading"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // A browser tells of a file that is chosen a second time only after the first was taken out.
          currentTarget.value = '';
          file?.text().then(
            (text) => {
              const reading = openReading(file.name, text, images);
              if (reading !== null) onOpened(reading);
            },
            () => notify.error(UNREADABLE),
          );
        }}
      />
    </>
  );
}
