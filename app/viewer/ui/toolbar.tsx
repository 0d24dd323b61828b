import { Maximize, PanelLeftOpen, Redo2, Ruler, Undo2, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { IconButton } from '#app/ui/icon-button.tsx';

export interface ToolbarProps {
  /** The case or the slide is still loading, or could not be shown (specification 2.8). */
  readonly disabled: boolean;
  readonly menuShown: boolean;
  readonly measuring: boolean;
  /** Why measuring is not possible on this slide; null when it is. */
  readonly cannotMeasure: string | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly onShowMenu: () => void;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onHome: () => void;
  readonly onToggleMeasuring: () => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const { disabled } = props;
  return (
    <div role="toolbar" aria-label="Viewer tools" className="flex items-center gap-0.5 overflow-x-auto">
      {!props.menuShown && (
        <Tool
          label="Show Slides"
          icon={<PanelLeftOpen aria-hidden />}
          disabled={disabled}
          onPress={props.onShowMenu}
        />
      )}
      <Tool
        label="Zoom In"
        keys="+"
        icon={<ZoomIn aria-hidden />}
        disabled={disabled}
        onPress={props.onZoomIn}
      />
      <Tool
        label="Reset Zoom"
        keys="0"
        icon={<Maximize aria-hidden />}
        disabled={disabled}
        onPress={props.onHome}
      />
      <Tool
        label="Zoom Out"
        keys="-"
        icon={<ZoomOut aria-hidden />}
        disabled={disabled}
        onPress={props.onZoomOut}
      />
      <Divider />
      <Tool
        label={props.cannotMeasure ?? 'Toggle Measurement Mode'}
        keys="M"
        icon={<Ruler aria-hidden />}
        pressed={props.measuring}
        disabled={disabled || props.cannotMeasure !== null}
        onPress={props.onToggleMeasuring}
      />
      <Divider />
      <Tool
        label="Undo"
        icon={<Undo2 aria-hidden />}
        disabled={disabled || !props.canUndo}
        onPress={props.onUndo}
      />
      <Tool
        label="Redo"
        icon={<Redo2 aria-hidden />}
        disabled={disabled || !props.canRedo}
        onPress={props.onRedo}
      />
    </div>
  );
}

const Divider = () => <span aria-hidden className="mx-1 h-6 w-px shrink-0 bg-border" />;

interface ToolProps {
  readonly label: string;
  readonly icon: ReactElement;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly pressed?: boolean;
  /** For assistive technology; the list of keys is a page of its own. */
  readonly keys?: string;
}

function Tool({ label, icon, disabled, onPress, pressed, keys }: ToolProps) {
  return (
    <IconButton
      label={label}
      disabled={disabled}
      onClick={onPress}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      {...(keys === undefined ? {} : { 'aria-keyshortcuts': keys })}
    >
      {icon}
    </IconButton>
  );
}
