import { createContext, useContext } from 'react';

/** Whether what opens does so out of a dialog, which lies above the page and hides the rest of it from everyone. */
export const InDialog = createContext(false);

/**
 * Where menus and tooltips go: within the page's main part, so that a screen reader finds them in a landmark. Looked for
 * when they open: with each page comes another main part, and what lies in an old one is not in the document.
 */
export function usePortalPlace(isOpen: boolean): HTMLElement | null {
  const isInDialog = useContext(InDialog);
  return isInDialog || !isOpen ? null : document.getElementById('main');
}

/** Where words about a control go: by what the control lies in, for who shows them stands outside of both. */
export const portalPlaceOf = (control: Element): HTMLElement | null =>
  control.closest('[role="dialog"], [role="alertdialog"]') === null ? document.getElementById('main') : null;
