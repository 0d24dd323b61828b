import { Link } from '@remix-run/react';
import { FileWarning } from 'lucide-react';
import { screens } from '#app/core/access/screens.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';
import { WarningNote } from '#app/ui/feedback/warning-note.tsx';

/**
 * Says to whoever writes that they may not sign it today, and where that can be changed: whoever learns it at the signature
 * has written in vain. `fault` is why; null shows nothing.
 */
export function LicenceNote({ fault }: { readonly fault: string | null }) {
  if (fault === null) return null;
  return (
    <WarningNote label="Licence" icon={FileWarning} title={fault}>
      <p className="text-sm">
        What you write is kept, but you cannot sign it before a valid licence stands in{' '}
        <TextLink asChild>
          <Link to={`${screens.aboutMe.path}#licences`}>your profile</Link>
        </TextLink>
        .
      </p>
    </WarningNote>
  );
}
