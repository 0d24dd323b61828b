import { useUnit } from 'effector-react';
import { useMemo } from 'react';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { $case } from '../../state/slides.ts';
import { CaseDialog } from '../case/case-dialog.tsx';
import { ClearDialog } from '../dialogs/clear-dialog.tsx';
import { EarlierDialog } from '../dialogs/earlier-dialog.tsx';
import { ScaleDialog } from '../dialogs/scale-dialog.tsx';
import { ShortcutsDialog } from '../dialogs/shortcuts-dialog.tsx';
import { LinkDialog } from '../sharing/link-dialog.tsx';
import type { useCopyLink } from '../sharing/use-copy-link.ts';
import type { KeySettings } from '../toolbar/use-key-settings.ts';
import { KeepPage } from './keep-page.tsx';
import type { PatientBannerProps } from './patient-banner.tsx';

export type OpenedDialog = 'nothing' | 'clearing' | 'help' | 'scale' | 'case';

interface ViewerDialogsProps {
  readonly opened: OpenedDialog;
  readonly banner: PatientBannerProps;
  readonly caseType: string;
  readonly outline: readonly SpecimenOutline[];
  readonly link: Pick<ReturnType<typeof useCopyLink>, 'refused' | 'close'>;
  readonly keys: KeySettings;
  /** The text of the case is this reader's. */
  readonly hasText: boolean;
  readonly onClose: () => void;
}

/** What the reader opens over the slides, one at a time, and the questions that come by themselves. */
export function ViewerDialogs(props: ViewerDialogsProps) {
  const { opened, banner, caseType, outline, link, keys, hasText, onClose } = props;
  const handed = useUnit($case);
  const { patient } = banner;
  const named = useMemo(
    () => (handed === null ? null : { caseId: handed.caseId, userId: handed.userId, patient }),
    [handed, patient],
  );
  return (
    <>
      <ClearDialog open={opened === 'clearing'} onClose={onClose} />
      <CaseDialog
        open={opened === 'case'}
        named={named}
        banner={banner}
        caseType={caseType}
        outline={outline}
        onClose={onClose}
      />
      <ScaleDialog open={opened === 'scale'} onClose={onClose} />
      <LinkDialog link={link.refused} onClose={link.close} />
      <EarlierDialog />
      <KeepPage />
      <ShortcutsDialog open={opened === 'help'} keys={keys} hasText={hasText} onClose={onClose} />
    </>
  );
}
