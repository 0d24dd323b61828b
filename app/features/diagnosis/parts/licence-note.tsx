import { Link } from '@remix-run/react';
import { FileWarning } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';

/** Says while the text is written that its reader may not sign it today: whoever learns it at the signature has written in vain. */
export function LicenceNote({ checklist }: Pick<PrimaryDiagnosis, 'checklist'>) {
  const fault = checklist.find(({ rule, passed }) => rule === 'licence' && !passed);
  if (fault === undefined) return null;
  return (
    <div
      role="note"
      aria-label="Licence"
      className="flex items-start gap-2 rounded-md border border-warning bg-warning-soft px-3 py-2"
    >
      <FileWarning aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="min-w-0 break-words">
        <p className="font-semibold">{fault.text}</p>
        <p className="text-sm">
          What you write is saved, but you cannot sign this case before a valid licence stands in{' '}
          <TextLink asChild>
            <Link to={screens.aboutMe.path}>your profile</Link>
          </TextLink>
          .
        </p>
      </div>
    </div>
  );
}
