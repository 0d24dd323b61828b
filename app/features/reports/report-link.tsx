import { useState } from 'react';
import { reportPathOf } from '#app/core/cases/case-links.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Field } from '#app/ui/controls/field.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';

interface ReportLinkProps {
  readonly caseId: string;
}

/**
 * A copy of a report goes to whoever may read it as an address: it names no patient, asks for the login, and always opens
 * the valid version. The file itself is not mailed.
 */
export function ReportLink({ caseId }: ReportLinkProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const text = new URL(reportPathOf(caseId), window.location.href).href;
    // A page without a secure connection has no clipboard at all, which ends up here as well.
    const done = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      );
    setCopied(done);
    setAddress(text);
  };
  return (
    <div data-print="never" className="flex flex-col items-start gap-2">
      <Button size="sm" onClick={() => void copy()}>
        Copy link for a colleague
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {address !== null &&
          (isCopied
            ? 'The link is copied. It opens the report for whoever may read it, and names no patient.'
            : 'The browser refused the clipboard. Copy the link by hand.')}
      </p>
      {address !== null && !isCopied && (
        <Field label="Link to the report" className="w-full max-w-md">
          <TextInput readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        </Field>
      )}
    </div>
  );
}
