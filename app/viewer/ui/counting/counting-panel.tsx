import { useUnit } from 'effector-react';
import { X } from 'lucide-react';
import type { ImageSize } from '#app/core/slides/geometry.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import {
  $count,
  $counting,
  $countingStop,
  type CountingStop,
  countingPanelToggled,
} from '../../state/counting/counting.ts';
import { $marksHidden } from '../../state/hands/hidden-marks.ts';
import { $sealed } from '../../state/log.ts';
import { $unheard } from '../../state/outbox-state.ts';
import { READ_ONLY } from '../screen/read-only.ts';
import { CountingStart } from './counting-start.tsx';
import { CountingSteps } from './counting-steps.tsx';
import { CountingTable } from './counting-table.tsx';

export interface CountingPanelProps {
  /** The size of the first pane in CSS pixels, into which a field is brought. */
  readonly paneSize: () => ImageSize;
  /** What the first pane looks at; null where it shows nothing. */
  readonly view: () => Viewport | null;
  /** The platform's number of the case, for the text that is copied. */
  readonly caseID: string;
}

const STOPS: Readonly<Record<CountingStop, string>> = {
  'slide-left': 'The count ended, since another slide was opened. The marks are still on their slide.',
  'scale-changed':
    'The count ended, since the scale of the slide was changed: its fields would have another area. The marks are still there.',
};

const UNREAD =
  'The marks of the case could not be loaded, so nothing is counted yet. They are asked for again and again.';

/** Marks counted field by field, with the area that they were counted on. */
export function CountingPanel({ paneSize, view, caseID }: CountingPanelProps) {
  const { counting, count, stop, sealed, hidden, unheard, close } = useUnit({
    counting: $counting,
    count: $count,
    stop: $countingStop,
    sealed: $sealed,
    hidden: $marksHidden,
    unheard: $unheard,
    close: countingPanelToggled,
  });
  return (
    <aside
      aria-label="Count fields"
      className="flex w-80 shrink-0 flex-col border-l border-border bg-raised max-desktop:max-h-[45%] max-desktop:w-full max-desktop:border-t max-desktop:border-l-0"
    >
      <div className="flex h-9 shrink-0 items-center justify-between border-b border-border pr-1 pl-4 coarse:h-12">
        <h2 className="font-semibold">Count fields</h2>
        <IconButton label="Close count" size="sm" onClick={() => close()}>
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-3">
        {stop !== null && (
          <p role="status" className="text-sm text-warning">
            {STOPS[stop]}
          </p>
        )}
        {sealed !== null && (
          <p className="text-sm text-muted">
            {READ_ONLY} What is there can be counted, and nothing can be added.
          </p>
        )}
        {hidden && (
          <p className="text-sm text-warning">All marks are hidden. They are counted all the same.</p>
        )}
        {counting !== null && count === null && (
          <p role="status" className="text-sm text-muted">
            {unheard[counting.image.id] === 'failing' ? UNREAD : 'The slide or its marks are still loading.'}
          </p>
        )}
        {counting === null && <CountingStart paneSize={paneSize} view={view} />}
        {counting !== null && count !== null && (
          <>
            <CountingSteps counting={counting} count={count} paneSize={paneSize} />
            <CountingTable counting={counting} count={count} paneSize={paneSize} caseID={caseID} />
          </>
        )}
      </div>
    </aside>
  );
}
