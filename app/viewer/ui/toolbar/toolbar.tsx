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
import { ToolButton, type ToolButtonProps, ToolDivider } from './tool-button.tsx';
import type { ViewerCommands } from './viewer-commands.ts';

export interface ToolbarProps {
  /** A slide of either pane is still loading: every button waits for it (specification 2.8). */
  readonly loading: boolean;
  /** The active pane has no slide to work on: it is loading, or it could not be shown. */
  readonly disabled: boolean;
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
  /** What belongs to the scale, with a state of its own. */
  readonly scaleTools: ReactNode;
}

type Tool = Omit<ToolButtonProps, 'onPress'> & { readonly action: keyof ViewerCommands };

/** The specification's tools in its order and by its names, then ours. */
export function Toolbar(props: ToolbarProps) {
  const { commands, loading, marksShown } = props;
  const tool = (one: Tool) => <ToolButton key={one.label} {...one} onPress={() => commands[one.action]()} />;
  return (
    <Radix.Root
      aria-label="Viewer tools"
      className="flex items-center gap-px overflow-x-auto py-0.5 low:py-0 [scrollbar-width:thin]"
    >
      {viewTools(props).map(tool)}
      <ToolDivider />
      {paneTools(props).map(tool)}
      <ToolDivider />
      {markTools(props).map(tool)}
      <ToolDivider />
      {historyTools(props).map(tool)}
      <ToolDivider />
      {tool(patchTool(props))}
      {tool({
        label: 'Marks',
        word: 'Marks',
        action: 'toggleMarks',
        icon: <ListTree aria-hidden />,
        disabled: loading,
        pressed: marksShown,
      })}
      {tool({
        label: 'Hide All Marks',
        word: 'Hide',
        action: 'hideMarks',
        icon: <EyeOff aria-hidden />,
        disabled: loading,
        pressed: props.marksHidden,
      })}
      {props.scaleTools}
      {tool({
        label: 'Keyboard shortcuts',
        word: 'Keyboard',
        action: 'showHelp',
        icon: <Keyboard aria-hidden />,
        disabled: loading,
      })}
    </Radix.Root>
  );
}

function viewTools({ loading, disabled, menuShown }: ToolbarProps): readonly Tool[] {
  return [
    {
      label: 'Show Slides',
      word: 'Slides',
      action: 'showMenu',
      icon: <PanelLeftOpen aria-hidden />,
      disabled: loading,
      expanded: menuShown,
    },
    { label: 'Zoom In', word: 'In', action: 'zoomIn', icon: <ZoomIn aria-hidden />, disabled },
    { label: 'Reset Zoom', word: 'Reset', action: 'home', icon: <House aria-hidden />, disabled },
    { label: 'Zoom Out', word: 'Out', action: 'zoomOut', icon: <ZoomOut aria-hidden />, disabled },
  ];
}

function paneTools({ loading, disabled, split, synced }: ToolbarProps): readonly Tool[] {
  const sync: Tool = {
    label: 'Sync Split View',
    hint: 'Sync panes',
    word: 'Sync',
    action: 'toggleSync',
    icon: <Link2 aria-hidden />,
    disabled: loading,
    pressed: synced,
  };
  return [
    {
      label: 'Split View',
      word: 'Split',
      action: 'toggleSplit',
      icon: <Columns2 aria-hidden />,
      disabled: loading,
      pressed: split,
    },
    ...(split ? [sync] : []),
    { label: 'Rotate Left', word: 'Left', action: 'rotateLeft', icon: <RotateCcw aria-hidden />, disabled },
    { label: 'Rotate Right', word: 'Right', action: 'rotateRight', icon: <RotateCw aria-hidden />, disabled },
    {
      label: 'Capture Screenshot',
      word: 'Capture',
      action: 'capture',
      icon: <Camera aria-hidden />,
      disabled,
    },
  ];
}

/** A tool that is on can always be put away, also where it could not be taken up any more. */
function modeTool(props: ToolbarProps, mode: ViewingMode, why: string | null) {
  const pressed = props.mode === mode;
  return { disabled: props.disabled || (why !== null && !pressed), hint: why, pressed };
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
      disabled: props.disabled || readOnly !== null || props.rulers === 0,
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

function historyTools({ disabled, readOnly, canUndo, canRedo }: ToolbarProps): readonly Tool[] {
  const off = disabled || readOnly !== null;
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
