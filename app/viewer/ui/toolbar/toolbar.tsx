import {
  Camera,
  Columns2,
  Crosshair,
  Eraser,
  EyeOff,
  House,
  Keyboard,
  Link2,
  ListTree,
  PanelLeftOpen,
  Redo2,
  RotateCcw,
  RotateCw,
  Ruler,
  SquareDashedMousePointer,
  Trash2,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';
import { Toolbar as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import type { ViewingMode } from '#app/core/viewing/events.ts';
import { $isActiveBusy, $isLoading } from '../../state/loading.ts';
import { ToolButton, type ToolButtonProps, ToolDivider } from './tool-button.tsx';
import type { ViewerCommands } from './viewer-commands.ts';
import { WaitingTools } from './waiting-tools.tsx';

export interface ToolbarProps {
  readonly menuShown: boolean;
  readonly split: boolean;
  readonly synced: boolean;
  readonly mode: ViewingMode;
  /** Why measuring is not possible on this slide; null when it is. */
  readonly cannotMeasure: string | null;
  /** Why no mark may be made or changed; null when one may. */
  readonly readOnly: string | null;
  readonly rulers: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly marksShown: boolean;
  /** Every mark is out of the picture, in both panes. */
  readonly marksHidden: boolean;
  readonly commands: ViewerCommands;
  /** Tools with a state of their own. */
  readonly moreTools: ReactNode;
}

type Tool = Omit<ToolButtonProps, 'onPress'> & { readonly action: keyof ViewerCommands };

/** The specification's tools in its order and by its names, then ours. */
export function Toolbar(props: ToolbarProps) {
  const { commands, marksShown } = props;
  const tool = (one: Tool) => <ToolButton key={one.label} {...one} onPress={() => commands[one.action]()} />;
  const ofSlide = (tools: ReactNode) => <WaitingTools during={$isActiveBusy}>{tools}</WaitingTools>;
  return (
    <Radix.Root
      aria-label="Viewer tools"
      className="flex items-center gap-px overflow-x-auto py-0.5 low:py-0 [scrollbar-width:thin]"
    >
      {/* Specification 2.8: while a slide of either pane is loading. */}
      <WaitingTools during={$isLoading}>
        {tool(menuTool(props))}
        {ofSlide(ZOOM_TOOLS.map(tool))}
        <ToolDivider />
        {splitTools(props).map(tool)}
        {ofSlide(TURN_TOOLS.map(tool))}
        <ToolDivider />
        {ofSlide(
          <>
            {markTools(props).map(tool)}
            <ToolDivider />
            {historyTools(props).map(tool)}
            <ToolDivider />
            {tool(patchTool(props))}
          </>,
        )}
        {tool({
          label: 'Marks',
          word: 'Marks',
          action: 'toggleMarks',
          icon: <ListTree aria-hidden />,
          pressed: marksShown,
        })}
        {tool({
          label: 'Hide All Marks',
          word: 'Hide',
          action: 'hideMarks',
          icon: <EyeOff aria-hidden />,
          pressed: props.marksHidden,
        })}
        {props.moreTools}
        {tool({
          label: 'Keyboard shortcuts',
          word: 'Keyboard',
          action: 'showHelp',
          icon: <Keyboard aria-hidden />,
        })}
      </WaitingTools>
    </Radix.Root>
  );
}

const menuTool = ({ menuShown }: ToolbarProps): Tool => ({
  label: 'Show Slides',
  word: 'Slides',
  action: 'showMenu',
  icon: <PanelLeftOpen aria-hidden />,
  expanded: menuShown,
});

const ZOOM_TOOLS: readonly Tool[] = [
  { label: 'Zoom In', word: 'In', action: 'zoomIn', icon: <ZoomIn aria-hidden /> },
  { label: 'Reset Zoom', word: 'Reset', action: 'home', icon: <House aria-hidden /> },
  { label: 'Zoom Out', word: 'Out', action: 'zoomOut', icon: <ZoomOut aria-hidden /> },
];

const TURN_TOOLS: readonly Tool[] = [
  { label: 'Rotate Left', word: 'Left', action: 'rotateLeft', icon: <RotateCcw aria-hidden /> },
  { label: 'Rotate Right', word: 'Right', action: 'rotateRight', icon: <RotateCw aria-hidden /> },
  { label: 'Capture Screenshot', word: 'Capture', action: 'capture', icon: <Camera aria-hidden /> },
];

function splitTools({ split, synced }: ToolbarProps): readonly Tool[] {
  const sync: Tool = {
    label: 'Sync Split View',
    hint: 'Sync panes',
    word: 'Sync',
    action: 'toggleSync',
    icon: <Link2 aria-hidden />,
    pressed: synced,
  };
  const tool: Tool = {
    label: 'Split View',
    word: 'Split',
    action: 'toggleSplit',
    icon: <Columns2 aria-hidden />,
    pressed: split,
  };
  return split ? [tool, sync] : [tool];
}

/** A tool that is on can always be put away, also where it could not be taken up any more. */
function modeTool(props: ToolbarProps, mode: ViewingMode, why: string | null) {
  const pressed = props.mode === mode;
  return { disabled: why !== null && !pressed, hint: why, pressed };
}

function markTools(props: ToolbarProps): readonly Tool[] {
  const { readOnly } = props;
  const why = props.cannotMeasure ?? readOnly;
  return [
    {
      ...modeTool(props, 'STRAIGHT', why),
      label: 'Toggle Measurement Mode',
      word: 'Measurement',
      action: 'toggleStraight',
      leads: true,
      icon: <Ruler aria-hidden />,
    },
    {
      ...modeTool(props, 'COORDINATE', why),
      label: 'Toggle Coordinate Measurement Mode',
      word: 'Coordinate',
      action: 'toggleCoordinate',
      icon: <Crosshair aria-hidden />,
    },
    {
      ...modeTool(props, 'DELETE', readOnly),
      label: 'Toggle Delete Mode',
      word: 'Delete',
      action: 'toggleDelete',
      icon: <Eraser aria-hidden />,
    },
    {
      label: 'Delete All Measurements',
      word: 'Delete All',
      action: 'clearAll',
      icon: <Trash2 aria-hidden />,
      disabled: readOnly !== null || props.rulers === 0,
      hint: readOnly,
    },
  ];
}

const patchTool = (props: ToolbarProps): Tool => ({
  ...modeTool(props, 'PATCH', props.readOnly),
  label: 'Toggle Patch Manager',
  word: 'Patch',
  action: 'togglePatches',
  icon: <SquareDashedMousePointer aria-hidden />,
});

function historyTools({ readOnly, canUndo, canRedo }: ToolbarProps): readonly Tool[] {
  const off = readOnly !== null;
  return [
    {
      label: 'Undo',
      word: 'Undo',
      action: 'undo',
      icon: <Undo2 aria-hidden />,
      disabled: off || !canUndo,
      hint: readOnly,
    },
    {
      label: 'Redo',
      word: 'Redo',
      action: 'redo',
      icon: <Redo2 aria-hidden />,
      disabled: off || !canRedo,
      hint: readOnly,
    },
  ];
}
