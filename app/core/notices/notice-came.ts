/** The bell has heard of a notice that it did not know: what a page shows may have changed. */
export const NOTICE_CAME_EVENT = 'notice-came';
