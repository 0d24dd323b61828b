import { Share2 } from 'lucide-react';
import { ToolButton } from '../toolbar/tool-button.tsx';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';

interface LinkToolProps {
  readonly commands: ViewerCommands;
}

export function LinkTool({ commands }: LinkToolProps) {
  return (
    <ToolButton
      label="Copy link to this view"
      word="Link"
      action="copyLink"
      icon={<Share2 aria-hidden />}
      onPress={commands.copyLink}
    />
  );
}
