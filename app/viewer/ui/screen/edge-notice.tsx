import { useUnit } from 'effector-react';
import { AppWindow, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { otherWindows } from '#app/core/slides/other-windows.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $case, $current, $specimenEntered } from '../../state/slides.ts';
import { $otherWindows } from '../../state/windows.ts';

interface EdgeNoticeProps {
  /** The platform's number of this window's case. */
  readonly caseNumber: string;
  /** Over which pane: 'primary' unless told. */
  readonly side?: PaneId;
}

/** Any notice of the product stands as long (specification 9). */
const SPECIMEN_MS = 10_000;

/** What to know of the other windows: nobody should take one case for the other (or a slide for two). */
function useOtherWindows(caseNumber: string): string | null {
  const { handed, current, others } = useUnit({ handed: $case, current: $current, others: $otherWindows });
  const self = { caseId: handed?.caseId ?? '', caseNumber, imageId: current?.imageId ?? null };
  const each = others.flatMap((other) => {
    const { caseId, caseNumber: number, imageIds } = other;
    const images = imageIds.length === 0 ? [null] : imageIds;
    // One window counts once, by the slide that is this window's too where it has that one.
    const imageId = images.find((id) => id === self.imageId) ?? images[0] ?? null;
    return [{ caseId, caseNumber: number, imageId }];
  });
  return otherWindows(self, each);
}

/**
 * One notice at a time over the slide, which must not move because there is something to say. That another specimen begins
 * is said first, over the pane that it is in; the other windows are there for longer, and told over the first pane alone.
 */
export function EdgeNotice({ caseNumber, side = 'primary' }: EdgeNoticeProps) {
  const others = useOtherWindows(caseNumber);
  const windows = side === 'primary' ? others : null;
  const last = useUnit($specimenEntered);
  const entered = last?.pane === side ? last : null;
  // What was said before this was on the page, as before a replay, is not news.
  const [left, setLeft] = useState<object | null>(entered);
  const [dismissed, setDismissed] = useState<string | null>(null);
  useEffect(() => {
    if (entered === null) return undefined;
    const timer = setTimeout(() => setLeft(entered), SPECIMEN_MS);
    return () => clearTimeout(timer);
  }, [entered]);
  const specimen = entered === null || entered === left ? null : entered.text;
  const text = specimen ?? (windows === dismissed ? null : windows);
  const dismiss = () => {
    if (specimen === null) setDismissed(windows);
    else setLeft(entered);
  };
  return (
    <div role="status" className="flex max-w-full justify-center">
      {text !== null && (
        <div
          data-tone={specimen === null ? 'warning' : 'info'}
          className="pointer-events-auto flex max-w-full items-center gap-2 rounded-md border border-border bg-raised py-1 pr-1 pl-4 text-sm shadow-md data-[tone=warning]:bg-warning-soft"
        >
          {specimen === null ? (
            <AppWindow aria-hidden className="size-4 shrink-0 text-warning" />
          ) : (
            <Info aria-hidden className="size-4 shrink-0 text-info" />
          )}
          <span className="min-w-0 flex-1">{text}</span>
          <IconButton label="Dismiss" size="sm" onClick={dismiss}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
