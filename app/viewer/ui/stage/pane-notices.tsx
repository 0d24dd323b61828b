import type { ReactNode } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { HiddenMarksNote } from '../marks/hidden-marks-note.tsx';
import { WheelNote } from '../marks/wheel-note.tsx';
import { AdjustmentNote } from '../picture/adjustment-note.tsx';
import { MissingTiles } from './overlays.tsx';

interface PaneNoticesProps {
  readonly side: PaneId;
  readonly isOpen: boolean;
  /** The height of the pane in CSS pixels; zero until it is known. */
  readonly height: number;
  readonly missing: number;
  readonly onRetry: () => void;
  /** What else there is to say over the slide. */
  readonly children: ReactNode;
}

/**
 * All that is said over a slide, in one place at its upper edge: there no notice covers another one, the scale bar or the
 * overview, and none of them moves the slide.
 */
export function PaneNotices({ side, isOpen, height, missing, onRetry, children }: PaneNoticesProps) {
  return (
    <div
      data-notices
      className="pointer-events-none absolute inset-x-2 top-2 z-10 flex flex-wrap items-start gap-2"
    >
      {isOpen && <HiddenMarksNote />}
      {isOpen && missing > 0 && <MissingTiles count={missing} onRetry={onRetry} />}
      {isOpen && <AdjustmentNote side={side} />}
      <div className="flex min-w-0 basis-full flex-col items-center gap-2">
        {isOpen && <WheelNote side={side} paneHeight={height} />}
        {children}
      </div>
    </div>
  );
}
