import { type Scope, scopeBind } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { X } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { ReadImage } from '#app/core/timeline/reading-file.ts';
import type { LogEntry } from '#app/core/viewing/events.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { $log, $openImages, prefixShown } from '../../state/log.ts';
import { $images } from '../../state/slides.ts';
import { timelineClosed } from '../../state/timeline/timeline.ts';
import { EdgeNotice } from '../screen/edge-notice.tsx';
import { KeepPage } from '../screen/keep-page.tsx';
import { PatientBanner, type PatientBannerProps } from '../screen/patient-banner.tsx';
import { type OpenedReading, ReadingFiles } from './reading-files.tsx';
import { createReplayScope } from './replay-scope.ts';
import { ReplayedPanes } from './replayed-panes.tsx';
import { TimelineControls } from './timeline-controls.tsx';

interface TimelineScreenProps extends PatientBannerProps {
  /** The stores of the viewer, which carry the live log. */
  readonly live: Scope;
}

function imagesOf(live: Scope): readonly ReadImage[] {
  const open = Object.values(live.getState($openImages));
  return live
    .getState($images)
    .map(({ imageId, checksum }) => ({
      id: imageId,
      checksum,
      size: open.find((image) => image?.id === imageId)?.size ?? null,
    }));
}

/** The reading so far, or one from a file, over the slides of the open case; nothing can be drawn while it is there. */
export function TimelineScreen({ live, ...banner }: TimelineScreenProps) {
  const close = useUnit(timelineClosed);
  const [own] = useState(() => live.getState($log).log.entries);
  const [images] = useState(() => imagesOf(live));
  const [opened, setOpened] = useState<OpenedReading | null>(null);
  /** How many were opened so far; a file may be opened twice under one name. */
  const [readings, setReadings] = useState(0);
  const entries = opened?.entries ?? own;
  const open = (reading: OpenedReading): void => {
    setOpened(reading);
    setReadings((count) => count + 1);
  };
  return (
    <main
      id="main"
      data-toasts="below-tools"
      className="flex h-dvh flex-col overflow-x-hidden overflow-y-auto bg-surface"
    >
      <h1 className="sr-only">Time line of the reading</h1>
      <header className="z-30 flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-border bg-raised px-2 py-1">
        <PatientBanner {...banner} />
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <ReadingFiles entries={entries} images={images} onOpened={open} />
          <Button size="sm" variant="primary" onClick={close}>
            <X aria-hidden /> Close time line
          </Button>
        </div>
      </header>
      <div className="pointer-events-none absolute inset-x-2 bottom-14 z-10 flex justify-center max-sm:bottom-40">
        <EdgeNotice caseNumber={banner.caseID} />
      </div>
      <p role="status" className="border-b border-border bg-warning-soft px-4 py-1 text-sm">
        <strong>Replay.</strong>{' '}
        {opened === null
          ? 'You see your own reading as it was, with the marks that other readers have made on these slides. Nothing can be drawn here, and nothing is changed.'
          : `You see the reading in the file ${opened.name}, not your own. Nothing can be drawn here, and nothing is changed.`}
      </p>
      <Replay key={readings} live={live} entries={entries} />
      <KeepPage />
    </main>
  );
}

interface ReplayProps {
  readonly live: Scope;
  readonly entries: readonly LogEntry[];
}

function Replay({ live, entries }: ReplayProps) {
  // Each reading has stores of its own, so that nothing of the one before shines through.
  const [scope] = useState(() => createReplayScope(live));
  const show = useMemo(() => scopeBind(prefixShown, { scope }), [scope]);
  return (
    <Provider value={scope}>
      <ReplayedPanes />
      <TimelineControls entries={entries} show={show} />
    </Provider>
  );
}
