import { useUnit } from 'effector-react';
import { ClipboardList } from 'lucide-react';
import { memo } from 'react';
import { $marksHidden } from '../../state/hands/hidden-marks.ts';
import { $isActiveBusy } from '../../state/loading.ts';
import { $sealed } from '../../state/log.ts';
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
import { WaitingTools } from '../toolbar/waiting-tools.tsx';
import { READ_ONLY } from './read-only.ts';

interface ViewerToolsProps {
  readonly commands: ViewerCommands;
  readonly marksShown: boolean;
  readonly onScaleAsked: () => void;
}

/** The toolbar, with what the active pane allows. */
export const ViewerTools = memo(function ViewerTools(props: ViewerToolsProps) {
  const { commands, marksShown, onScaleAsked } = props;
  const { active, ...model } = useUnit({
    active: $activePane,
    menuShown: $menuShown,
    mode: $mode,
    split: $split,
    synced: $synced,
    sealed: $sealed,
    seal: $sealReason,
    marksHidden: $marksHidden,
  });
  const pane = panes[active];
  const { cannotMeasure, rulers, canUndo, canRedo } = useUnit({
    cannotMeasure: pane.$cannotMeasure,
    rulers: pane.$ownRulers,
    canUndo: pane.$canUndo,
    canRedo: pane.$canRedo,
  });
  return (
    <Toolbar
      {...model}
      cannotMeasure={cannotMeasure}
      readOnly={model.sealed === null ? null : [READ_ONLY, model.seal ?? ''].join(' ').trim()}
      rulers={rulers}
      canUndo={canUndo}
      canRedo={canRedo}
      marksShown={marksShown}
      commands={commands}
      moreTools={
        <>
          <ToolButton
            label="Case information"
            word="Case"
            action="showCase"
            icon={<ClipboardList aria-hidden />}
            onPress={commands.showCase}
          />
          <WaitingTools during={$isActiveBusy}>
            <ScaleBarMenu onScaleAsked={onScaleAsked} />
          </WaitingTools>
          <LinkTool commands={commands} />
          <CountingTool />
          <TimelineButton />
          <FullScreenTool commands={commands} />
        </>
      }
    />
  );
});
