import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** The document's title; it says first that a form was refused, because a screen reader tells the title first. */
export const titleOf = (title: string, hasErrors: boolean): string => (hasErrors ? PREFIX + title : title);

/** Keeps the document's title in step with errors that come and go without a new page. */
export function useErrorTitle(hasErrors: boolean): void {
  // At every commit: the title that the route wrote may have taken the place of this one.
  useEffect(() => {
    if (hasErrors && !document.title.startsWith(PREFIX)) document.title = titleOf(document.title, true);
  });
  useEffect(() => {
    if (!hasErrors) return undefined;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [hasErrors]);
}
