import { Link } from '@remix-run/react';
import { FileWarning } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { WarningNote } from '#app/ui/feedback/warning-note.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';

/** Says while the text is written that its reader may not sign it today: whoever learns it at the signature has written in vain. */
export function LicenceNote({ checklist }: Pick<PrimaryDiagnosis, 'checklist'>) {
  const fault = checklist.find(({ rule, passed }) => rule === 'licence' && !passed);
  if (fault === undefined) return null;
  return (
    <WarningNote label="Licence" icon={FileWarning} title={fault.text}>
      <p className="text-sm">
        What you write is saved, but you cannot sign this case before a valid licence stands in{' '}
        <TextLink asChild>
          <Link to={screens.aboutMe.path}>your profile</Link>
        </TextLink>
        .
      </p>
    </WarningNote>
  );
}
