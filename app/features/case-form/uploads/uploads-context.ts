import { createContext, useContext, useSyncExternalStore } from 'react';
import type { SlideUpload, SlideUploads } from '#app/browser/uploads/slide-uploads.ts';

interface UploadsOfCase {
  readonly caseId: string | null;
  /** Null before script has taken the page over: slides are sent in parts, which no plain form can do. */
  readonly uploads: SlideUploads | null;
}

export const UploadsContext = createContext<UploadsOfCase>({ caseId: null, uploads: null });

const NONE: readonly SlideUpload[] = [];
const never = () => () => undefined;

/** The files of this person that are on their way now. */
export function useShownUploads(uploads: SlideUploads | null): readonly SlideUpload[] {
  const shown = () => uploads?.shown() ?? NONE;
  return useSyncExternalStore(uploads?.subscribe ?? never, shown, () => NONE);
}

export const useUploadsOfCase = (): UploadsOfCase => useContext(UploadsContext);
