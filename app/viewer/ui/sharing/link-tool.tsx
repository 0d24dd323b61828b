import { Share2 } from 'lucide-react';
import { ToolButton } from '../toolbar/tool-button.tsx';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';

interface LinkToolProps {
  readonly disabled: boolean;
  readonly commands: ViewerCommands;
}

export function LinkTool({ disabled, commands }: LinkToolProps) {
  return (
    <ToolButton
      label="Copy link to this view"
      word="Link"
      action="copyLink"
      icon={<Share2 aria-hidden />}
      disabled={disabled}
      onPress={commands.copyLink}
    />
  );
}
