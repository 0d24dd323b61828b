import { TriangleAlert } from 'lucide-react';
import type { CaseWindow } from '#app/browser/case-windows.ts';
import { viewerPathOf } from '#app/core/cases/case-links.ts';
import type { TextTold } from './use-slides-window.ts';

interface TextNoticeProps {
  /** Null for whoever writes no text. */
  readonly told: TextTold | null;
  readonly texts: readonly CaseWindow[];
}

/** A text of another case beside these slides: it is said for as long as it is so, since nobody may mix the two up. */
export function TextNotice({ told, texts }: TextNoticeProps) {
  if (told === null) return null;
  const { caseId, caseNumber } = told;
  const stranger = texts.find((one) => one.caseId !== caseId);
  if (stranger === undefined || texts.some((one) => one.caseId === caseId)) return null;
  return (
    <p
      role="alert"
      className="pointer-events-auto flex max-w-full flex-wrap items-center gap-x-2 rounded-md border-2 border-danger bg-raised px-4 py-1.5 text-sm font-semibold text-danger shadow-md"
    >
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      These are slides of case {caseNumber}; the window with the text shows case {stranger.caseNumber}.
      {/* Another case needs a page of its own, with nothing of this one on it. */}
      <a href={viewerPathOf(stranger.caseId)} className="text-accent underline underline-offset-3">
        Show the slides of {stranger.caseNumber}
      </a>
    </p>
  );
}
