import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { $shown, $split, panes } from '../../state/panes.ts';
import { $currentIn } from '../../state/slides.ts';
import { MeasurementList } from '../marks/measurement-list.tsx';
import { createPaneBoard, type PaneBoard } from '../stage/pane-board.ts';
import { Stage } from '../stage/stage.tsx';

const LISTS: Readonly<Record<PaneId, string>> = {
  primary: 'Replayed measurements',
  secondary: 'Replayed measurements in the second pane',
};

/** The panes as the log has them at the position that is played. */
export function ReplayedPanes() {
  const split = useUnit($split);
  const [board] = useState(createPaneBoard);
  return (
    <div className="flex flex-1 gap-px bg-border max-desktop:flex-col">
      <ReplayedPane side="primary" board={board} />
      {split && <ReplayedPane side="secondary" board={board} />}
    </div>
  );
}

interface ReplayedPaneProps {
  readonly side: PaneId;
  readonly board: PaneBoard;
}

function ReplayedPane({ side, board }: ReplayedPaneProps) {
  const { image, open, shown } = useUnit({
    image: $currentIn[side],
    open: panes[side].$openImage,
    shown: $shown[side],
  });
  const stage = useRef<HTMLDivElement>(null);
  const isOpen = open !== null;
  useEffect(() => {
    // A hand would show another view than the reader had. What can be tried again while a slide fails stays in reach.
    if (stage.current !== null) stage.current.inert = isOpen;
  }, [isOpen]);
  return (
    <section
      aria-label={side === 'primary' ? 'First pane, replayed' : 'Second pane, replayed'}
      className="flex min-h-40 min-w-0 flex-1 flex-col"
    >
      <h2 className="h-9 shrink-0 truncate border-b border-border bg-raised px-3 py-2 text-sm font-medium">
        {image?.titles.slide ?? 'No slide yet'}
      </h2>
      <div ref={stage} className="flex min-h-0 min-w-0 flex-1 flex-col">
        <Stage side={side} image={image} board={board}>
          {() => null}
        </Stage>
      </div>
      <MeasurementList title={LISTS[side]} rulers={shown.rulers} isSlideOpen={isOpen} side={side} />
    </section>
  );
}
