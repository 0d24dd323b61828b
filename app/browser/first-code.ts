/** Sent to the window by the first code of a page, when all of it has come; public/first-code.js waits for it. */
export const FIRST_CODE_CAME = 'first-code-came';
