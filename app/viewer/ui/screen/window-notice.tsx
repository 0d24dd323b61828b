import { useUnit } from 'effector-react';
import { AppWindow, X } from 'lucide-react';
import { useState } from 'react';
import { otherWindows } from '#app/core/slides/other-windows.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $case, $current } from '../../state/slides.ts';
import { $otherWindows } from '../../state/windows.ts';

interface WindowNoticeProps {
  /** The platform's number of this window's case. */
  readonly caseNumber: string;
}

/**
 * Two windows know of each other: nobody should take one case for the other (or a slide for two). It lies over the
 * lower edge of the slide, between scale bar and overview: a slide must not move because another window came.
 */
export function WindowNotice({ caseNumber }: WindowNoticeProps) {
  const { handed, current, others } = useUnit({ handed: $case, current: $current, others: $otherWindows });
  const [dismissed, setDismissed] = useState<string | null>(null);
  const self = { caseId: handed?.caseId ?? '', caseNumber, imageId: current?.imageId ?? null };
  const each = others.flatMap((other) => {
    const { caseId, caseNumber: number, imageIds } = other;
    const images = imageIds.length === 0 ? [null] : imageIds;
    // One window counts once, by the slide that is this window's too where it has that one.
    const imageId = images.find((id) => id === self.imageId) ?? images[0] ?? null;
    return [{ caseId, caseNumber: number, imageId }];
  });
  const text = otherWindows(self, each);
  if (text === null || text === dismissed) return null;
  return (
    <div
      role="status"
      className="absolute bottom-14 left-1/2 z-20 flex w-max max-w-[calc(100%-1rem)] -translate-x-1/2 items-center gap-2 rounded-md border border-border bg-warning-soft py-1 pr-1 pl-4 text-sm shadow-md max-sm:bottom-40"
    >
      <AppWindow aria-hidden className="size-4 shrink-0 text-warning" />
      <span className="min-w-0 flex-1">{text}</span>
      <IconButton label="Dismiss" size="sm" onClick={() => setDismissed(text)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
