import { useUnit } from 'effector-react';
import { type RefObject, useMemo } from 'react';
import { ZOOM_IN_FACTOR, ZOOM_OUT_FACTOR } from '#app/core/viewing/zoom.ts';
import { type Asked, commandAsked } from '../model/log.ts';
import { nextAsked, previousAsked } from '../model/slides.ts';
import type { Pane } from '../osd/pane.client.ts';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

/** One screen pixel for each pixel of the scan. */
const ACTUAL_SCALE = 1;

interface Emit {
  readonly commandAsked: (asked: Asked) => void;
  readonly nextAsked: () => void;
  readonly previousAsked: () => void;
}

function createCommands(emit: Emit, pane: () => Pane | null) {
  const ask = (command: Asked['command']) => () => emit.commandAsked({ pane: 'primary', command });
  const zoomBy = (factor: number) => () => pane()?.zoomBy(factor);
  return {
    zoomIn: zoomBy(ZOOM_IN_FACTOR),
    zoomOut: zoomBy(ZOOM_OUT_FACTOR),
    home: () => pane()?.home(),
    actualSize: () => {
      const scale = pane()?.stats().target?.scale;
      if (scale !== undefined) pane()?.zoomBy(ACTUAL_SCALE / scale);
    },
    toggleMeasuring: ask({ type: 'toggle-mode', mode: 'STRAIGHT' }),
    undo: ask({ type: 'undo', lane: 'marks' }),
    redo: ask({ type: 'redo', lane: 'marks' }),
    showMenu: ask({ type: 'show-menu' }),
    hideMenu: ask({ type: 'hide-menu' }),
    next: emit.nextAsked,
    previous: emit.previousAsked,
  };
}

export type ViewerCommands = ReturnType<typeof createCommands>;

const shortcutsOf = (commands: ViewerCommands): Shortcuts => ({
  '+': commands.zoomIn,
  '=': commands.zoomIn,
  '-': commands.zoomOut,
  '0': commands.home,
  '1': commands.actualSize,
  M: commands.toggleMeasuring,
  N: () => commands.next(),
  P: () => commands.previous(),
  'Ctrl+Z': commands.undo,
  'Ctrl+Shift+Z': commands.redo,
  'Ctrl+Y': commands.redo,
});

/** What buttons and keys do; the log decides whether it may be done. */
export function useViewerCommands(pane: RefObject<Pane | null>): ViewerCommands {
  const emit = useUnit({ commandAsked, nextAsked, previousAsked });
  const commands = useMemo(() => createCommands(emit, () => pane.current), [emit, pane]);
  useShortcuts(shortcutsOf(commands));
  return commands;
}
