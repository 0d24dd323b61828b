/** Said wherever a mark cannot be made or changed because nobody is at work on the case any more. */
export const READ_ONLY = 'The marks of this case are read-only.';
