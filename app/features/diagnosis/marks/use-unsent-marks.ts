import { useEffect, useState } from 'react';
import { type UnsentImage, unsentImagesOf } from '#app/browser/after-login/kept-marks.ts';
import type { TextOwner } from '#app/browser/saving/saved-text.ts';
import type { MarkedImage, MarkSender } from '#app/core/resources/mark-sender.ts';

/** What this browser has of the marks of a case and the case has not. */
export interface UnsentMarks {
  /** 'waiting': the case could not be asked; it is tried again. */
  readonly state: 'sending' | 'waiting' | 'refused';
  /** Why the case takes some of them at no time, as sentences. */
  readonly refusals: readonly string[];
  /** The number of the case as it was when they were made; null where nobody kept it. */
  readonly caseID: string | null;
  /** Which slides they are on. */
  readonly slides: readonly string[];
}

/** An image with marks, under the title that people read. */
export type TitledImage = MarkedImage & { readonly title: string };

interface Asked extends TextOwner {
  /** The images that the case has now; null where nobody can know. */
  readonly images: readonly TitledImage[] | null;
  readonly send: MarkSender;
  /** The case has some of them now. */
  readonly onSent: () => void;
}

const RETRY_MS = 5000;
const IMAGE_GONE = 'Their slide is no longer in the case.';

export const UNKNOWN_TITLE = 'A slide whose title is not known here';

/** A slide by its title in the case, or else by the one that it had when it was marked. */
function namesOf(images: Asked['images'], left: readonly UnsentImage[]) {
  const titleOf = ({ imageId, slide }: UnsentImage): string =>
    images?.find((image) => image.imageId === imageId)?.title ?? slide ?? UNKNOWN_TITLE;
  return {
    caseID: left.find(({ caseID }) => caseID !== null)?.caseID ?? null,
    slides: [...new Set(left.map(titleOf))],
  };
}

/** What of the images is still left after one try, and why. */
async function sendOnce({ images, send, ...owner }: Omit<Asked, 'onSent'>, left: readonly UnsentImage[]) {
  const here = (images ?? []).filter(({ imageId }) => left.some((one) => one.imageId === imageId));
  const { refusals } = await send(owner, here);
  const isGone = images !== null && here.length < left.length;
  return isGone ? [...refusals, IMAGE_GONE] : refusals;
}

/**
 * The marks of this case that lie in this browser alone; they are sent to the case, whoever made them with which slide, and
 * sent again while it cannot be reached. Null where there are none, and where nobody can know.
 */
export function useUnsentMarks({ userId, caseId, images, send, onSent }: Asked): UnsentMarks | null {
  const [unsent, setUnsent] = useState<UnsentMarks | null>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const owner = { userId, caseId };
    const find = () => unsentImagesOf(window.indexedDB, owner);
    const tell = (told: UnsentMarks | null): void => {
      if (!signal.aborted) setUnsent(told);
    };
    let isBusy = false;
    let timer: number | undefined;
    const tryToSend = async (left: readonly UnsentImage[]): Promise<void> => {
      setUnsent((before) => before ?? { state: 'sending', refusals: [], ...namesOf(images, left) });
      // A rejection is a server, or a key, that cannot be had now: nothing is refused by that.
      const refusals = await sendOnce({ ...owner, images, send }, left).catch(() => []);
      const after = await find();
      if (signal.aborted) return;
      if (after.length < left.length) onSent();
      if (after.length === 0) return tell(null);
      tell({ state: refusals.length > 0 ? 'refused' : 'waiting', refusals, ...namesOf(images, after) });
      // What the case refuses as it stands is asked for again when the reader comes back to the page.
      if (refusals.length === 0) timer = window.setTimeout(look, RETRY_MS);
    };
    const look = (): void => {
      if (isBusy || signal.aborted) return;
      isBusy = true;
      window.clearTimeout(timer);
      find()
        .then((left) => (left.length === 0 ? tell(null) : tryToSend(left)))
        // A browser that keeps nothing has nothing unsent.
        .catch(() => tell(null))
        .finally(() => {
          isBusy = false;
        });
    };
    look();
    for (const kind of ['focus', 'online']) window.addEventListener(kind, look, { signal });
    return () => {
      window.clearTimeout(timer);
      listening.abort();
    };
  }, [userId, caseId, images, send, onSent]);
  return unsent;
}
