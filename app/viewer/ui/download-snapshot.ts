import { notify } from '#app/ui/notify.ts';
import type { Pane } from '../osd/pane.client.ts';
import { snapshotFailed } from '../osd/slide-error.ts';

/** Only the time: a file in the downloads folder must not name a patient or a case. */
const nameAt = (time: Date): string => `snapshot_${time.toISOString().replaceAll(/[:.]/g, '-')}.png`;

/** The slide with its marks, at the screen's resolution (specification 9). A failure is told as a toast. */
export async function downloadSnapshot(pane: Pick<Pane, 'capture'>): Promise<void> {
  try {
    const address = URL.createObjectURL(await pane.capture());
    const link = document.createElement('a');
    link.href = address;
    link.download = nameAt(new Date());
    link.click();
    // The browser reads it after the press has been dealt with.
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  } catch {
    notify.error(snapshotFailed(null).text);
  }
}
