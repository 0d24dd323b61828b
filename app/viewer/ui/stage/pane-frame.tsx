import { useUnit } from 'effector-react';
import { Link2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { slideCounter } from '#app/core/slides/titles.ts';
import { classNames } from '#app/ui/class-names.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $activePane, $isEmpty, $split, $synced, panes, paneTouched } from '../../state/panes.ts';
import { $drawn } from '../../state/sharing/drawn-marks.ts';
import { $currentIn, $images, nextAsked, previousAsked } from '../../state/slides.ts';
import { MeasurementList } from '../marks/measurement-list.tsx';
import { SaveMark, SaveNote } from '../marks/save-mark.tsx';
import { FormerLengthsNote, StaleNote } from '../marks/stale-note.tsx';
import { AskedLine } from '../rescans/asked-line.tsx';
import { SyncLine } from '../sync/sync-line.tsx';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';
import { AlignByPoints } from './align-by-points.tsx';
import type { PaneBoard } from './pane-board.ts';
import { SlideSteps } from './slide-steps.tsx';
import { Stage } from './stage.tsx';
import { StageTools } from './stage-tools.tsx';

interface PaneFrameProps {
  readonly side: PaneId;
  readonly board: PaneBoard;
  readonly commands: ViewerCommands;
  /** What is said over the slide besides what the pane says of itself. */
  readonly notices?: ReactNode;
}

const LISTS: Readonly<Record<PaneId, string>> = {
  primary: 'Measurements on this slide',
  secondary: 'Measurements in the second pane',
};

/** One slide with its title, its tools and, for those who cannot see it, its marks as words. */
export function PaneFrame({ side, board, commands, notices }: PaneFrameProps) {
  const { image, shown, isEmpty, active, split, touch } = useUnit({
    image: $currentIn[side],
    shown: $drawn[side],
    isEmpty: $isEmpty[side],
    active: $activePane,
    split: $split,
    touch: paneTouched,
  });
  const isActive = split && active === side;
  return (
    <section
      aria-label={side === 'primary' ? 'First pane' : 'Second pane'}
      data-active={isActive}
      onPointerDownCapture={() => touch(side)}
      onFocusCapture={() => touch(side)}
      className="relative flex min-h-0 min-w-0 flex-1 flex-col after:pointer-events-none after:absolute after:inset-0 after:z-20 data-[active=true]:after:ring-2 data-[active=true]:after:ring-accent data-[active=true]:after:ring-inset forced-colors:data-[active=true]:after:outline-2 forced-colors:data-[active=true]:after:-outline-offset-2 forced-colors:data-[active=true]:after:outline-[Highlight]"
    >
      <TitleBar side={side} image={image}>
        {side === 'primary' ? <SaveMark /> : <SecondTools commands={commands} />}
      </TitleBar>
      <AskedLine image={image} />
      <Stage
        side={side}
        image={image}
        board={board}
        notices={
          <>
            {side === 'primary' && <SaveNote />}
            {notices}
            <StaleNote side={side} />
            <FormerLengthsNote side={side} />
            <SyncLine side={side} />
          </>
        }
      >
        {(view) => <StageTools side={side} {...view} />}
      </Stage>
      <MeasurementList title={LISTS[side]} rulers={shown.rulers} isSlideOpen={!isEmpty} side={side} />
    </section>
  );
}

interface TitleBarProps {
  readonly side: PaneId;
  readonly image: SlideImage | null;
  readonly children: ReactNode;
}

function TitleBar({ side, image, children }: TitleBarProps) {
  const { images, ...emit } = useUnit({ images: $images, previousAsked, nextAsked });
  const title = image?.titles.slide ?? '';
  return (
    <div className="@container shrink-0 border-b border-border bg-raised">
      {/* In large text on a phone the way to the next slide needs a line of its own. */}
      <div className="flex min-h-9 items-center gap-x-2 pr-1 pl-3 low:min-h-7 coarse:min-h-12 @max-[15rem]:flex-wrap">
        {/* Nothing beside it may take its room: whoever measures has to see on which slide. */}
        {title === '' ? (
          <span className="flex-1" />
        ) : (
          <h2
            className={classNames(
              'flex-1 truncate text-sm font-medium',
              side === 'primary' ? 'min-w-28' : 'min-w-18',
            )}
            title={title}
          >
            {title}
          </h2>
        )}
        {children}
        <SlideSteps
          counter={image === null ? '' : slideCounter(image.globalIndex, images.length)}
          hasPrevious={image?.navigation.previous.available === true}
          hasNext={image?.navigation.next.available === true}
          where={side === 'primary' ? '' : ' in second pane'}
          onPrevious={emit.previousAsked}
          onNext={emit.nextAsked}
        />
      </div>
    </div>
  );
}

function SecondTools({ commands }: { readonly commands: ViewerCommands }) {
  const { synced, busy } = useUnit({ synced: $synced, busy: panes.secondary.$busy });
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        title="Sync panes"
        aria-pressed={synced}
        disabled={busy}
        onClick={commands.toggleSync}
        className="h-7 aria-pressed:bg-accent-soft disabled:border-transparent disabled:bg-transparent"
      >
        <Link2 aria-hidden />
        {/* In a narrow pane the name of the slide and the way to close the pane need the room. */}
        <span className="@max-md:sr-only">Sync panes</span>
      </Button>
      <AlignByPoints />
      <IconButton label="Close second pane" size="sm" className="order-last" onClick={commands.closeSplit}>
        <X aria-hidden />
      </IconButton>
    </>
  );
}
