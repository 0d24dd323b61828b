import { useUnit } from 'effector-react';
import { ClipboardList } from 'lucide-react';
import { isOfAnother } from '#app/core/marks/author.ts';
import { $marksHidden } from '../../state/hands/hidden-marks.ts';
import { $isLoading } from '../../state/loading.ts';
import { $reader, $sealed } from '../../state/log.ts';
import { $activePane, $menuShown, $mode, $split, $synced, panes } from '../../state/panes.ts';
import { $sealReason } from '../../state/read-only.ts';
import { CountingTool } from '../counting/counting-tool.tsx';
import { LinkTool } from '../sharing/link-tool.tsx';
import { TimelineButton } from '../timeline/timeline-button.tsx';
import { FullScreenTool } from '../toolbar/full-screen.tsx';
import { ScaleBarMenu } from '../toolbar/scale-bar-menu.tsx';
import { ToolButton } from '../toolbar/tool-button.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';
import { READ_ONLY } from './read-only.ts';

interface ViewerToolsProps {
  readonly commands: ViewerCommands;
  readonly marksShown: boolean;
  readonly onScaleAsked: () => void;
}

/** The toolbar, with what the active pane allows. */
export function ViewerTools({ commands, marksShown, onScaleAsked }: ViewerToolsProps) {
  const { active, reader, ...model } = useUnit({
    loading: $isLoading,
    active: $activePane,
    menuShown: $menuShown,
    mode: $mode,
    split: $split,
    synced: $synced,
    sealed: $sealed,
    reader: $reader,
    seal: $sealReason,
    marksHidden: $marksHidden,
  });
  const pane = panes[active];
  const { busy, cannotMeasure, current, canUndo, canRedo } = useUnit({
    busy: pane.$busy,
    cannotMeasure: pane.$cannotMeasure,
    current: pane.$current,
    canUndo: pane.$canUndo,
    canRedo: pane.$canRedo,
  });
  return (
    <Toolbar
      {...model}
      disabled={busy || model.loading}
      cannotMeasure={cannotMeasure}
      readOnly={model.sealed === null ? null : [READ_ONLY, model.seal ?? ''].join(' ').trim()}
      rulers={current.rulers.filter((ruler) => !isOfAnother(ruler, reader)).length}
      canUndo={canUndo}
      canRedo={canRedo}
      marksShown={marksShown}
      commands={commands}
      scaleTools={
        <>
          <ToolButton
            label="Case information"
            word="Case"
            action="showCase"
            icon={<ClipboardList aria-hidden />}
            disabled={model.loading}
            onPress={commands.showCase}
          />
          <ScaleBarMenu disabled={busy || model.loading} onScaleAsked={onScaleAsked} />
          <LinkTool disabled={model.loading} commands={commands} />
          <CountingTool disabled={model.loading} />
          <TimelineButton disabled={model.loading} />
          <FullScreenTool disabled={model.loading} commands={commands} />
        </>
      }
    />
  );
}
