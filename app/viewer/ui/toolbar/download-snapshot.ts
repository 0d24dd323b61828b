import { notify } from '#app/ui/feedback/notify.ts';
import type { Pane } from '../../pane/pane.client.ts';
import { snapshotFailed } from '../../tiles/slide-error.ts';

/** Specification 7. Only the time: a file in the downloads folder must not name a patient or a case. */
const nameAt = (time: Date): string => `snapshot_${time.toISOString().replaceAll(/[:.]/g, '-')}.png`;

/** How long a picture waits for the view to be sharp: longer, and nothing would seem to happen. */
const SHARP_WITHIN_MS = 2000;

/**
 * The slide with its marks, at the screen's resolution (specification 9). A toast says that it was saved, that it
 * was saved with blurry or missing tiles, or that it failed.
 */
export async function downloadSnapshot(pane: Pick<Pane, 'capture' | 'sharpWithin'>): Promise<void> {
  try {
    const isSharp = await pane.sharpWithin(SHARP_WITHIN_MS);
    const address = URL.createObjectURL(await pane.capture());
    const link = document.createElement('a');
    link.href = address;
    link.download = nameAt(new Date());
    link.click();
    // The browser reads it after the press has been dealt with.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
    if (isSharp) notify.success('Screenshot saved', { about: 'screenshot' });
    else notify.warning('Screenshot saved before all tiles were sharp.', { about: 'screenshot' });
  } catch {
    notify.error(snapshotFailed(null).text);
  }
}
