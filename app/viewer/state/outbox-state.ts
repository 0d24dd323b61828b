import { createEvent, createStore } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import { type ImageOutbox, isHidden } from '../storage/outbox/image-outbox.ts';

export const outboxChanged = createEvent<{ readonly imageId: ImageId; readonly outbox: ImageOutbox }>();

/** How far each image is on its way to the case, as the outbox tells it. */
export const $outboxes = createStore<Readonly<Record<ImageId, ImageOutbox>>>({}, { serialize: 'ignore' }).on(
  outboxChanged,
  (all, { imageId, outbox }) => ({ ...all, [imageId]: outbox }),
);

export const $hasUnsent = $outboxes.map((all) => Object.values(all).some(({ unsent }) => unsent));

/** Marks were sent in vain, so that they are in this browser alone until a further try. */
export const $areMarksHeldUp = $outboxes.map((all) =>
  Object.values(all).some(({ unsent, failures, phase }) => unsent && failures > 0 && phase !== 'refused'),
);

/** What the case has of the image is still being asked for the first time, or was asked for in vain so far. */
type Unheard = 'asking' | 'failing';

/** Null once the case has answered, be it with a refusal. */
function unheardOf({ heard, phase, failures }: ImageOutbox): Unheard | null {
  if (heard || phase === 'refused') return null;
  return failures > 0 ? 'failing' : 'asking';
}

/** The server knows the session no longer: neither marks nor slides come or go without a login. */
export const $isSessionOver = $outboxes.map((all) =>
  Object.values(all).some(({ isSessionOver, phase }) => isSessionOver && phase !== 'refused'),
);

/** The images of which marks of the case may be missing here, and a scale that was set by hand with them. */
export const $unheard = createStore<Readonly<Record<ImageId, Unheard>>>({}, { serialize: 'ignore' }).on(
  outboxChanged,
  (all, { imageId, outbox }) => {
    const { [imageId]: before = null, ...others } = all;
    const now = unheardOf(outbox);
    if (now === before) return all;
    return now === null ? others : { ...others, [imageId]: now };
  },
);

/** The marks of an image are still on their way from the case, and nothing has failed. */
export const $areMarksAsked = $unheard.map((all) => Object.values(all).includes('asking'));

/** The case was asked in vain for the marks of an image: some of them may be missing on the screen. */
export const $areMarksUnread = $outboxes.map((all) =>
  Object.values(all).some(
    ({ phase, unsent, failures, server }) =>
      phase !== 'refused' && !unsent && failures > 0 && server === null,
  ),
);

/** The case does not say to this reader which marks it has: an empty slide means nothing then. */
export const $areMarksHidden = $outboxes.map((all) => Object.values(all).some(isHidden));
