import { useUnit } from 'effector-react';
import { useEffect, useMemo, useRef } from 'react';
import { commandAsked } from '../model/log.ts';
import { $activePane, $menuShown, $mode, $patch, $split, $synced } from '../model/panes.ts';
import { nextAsked, previousAsked } from '../model/slides.ts';
import { downloadSnapshot } from './download-snapshot.ts';
import { shortcutsOf } from './shortcut-table.ts';
import type { PaneRefs } from './use-pane.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type CommandPorts, createCommands, type ViewerCommands } from './viewer-commands.ts';

type PanelPorts = Pick<CommandPorts, 'clearing' | 'helpAsked' | 'marksToggled'>;

/** One set of commands for the life of the screen; keys listen on the whole page. */
export function useViewerCommands(refs: PaneRefs, panels: PanelPorts): ViewerCommands {
  const present = useUnit({
    active: $activePane,
    mode: $mode,
    menuShown: $menuShown,
    split: $split,
    synced: $synced,
    patch: $patch,
  });
  const emit = useUnit({ commandAsked, nextAsked, previousAsked });
  const latest = useRef({ ...present, activePatch: present.patch.active });
  useEffect(() => {
    latest.current = { ...present, activePatch: present.patch.active };
  });
  const commands = useMemo(
    () =>
      createCommands({
        ...emit,
        ...panels,
        present: () => latest.current,
        pane: (side) => refs[side].current,
        captured: (pane) => void downloadSnapshot(pane),
      }),
    [emit, panels, refs],
  );
  useShortcuts(useMemo(() => shortcutsOf(commands), [commands]));
  return commands;
}
