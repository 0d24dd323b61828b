import type { PaneId } from '#app/core/event-log/entry.ts';
import { captionLines, formerAmong } from '#app/core/viewing/caption.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import { type CaptionedSheet, captionedPicture } from '../../overlay/snapshot.client.ts';
import { snapshotFailed } from '../../tiles/slide-error.ts';
import type { PaneBoard } from '../stage/pane-board.ts';

/** The name is only the time: a file in the downloads folder must not name a patient or a case (specification 7). */
const nameAt = (time: Date): string => `snapshot_${time.toISOString().replaceAll(/[:.]/g, '-')}.png`;

/** How long a picture waits for the view to be sharp: longer, and nothing would seem to happen. */
const SHARP_WITHIN_MS = 2000;

const SIDES: readonly PaneId[] = ['primary', 'secondary'];

/** How the case is called; never by its patient. */
export interface CaseNumbers {
  readonly caseNumber: string;
  readonly caseID: string;
}

interface Taken {
  readonly isSharp: boolean;
  readonly time: Date;
}

/** Slide and words of one pane, read in one go, so that neither can be of another slide than the other. */
function withCaption(
  board: Pick<PaneBoard, 'pane' | 'slide'>,
  side: PaneId,
  numbers: CaseNumbers,
  { isSharp, time }: Taken,
): CaptionedSheet | null {
  const [pane, slide] = [board.pane(side), board.slide(side)];
  const stats = pane?.stats() ?? null;
  if (pane === null || slide === null || stats === null || stats.current === null) return null;
  const { current: view, width } = stats;
  const { sheet, painted } = pane.picture();
  const projectedFrom = painted.hasProjections ? (board.slide('primary')?.slideTitle ?? null) : null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const formerLengths = formerAmong(painted.lengths);
  const ofMarks = { formerLengths, lengthsLeftOut: painted.leftOut, projectedFrom };
  const pictured = { ...numbers, ...slide, view, width, isSharp, ...ofMarks };
  return { sheet, width, caption: captionLines(pictured, time, timeZone) };
}

function save(picture: Blob, time: Date): void {
  const address = URL.createObjectURL(picture);
  const link = document.createElement('a');
  link.href = address;
  link.download = nameAt(time);
  link.click();
  // The browser reads it after the press has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * What the panes show with their marks, at the screen's resolution (specification 9), and below each what it is of.
 * A toast says that it was saved, that it was saved with blurry or missing tiles, or that it failed.
 */
export async function downloadSnapshot(
  board: Pick<PaneBoard, 'pane' | 'slide'>,
  numbers: CaseNumbers,
  draw = captionedPicture,
): Promise<void> {
  try {
    const sharp = await Promise.all(
      SIDES.map((side) => board.pane(side)?.sharpWithin(SHARP_WITHIN_MS) ?? Promise.resolve(true)),
    );
    const time = new Date();
    const sheets = SIDES.map((side, at) =>
      withCaption(board, side, numbers, { isSharp: sharp[at] === true, time }),
    );
    const parts = sheets.filter((part) => part !== null);
    if (parts.length === 0) throw new Error('there is nothing to capture');
    save(await draw(parts), time);
    if (!sharp.includes(false)) notify.success('Screenshot saved', { about: 'screenshot' });
    else notify.warning('Screenshot saved before all tiles were sharp.', { about: 'screenshot' });
  } catch {
    notify.error(snapshotFailed(null).text);
  }
}
