import { createEvent, createStore } from 'effector';

/** The reader's own choice about the picture in the corner of each pane. */
export const overviewChosen = createEvent<boolean>();

/** Null until there is one: then the width of the page decides. */
export const $overviewChoice = createStore<boolean | null>(null, { serialize: 'ignore' }).on(
  overviewChosen,
  (_, shown) => shown,
);
