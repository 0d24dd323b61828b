import type { SlideError } from './slide-error.ts';

/** The server no longer takes the signed link. A new one may help, asking again with this one does not. */
export function isLinkRefused({ text, detail }: SlideError): boolean {
  return /\bHTTP 40[13]\b/.test(`${text} ${detail ?? ''}`);
}
