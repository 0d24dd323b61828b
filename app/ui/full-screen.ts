import { useSyncExternalStore } from 'react';

/** What the layout tells the pages inside it, through the outlet. */
export interface LayoutFlags {
  /** The page has the whole screen: what stands beside it makes room. */
  readonly isFullScreen: boolean;
}

function onChange(told: () => void): () => void {
  document.addEventListener('fullscreenchange', told);
  return () => document.removeEventListener('fullscreenchange', told);
}

/** Whether the page is in full screen, however it came there. */
export const useFullScreen = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => document.fullscreenElement != null,
    () => false,
  );
