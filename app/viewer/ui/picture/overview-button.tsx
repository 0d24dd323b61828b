import { useUnit } from 'effector-react';
import { PictureInPicture2 } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { $overviewChoice, overviewChosen } from '../../state/picture/overview.ts';

/** Below this width the overview would cover a third of the slide. */
const PHONE = '(max-width: 599px)';

function onWidth(told: () => void): () => void {
  const phone = window.matchMedia(PHONE);
  phone.addEventListener('change', told);
  return () => phone.removeEventListener('change', told);
}

/** On a phone the overview gives way to the slide until it is asked for. */
export function useOverviewShown(): boolean {
  const choice = useUnit($overviewChoice);
  const isPhone = useSyncExternalStore(
    onWidth,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
  return choice ?? !isPhone;
}

/** Opens and closes the overview in the corner of the panes. */
export const OverviewButton = memo(function OverviewButton() {
  const choose = useUnit(overviewChosen);
  const shown = useOverviewShown();
  return (
    <IconButton
      label="Overview"
      size="sm"
      tooltipSide="top"
      aria-pressed={shown}
      onClick={() => choose(!shown)}
    >
      <PictureInPicture2 aria-hidden />
    </IconButton>
  );
});
