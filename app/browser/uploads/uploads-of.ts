import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import { storageKeyPort } from '../storage-key.ts';
import { wait } from '../wait.ts';
import { goOnGivingUp } from './given-up.ts';
import { keptUploadsOf } from './kept-uploads.ts';
import type { UploadPlace } from './running-upload.ts';
import { SlideUploads } from './slide-uploads.ts';
import { uploadRequestsOf } from './upload-requests.ts';

interface Ours {
  readonly uploads: SlideUploads;
  lookAt: (file: File) => Promise<SlideSight>;
  onAdded: (place: UploadPlace) => void;
}

// The uploads belong to the page and not to a screen: files go on being sent while another screen is looked at.
let ours: Ours | null = null;

/** The uploads of this person in this page. `lookAt` and `onAdded` are those of the screen that asked last. */
export function uploadsOf(
  userId: string,
  lookAt: Ours['lookAt'] | null,
  onAdded: Ours['onAdded'],
): SlideUploads {
  goOnGivingUp(userId);
  if (ours === null || ours.uploads.userId !== userId) {
    const kept = keptUploadsOf(
      userId,
      storageKeyPort(() => userId),
    );
    const made: Ours = {
      lookAt: () => Promise.resolve({ kind: 'unknown' }),
      onAdded,
      uploads: new SlideUploads({
        userId,
        requests: uploadRequestsOf(userId),
        lookAt: (file) => made.lookAt(file),
        wait,
        keep: kept.keep,
        onAdded: (place) => made.onAdded(place),
      }),
    };
    ours = made;
    kept.takeOver((left) => made.uploads.bringBack(left)).catch(() => undefined);
  }
  if (lookAt !== null) ours.lookAt = lookAt;
  ours.onAdded = onAdded;
  return ours.uploads;
}
