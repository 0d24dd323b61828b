import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { mappedView } from '#app/core/viewing/registration.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import type { PaneSignals } from '../../pane/pane.client.ts';
import { rulerDragged } from '../../state/hands/ruler-edits.ts';
import { $openingIn } from '../../state/links.ts';
import { loadingChanged } from '../../state/loading.ts';
import { commandAsked, imageClosed } from '../../state/log.ts';
import { $registration, paneTouched } from '../../state/panes.ts';
import { imageClicked, patchDragged } from '../../state/patches.ts';
import { rulerChosen, rulerLeft } from '../../state/sharing/chosen-mark.ts';
import { pointerUsed } from '../../state/tools.ts';
import type { SlideError } from '../../tiles/slide-error.ts';
import { bothViews } from '../toolbar/viewer-commands.ts';
import { createLiveValue, type LiveValue } from './live-value.ts';
import type { PaneBoard } from './pane-board.ts';

interface PaneReports {
  readonly signals: PaneSignals;
  /** The slide was open, and then nothing of it could be drawn. */
  readonly lost: SlideError | null;
  readonly missing: number;
  /** Whether tiles of the view are still to come. */
  readonly sharpening: LiveValue<boolean>;
}

/**
 * What a pane reports, on its way to the log. What it reported of another slide is left out. The signals stay the same
 * from one render to the next, since a pane is made with them.
 */
export function usePaneSignals(
  side: PaneId,
  board: PaneBoard,
  live: LiveValue<Viewport | null>,
): PaneReports {
  const [lost, setLost] = useState<{ readonly of: object | null; readonly error: SlideError | null }>({
    of: null,
    error: null,
  });
  const [missing, setMissing] = useState<{ readonly of: object | null; readonly tiles: number }>({
    of: null,
    tiles: 0,
  });
  const [sharpening] = useState(() => createLiveValue(false));
  const { of, registration } = useUnit({ of: $openingIn[side], registration: $registration });
  const latest = useRef({ of, registration });
  useEffect(() => {
    latest.current = { of, registration };
  });
  const emit = useUnit({
    commandAsked,
    imageClosed,
    imageClicked,
    loadingChanged,
    paneTouched,
    patchDragged,
    pointerUsed,
    rulerChosen,
    rulerLeft,
    rulerDragged,
  });

  const signals = useMemo(
    (): PaneSignals => ({
      moved: (viewport) => {
        live.set(viewport);
        if (side === 'primary' || latest.current.registration === null) {
          emit.commandAsked({ pane: side, command: { type: 'move-view', viewport } });
          return;
        }
        // Moving the pane that is led says how the two lie on each other from now on.
        const views = bothViews(board.pane);
        if (views === null) return;
        emit.commandAsked({ pane: side, command: { type: 'align-panes', lead: views.lead, own: viewport } });
      },
      moving: (viewport) => {
        live.set(viewport);
        const led = latest.current.registration;
        if (side === 'primary' && led !== null) board.pane('secondary')?.follow(mappedView(led, viewport));
      },
      pointer: (input) => emit.pointerUsed({ pane: side, input }),
      patchDragged: (input) => emit.patchDragged({ pane: side, input }),
      rulerDragged: (input) => emit.rulerDragged({ pane: side, input }),
      chosen: emit.rulerChosen,
      left: emit.rulerLeft,
      clicked: (at, viewScale) => emit.imageClicked({ pane: side, at, viewScale }),
      erased: (rulerId) => emit.commandAsked({ pane: side, command: { type: 'remove-ruler', rulerId } }),
      touched: () => emit.paneTouched(side),
      loading: (busy) => emit.loadingChanged({ pane: side, busy }),
      failed: (error) => {
        setLost({ of: latest.current.of, error });
        emit.imageClosed(side);
        emit.loadingChanged({ pane: side, busy: false });
      },
      missing: (tiles) => setMissing({ of: latest.current.of, tiles }),
      sharpening: sharpening.set,
    }),
    [side, board, live, sharpening, emit],
  );
  return {
    signals,
    lost: lost.of === of ? lost.error : null,
    missing: missing.of === of ? missing.tiles : 0,
    sharpening,
  };
}
