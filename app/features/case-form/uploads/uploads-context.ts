import { useRevalidator } from '@remix-run/react';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SlideUpload } from '#app/browser/uploads/running-upload.ts';
import type { SlideUploads } from '#app/browser/uploads/slide-uploads.ts';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';

/** Shows a slide file of this computer, as its reader will see it. */
export type ShowSlide = (file: File) => ReactNode;

interface UploadsOfCase {
  readonly caseId: string | null;
  /** Null before script has taken the page over: slides are sent in parts, which no plain form can do. */
  readonly uploads: SlideUploads | null;
  readonly showSlide: ShowSlide;
  /** Images of mailed slides may be scans of the parcel: once the case was sent out, only the operator takes them off. */
  readonly ofMailed: 'own' | 'scans' | 'scans of the operator';
}

export const UploadsContext = createContext<UploadsOfCase>({
  caseId: null,
  uploads: null,
  showSlide: () => null,
  ofMailed: 'own',
});

const NONE: readonly SlideUpload[] = [];
const never = () => () => undefined;

/** The files of this person that are on their way now. */
export function useShownUploads(uploads: SlideUploads | null): readonly SlideUpload[] {
  const readShown = () => uploads?.shown() ?? NONE;
  return useSyncExternalStore(uploads?.subscribe ?? never, readShown, () => NONE);
}

/** What is on its way to the slides of this form; what was on its way to slides that are gone is let go of. */
export function useUploadsOfForm(
  uploads: SlideUploads | null,
  { id, specimens }: Pick<CaseForm, 'id' | 'specimens'>,
): readonly SlideUpload[] {
  const shown = useShownUploads(uploads);
  useEffect(() => {
    const isAny = shown.some(({ caseId }) => caseId === id);
    if (isAny) uploads?.dropStrays(id, subsectionIdsOf(specimens));
  }, [uploads, shown, id, specimens]);
  return shown.filter(({ caseId }) => caseId === id);
}

export const subsectionIdsOf = (specimens: CaseForm['specimens']): readonly string[] =>
  specimens.flatMap(({ subsections }) => subsections.map((slides) => slides.id));

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
