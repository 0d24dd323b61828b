import { useUnit } from 'effector-react';
import { type RefObject, useMemo } from 'react';
import { ZOOM_IN_FACTOR, ZOOM_OUT_FACTOR } from '#app/core/viewing/zoom.ts';
import { type Asked, commandAsked } from '../model/log.ts';
import { nextAsked, previousAsked } from '../model/slides.ts';
import type { Pane } from '../osd/pane.client.ts';
import type { Shortcuts } from './use-shortcuts.ts';

/** One screen pixel for each pixel of the scan. */
const ACTUAL_SCALE = 1;

/** What buttons and keys do; the log decides whether it may be done. */
export function useViewerCommands(pane: RefObject<Pane | null>) {
  const emit = useUnit({ commandAsked, nextAsked, previousAsked });
  return useMemo(() => {
    const ask = (command: Asked['command']) => () => emit.commandAsked({ pane: 'primary', command });
    const zoomBy = (factor: number) => () => pane.current?.zoomBy(factor);
    const commands = {
      zoomIn: zoomBy(ZOOM_IN_FACTOR),
      zoomOut: zoomBy(ZOOM_OUT_FACTOR),
      home: () => pane.current?.home(),
      actualSize: () => {
        const scale = pane.current?.stats().target?.scale;
        if (scale !== undefined) pane.current?.zoomBy(ACTUAL_SCALE / scale);
      },
      toggleMeasuring: ask({ type: 'toggle-mode', mode: 'STRAIGHT' }),
      undo: ask({ type: 'undo', lane: 'marks' }),
      redo: ask({ type: 'redo', lane: 'marks' }),
      showMenu: ask({ type: 'show-menu' }),
    };
    const shortcuts: Shortcuts = {
      '+': commands.zoomIn,
      '=': commands.zoomIn,
      '-': commands.zoomOut,
      '0': commands.home,
      '1': commands.actualSize,
      M: commands.toggleMeasuring,
      N: () => emit.nextAsked(),
      P: () => emit.previousAsked(),
      'Ctrl+Z': commands.undo,
      'Ctrl+Shift+Z': commands.redo,
      'Ctrl+Y': commands.redo,
    };
    return { ...commands, shortcuts };
  }, [emit, pane]);
}
