import { createEvent, createStore } from 'effector';
import type { ImageId } from '#app/core/event-log/entry.ts';
import type { ImageOutbox } from '../storage/outbox/image-outbox.ts';

export const outboxChanged = createEvent<{ readonly imageId: ImageId; readonly outbox: ImageOutbox }>();

/** How far each image is on its way to the case, as the outbox tells it. */
export const $outboxes = createStore<Readonly<Record<ImageId, ImageOutbox>>>({}, { serialize: 'ignore' }).on(
  outboxChanged,
  (all, { imageId, outbox }) => ({ ...all, [imageId]: outbox }),
);

export const $hasUnsent = $outboxes.map((all) => Object.values(all).some(({ unsent }) => unsent));

/** The case was asked in vain for the marks of an image: some of them may be missing on the screen. */
export const $areMarksUnread = $outboxes.map((all) =>
  Object.values(all).some(
    ({ phase, unsent, failures, server }) =>
      phase !== 'refused' && !unsent && failures > 0 && server === null,
  ),
);
