import { createEvent, createStore } from 'effector';

/** The reader wants to see what was seen, or not any more. */
export const mapToggled = createEvent();
/** As this reader left it in this browser. */
export const mapRemembered = createEvent<boolean>();

/** Whether what was seen lies over the picture in the corner of the panes. */
export const $mapShown = createStore(false, { serialize: 'ignore' })
  .on(mapRemembered, (_, shown) => shown)
  .on(mapToggled, (shown) => !shown);
