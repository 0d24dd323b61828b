import { Link, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type UnsentImage, unsentMarksOf } from '#app/browser/after-login/kept-marks.ts';
import { diagnosisPathOf } from '#app/core/cases/case-links.ts';
import { groupBy } from '#app/core/dashboards/grouped.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';

/** A viewer that was left a moment ago is still sending what was drawn in it. */
const SENT_BY_THEN_MS = 3000;

/** The images of which this browser has marks of the person that their case may not have. */
function useUnsentImages(userId: unknown): readonly UnsentImage[] {
  const [images, setImages] = useState<readonly UnsentImage[]>([]);
  useEffect(() => {
    if (typeof userId !== 'string') return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: number | undefined;
    const look = async (): Promise<void> => {
      // A browser that keeps nothing has nothing unsent.
      const left = await unsentMarksOf(window.indexedDB, userId).catch(() => []);
      if (signal.aborted) return;
      setImages(left);
      if (left.length > 0) lookSoon();
    };
    const lookSoon = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void look(), SENT_BY_THEN_MS);
    };
    lookSoon();
    window.addEventListener('focus', lookSoon, { signal });
    return () => {
      window.clearTimeout(timer);
      listening.abort();
    };
  }, [userId]);
  return images;
}

const slidesText = (images: readonly UnsentImage[]): string => {
  const slides = new Set(images.flatMap(({ slide }) => slide ?? []));
  return slides.size === 0 ? '' : `: ${[...slides].join('; ')}`;
};

interface UnsentCasesProps {
  /** The cases that the page names. */
  readonly cases: readonly { readonly id: string; readonly caseID: string | null }[];
}

/** Marks that lie in this browser alone are told by their cases, also of one that somebody else has by now. */
export function UnsentCases({ cases }: UnsentCasesProps) {
  const { userId } = fieldsOf(fieldsOf(useRouteLoaderData('routes/_member'))['session']);
  const images = useUnsentImages(userId);
  if (images.length === 0) return null;
  const nameOf = (caseId: string, marked: readonly UnsentImage[]): string => {
    const number = marked.find(({ caseID }) => caseID !== null)?.caseID ?? caseId;
    return cases.find(({ id }) => id === caseId)?.caseID ?? `A case that is not on this page (${number})`;
  };
  return (
    <div
      role="status"
      data-clear-of-toasts
      className="rounded-md border border-warning bg-warning-soft px-3 py-2"
    >
      <p>
        Marks that you made are in this browser alone, and not with their cases. Open a case below: there they
        are sent, or you can remove them.
      </p>
      <ul className="mt-1 flex flex-col gap-1">
        {[...groupBy(images, ({ caseId }) => caseId)].map(([caseId, marked]) => (
          <li key={caseId}>
            <TextLink asChild>
              <Link to={diagnosisPathOf(caseId)}>{nameOf(caseId, marked)}</Link>
            </TextLink>
            {slidesText(marked)}
          </li>
        ))}
      </ul>
    </div>
  );
}
