import type { ShouldRevalidateFunction } from '@remix-run/react';

/**
 * Whether the frame around a page is read again. A filter, an order or a page of a list says nothing new of the person or of
 * the banner. A form whose answer did not come changed nothing that is known: read over a line that is cut, the frame would
 * fail as well, and its failure would take the place of the page, of the menu and of the word that what was typed is kept.
 */
export const isFrameReadAgain: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  actionResult,
  defaultShouldRevalidate,
}) => {
  if (actionResult instanceof Error) return false;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return formMethod === undefined && isSamePage ? false : defaultShouldRevalidate;
};
