/** Somebody else has logged in beside a page, and nothing is sent in their name: as the reason behind 'Not saved'. */
export const OTHER_PERSON_REASON = 'another person has logged in with this browser';

/** As `OTHER_PERSON_REASON`, as a sentence that stands by itself. */
export const OTHER_PERSON = 'Another person has logged in with this browser.';
