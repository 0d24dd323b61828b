import { useRevalidator } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import type { SlideUpload } from '#app/browser/uploads/running-upload.ts';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';

/** Shows a slide file of this computer, as its reader will see it. */
export type ShowSlide = (file: File) => ReactNode;

interface UploadsOfCase {
  readonly caseId: string | null;
  /** Null before script has taken the page over: slides are sent in parts, which no plain form can do. */
  readonly uploads: SlideUploads | null;
  readonly showSlide: ShowSlide;
}

export const UploadsContext = createContext<UploadsOfCase>({
  caseId: null,
  uploads: null,
  showSlide: () => null,
});

const NONE: readonly SlideUpload[] = [];
const never = () => () => undefined;

/** The files of this person that are on their way now. */
export function useShownUploads(uploads: SlideUploads | null): readonly SlideUpload[] {
  const readShown = () => uploads?.shown() ?? NONE;
  return useSyncExternalStore(uploads?.subscribe ?? never, readShown, () => NONE);
}

export const useUploadsOfCase = (): UploadsOfCase => useContext(UploadsContext);

/** The files of this person on their way, once script runs; the page is asked anew when one has become an image. */
export function useOwnUploads(
  userId: string,
  lookAt: ((file: File) => Promise<SlideSight>) | null,
): SlideUploads | null {
  const { revalidate } = useRevalidator();
  const isRunning = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useMemo(
    () => (isRunning ? uploadsOf(userId, lookAt, revalidate) : null),
    [userId, isRunning, lookAt, revalidate],
  );
}
