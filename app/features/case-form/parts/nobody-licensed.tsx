import { Link } from '@remix-run/react';
import { ASK_PATH } from '#app/core/access/help.ts';
import type { FormSetting } from '#app/core/case-form/form.ts';
import { TextLink } from '#app/ui/controls/text-link.tsx';

interface NobodyLicensedProps {
  readonly country: FormSetting['country'];
}

/** Cases are read under the licence of a state or province: whoever writes a form for nobody is told before. */
export function NobodyLicensed({ country }: NobodyLicensedProps) {
  if (country !== 'Other') return null;
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-warning">
      Your facility is in no state of the US and in no province of Canada. Pathologists here are licensed for
      these only, so nobody can pick up a case that you send out.{' '}
      <TextLink asChild>
        <Link to={ASK_PATH}>Ask the operator</Link>
      </TextLink>{' '}
      before you fill in this form.
    </p>
  );
}
