import { createEvent, createStore } from 'effector';

export const timelineOpened = createEvent();
export const timelineClosed = createEvent();

/** Whether the time line of the reading covers the viewer. */
export const $isTimelineOpen = createStore(false, { serialize: 'ignore' })
  .on(timelineOpened, () => true)
  .on(timelineClosed, () => false);
