/** Said wherever a mark cannot be made or changed because nobody is at work on the case any more. */
export const READ_ONLY = 'The marks of this case are read-only.';
/** Said when a change comes before the slide and its marks are there. */
export const STILL_LOADING =
  'The slide or its marks are still loading, so nothing was changed. Try again in a moment.';
/** Said when a reader tries to change or delete what another reader made. */
export const OF_ANOTHER = 'Another reader made this mark. Only its author can change or delete it.';
