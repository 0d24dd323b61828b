import { Link } from '@remix-run/react';
import { FileWarning } from 'lucide-react';
import { TextLink } from '../../controls/text-link.tsx';
import { WarningNote } from '../../feedback/warning-note.tsx';

interface LicenceNoteProps {
  /** Why the reader's licence lets them sign nothing today; null shows nothing. */
  readonly fault: string | null;
  /** Where they find their licences. */
  readonly path: string;
}

/** Says so to whoever writes: they would otherwise learn it at the signature, and have written in vain. */
export function LicenceNote({ fault, path }: LicenceNoteProps) {
  if (fault === null) return null;
  return (
    <WarningNote label="Licence" icon={FileWarning} title={fault}>
      <p className="text-sm">
        What you write is kept, but you cannot sign it before a valid licence stands in{' '}
        <TextLink asChild>
          <Link to={path}>your profile</Link>
        </TextLink>
        .
      </p>
    </WarningNote>
  );
}
