import { createContext, useContext } from 'react';

/** Whether what opens does so out of a dialog, which lies above the page and hides the rest of it from everyone. */
export const InDialog = createContext(false);

/** Where menus and tooltips go: within the page's main part, so that a screen reader finds them in a landmark. */
export function usePortalPlace(): HTMLElement | null {
  const isInDialog = useContext(InDialog);
  return isInDialog || typeof document === 'undefined' ? null : document.getElementById('main');
}
