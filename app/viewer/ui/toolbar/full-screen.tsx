import { Maximize } from 'lucide-react';
import { notify } from '#app/ui/feedback/notify.ts';
import { useFullScreen } from '#app/ui/full-screen.ts';
import { ToolButton } from './tool-button.tsx';
import type { ViewerCommands } from './viewer-commands.ts';

const tellRefusal = (): void => notify.warning('This browser does not show the page in full screen.');

/** The whole page, so that dialogs and the patient's name are there too. */
export function toggleFullScreen(): void {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  else if (!document.fullscreenEnabled) tellRefusal();
  else document.documentElement.requestFullscreen().catch(tellRefusal);
}

interface FullScreenToolProps {
  readonly commands: ViewerCommands;
}

export function FullScreenTool({ commands }: FullScreenToolProps) {
  const isOn = useFullScreen();
  return (
    <ToolButton
      label="Full Screen"
      word="Full"
      action="toggleFullScreen"
      icon={<Maximize aria-hidden />}
      pressed={isOn}
      onPress={commands.toggleFullScreen}
    />
  );
}
