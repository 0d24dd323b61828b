import { DetailSection } from '#app/ui/detail/detail-page.tsx';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { refusedOf } from '#app/ui/detail/posted-outcome.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { FileSlot } from '#app/ui/forms/file-slot.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { useTellUnsaved } from '#app/ui/forms/use-unsaved.ts';
import { SignatureForm } from './about-me-forms.ts';
import type { OwnPartProps } from './own-form.ts';
import { SavedByNow } from './saved-by-now.tsx';

/** The name and the picture that a signed report shows. */
export function Signature({ profile, idempotencyKey, outcome, tellUnsaved, isElsewhere }: OwnPartProps) {
  const picture = profile.provider?.signatureImage ?? null;
  const { form, fields } = useContractForm(SignatureForm, refusedOf(outcome, 'signature'), {
    id: 'signature',
    defaultValue: { printedName: profile.provider?.printedName ?? '' },
  });
  useTellUnsaved(tellUnsaved, 'signature', form.dirty);
  return (
    <DetailSection title="Signature">
      {picture === null ? (
        <p className="text-muted">No picture of your signature is kept.</p>
      ) : (
        <img
          alt="Your signature"
          src={`data:image/png;base64,${picture}`}
          className="max-h-24 w-fit max-w-full rounded-md border border-border bg-slide object-contain p-2"
        />
      )}
      {isElsewhere && (
        <SavedByNow
          submitLabel="Save signature"
          lines={[`Printed name: ${profile.provider?.printedName ?? 'none'}`]}
        />
      )}
      <IntentForm
        form={form}
        intent="signature"
        submitLabel="Save signature"
        encType="multipart/form-data"
        etag={profile.etag}
        idempotencyKey={idempotencyKey}
      >
        <TextField
          field={fields.printedName}
          label="Printed name"
          hint="Name and degree as a signed report shows them. Signed reports stay as they are."
          autoComplete="off"
        />
        <FileSlot
          field={fields.signatureImage}
          label="New picture of the signature"
          hint="PNG, 100 KB at most"
          accept=".png"
        />
      </IntentForm>
    </DetailSection>
  );
}
