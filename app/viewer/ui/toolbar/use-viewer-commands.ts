import { useUnit } from 'effector-react';
import { useEffect, useMemo, useState } from 'react';
import { nextUnseenAsked } from '../../state/coverage/coverage.ts';
import { mapToggled } from '../../state/coverage/map.ts';
import { marksHiddenToggled } from '../../state/hands/hidden-marks.ts';
import { commandAsked } from '../../state/log.ts';
import { $activePane, $menuShown, $mode, $patch, $split, $synced } from '../../state/panes.ts';
import { chosenMarkLeft } from '../../state/sharing/chosen-mark.ts';
import { nextAsked, previousAsked } from '../../state/slides.ts';
import { markTurnAsked } from '../../state/turned-gestures.ts';
import { createLiveValue } from '../stage/live-value.ts';
import type { PaneBoard } from '../stage/pane-board.ts';
import { type CaseNumbers, downloadSnapshot } from './download-snapshot.ts';
import { toggleFullScreen } from './full-screen.tsx';
import { shortcutsOf } from './shortcut-table.ts';
import type { KeySettings } from './use-key-settings.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { type CommandPorts, createCommands, type Present, type ViewerCommands } from './viewer-commands.ts';

type PanelPorts = Pick<
  CommandPorts,
  'clearing' | 'helpAsked' | 'caseAsked' | 'linkAsked' | 'marksToggled' | 'textAsked'
>;

type Known = Omit<Present, 'activePatch'> & { readonly patch: { readonly active: string | null } };

const presentOf = ({ patch, ...known }: Known): Present => ({ ...known, activePatch: patch.active });

/** One set of commands for the life of the screen; keys listen on the whole page. */
export function useViewerCommands(
  board: PaneBoard,
  panels: PanelPorts,
  { caseNumber, caseID }: CaseNumbers,
  keys: Pick<KeySettings, 'areOn' | 'table'>,
): ViewerCommands {
  const present = useUnit({
    active: $activePane,
    mode: $mode,
    menuShown: $menuShown,
    split: $split,
    synced: $synced,
    patch: $patch,
  });
  const emit = useUnit({
    chosenMarkLeft,
    commandAsked,
    mapToggled,
    markTurnAsked,
    marksHiddenToggled,
    nextAsked,
    nextUnseenAsked,
    previousAsked,
  });
  const [latest] = useState(() => createLiveValue<Present>(presentOf(present)));
  useEffect(() => latest.set(presentOf(present)));
  const commands = useMemo(
    () =>
      createCommands({
        ...emit,
        ...panels,
        present: latest.get,
        pane: board.pane,
        fullScreenToggled: toggleFullScreen,
        captured: () => void downloadSnapshot(board, { caseNumber, caseID }),
      }),
    [emit, panels, board, latest, caseNumber, caseID],
  );
  const { table, areOn } = keys;
  useShortcuts(
    useMemo(() => shortcutsOf(table, commands), [table, commands]),
    areOn,
  );
  return commands;
}
