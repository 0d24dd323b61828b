import { useUnit } from 'effector-react';
import { Map as MapIcon, ScanSearch } from 'lucide-react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $mapShown } from '../../state/coverage/map.ts';
import type { ViewerCommands } from '../toolbar/viewer-commands.ts';

interface CoverageButtonsProps {
  readonly disabled: boolean;
  readonly commands: Pick<ViewerCommands, 'toggleMap' | 'nextUnseen'>;
}

/** What of the tissue was seen, and the way to what was not. */
export function CoverageButtons({ disabled, commands }: CoverageButtonsProps) {
  const shown = useUnit($mapShown);
  return (
    <>
      <IconButton
        label="Map of what was seen"
        size="sm"
        tooltipSide="top"
        aria-pressed={shown}
        onClick={commands.toggleMap}
      >
        <MapIcon aria-hidden />
      </IconButton>
      <IconButton
        label="Next unseen place"
        size="sm"
        tooltipSide="top"
        disabled={disabled}
        onClick={commands.nextUnseen}
      >
        <ScanSearch aria-hidden />
      </IconButton>
    </>
  );
}
