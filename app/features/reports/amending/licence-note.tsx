import { Link } from '@remix-run/react';
import { FileWarning } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { WarningNote } from '#app/ui/feedback/warning-note.tsx';

/** Says before anything is written that its reader may not sign it today, and where that can be changed. */
export function LicenceNote({ fault }: { readonly fault: string | null }) {
  if (fault === null) return null;
  return (
    <div className="mb-4">
      <WarningNote label="Licence" icon={FileWarning} title={fault}>
        <p className="text-sm">
          It can be written and kept for later, but not signed before a valid licence stands in{' '}
          <TextLink asChild>
            <Link to={screens.aboutMe.path}>your profile</Link>
          </TextLink>
          .
        </p>
      </WarningNote>
    </div>
  );
}
