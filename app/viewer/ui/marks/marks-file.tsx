import { useUnit } from 'effector-react';
import { FileDown } from 'lucide-react';
import { useRef } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { type ImageMarks, marksAsGeoJson } from '#app/core/exchange/geojson.ts';
import { marksAsCsv } from '#app/core/exchange/marks-csv.ts';
import { type GeoJsonError, readMarks } from '#app/core/exchange/read-geojson.ts';
import { marksFileName } from '#app/core/marks/file-name.ts';
import { importable } from '#app/core/viewing/decide/decide-import.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#app/ui/menu.tsx';
import { $sealed } from '../../state/log.ts';
import { lookAtImageFx } from '../../state/marks-of-case.ts';
import { $unheard } from '../../state/outbox-state.ts';
import { $activePane, $split, panes } from '../../state/panes.ts';
import { hasRoomFor } from '../../storage/outbox/room.ts';
import { READ_ONLY } from '../screen/read-only.ts';
import { downloadText } from './download-text.ts';
import { useMarksCommand } from './use-marks-command.ts';

const REFUSED: Readonly<Record<GeoJsonError, string>> = {
  'not-json': 'The file could not be read. Choose a GeoJSON file.',
  'not-geojson': 'The file holds no annotations that this viewer knows. Choose a GeoJSON file.',
  'other-image': 'The marks in this file belong to another slide. Nothing was imported.',
};

const UNREADABLE = 'The file could not be read. Nothing was imported.';
const NOT_TAKEN =
  'Nothing was imported. Open the slide, wait until its marks are there, and choose the file again.';
const NO_ROOM = 'These marks are more than a case can keep on one slide. Nothing was imported.';
const SLIDE_LEFT = 'Another slide was opened while the file was read. Nothing was imported.';

const WHERE: Readonly<Record<PaneId, string>> = {
  primary: ' of the first slide',
  secondary: ' of the second slide',
};

const countText = (count: number, one: string): string => `${String(count)} ${one}${count === 1 ? '' : 's'}`;

interface Importing {
  readonly image: OpenImage;
  readonly here: Pick<ImageMarks, 'rulers' | 'patches'>;
  /** Everything that is kept of the image; nothing where it is left out. */
  readonly kept?: readonly LogEntry[];
  /** Whether they were taken in. */
  readonly take: (marks: Pick<ImageMarks, 'rulers' | 'patches'>) => boolean;
}

/** Reads a file of marks, hands over those that are not here yet, and says what came of it. */
export function importText(text: string, { image, here, kept = [], take }: Importing): void {
  const { id: imageId, checksum, scale } = image;
  const read = readMarks(text, { imageId, checksum, scale, newId: () => crypto.randomUUID() });
  if (!read.ok) {
    notify.error(REFUSED[read.error]);
    return;
  }
  const marks = importable(image, here, read.value);
  if (!hasRoomFor(marks, imageId, kept)) {
    notify.error(NO_ROOM);
    return;
  }
  const fresh = marks.rulers.length + marks.patches.length;
  if (fresh > 0 && !take(marks)) {
    // In place of why, which is said at every refusal: a file is chosen again by hand.
    notify.warning(NOT_TAKEN, { about: 'busy' });
    return;
  }
  const known = new Set([...here.rulers, ...here.patches].map(({ id }) => id));
  const unknown = [...read.value.rulers, ...read.value.patches].filter(({ id }) => !known.has(id));
  const left = read.value.leftOut + unknown.length - fresh;
  const leftOut = left === 0 ? '' : ` ${countText(left, 'shape')} left out.`;
  notify.info(
    `${fresh === 0 ? 'No new marks in this file.' : `${countText(fresh, 'mark')} imported.`}${leftOut}`,
  );
}

/** The marks of the slide that the reader works in as a file, and those of a file as marks of that slide. */
export function MarksFile() {
  const { active, split, sealed, unheard } = useUnit({
    active: $activePane,
    split: $split,
    sealed: $sealed,
    unheard: $unheard,
  });
  const { $openImage, $current, $formerLengths } = panes[active];
  const { image, here, former } = useUnit({ image: $openImage, here: $current, former: $formerLengths });
  const ask = useMarksCommand();
  const lookAt = useUnit(lookAtImageFx);
  const input = useRef<HTMLInputElement>(null);
  if (image === null) return null;
  const marks = { imageId: image.id, checksum: image.checksum, ...here };
  const isEmpty = here.rulers.length + here.patches.length === 0;
  // A file of what has come so far would pass for all that there is.
  const isUnheard = unheard[image.id] !== undefined;
  const nameOf = (file: 'marks.geojson' | 'marks.csv') => marksFileName(file, image.id, Date.now());
  const take: Importing['take'] = ({ rulers, patches }) =>
    ask({ imageId: image.id, command: { type: 'import-marks', rulers, patches } });
  const importFile = async (file: File): Promise<void> => {
    const text = await file.text().catch(() => null);
    if (text === null) {
      notify.error(UNREADABLE);
      return;
    }
    const { isShown, isSealed, kept } = await lookAt(image.id);
    if (!isShown) notify.error(SLIDE_LEFT);
    else if (isSealed) notify.warning(`${READ_ONLY} Nothing was imported.`);
    else importText(text, { image, here, kept, take });
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={`Export or import marks${split ? WHERE[active] : ''}`} size="sm">
            <FileDown aria-hidden />
          </IconButton>
        }
      >
        {isUnheard && <MenuLabel>The marks of the case are not loaded yet.</MenuLabel>}
        <MenuItem
          disabled={isEmpty || isUnheard}
          onSelect={() =>
            downloadText(nameOf('marks.geojson'), 'application/geo+json', marksAsGeoJson(marks, former))
          }
        >
          Export as GeoJSON (QuPath)
        </MenuItem>
        <MenuItem
          disabled={isEmpty || isUnheard}
          onSelect={() => downloadText(nameOf('marks.csv'), 'text/csv', marksAsCsv(marks, former))}
        >
          Export as CSV
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          disabled={sealed !== null || unheard[image.id] === 'asking'}
          onSelect={() => input.current?.click()}
        >
          Import GeoJSON…
        </MenuItem>
      </Menu>
      <input
        ref={input}
        type="file"
        accept=".geojson,.json,application/geo+json,application/json"
        aria-label="GeoJSON file with marks"
        className="sr-only"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // A browser tells of a file that is chosen a second time only after the first was taken out.
          currentTarget.value = '';
          if (file !== undefined) void importFile(file);
        }}
      />
    </>
  );
}
