import { sharedText } from '#app/core/diagnosis/standing.ts';
import { IntentForm } from '#app/ui/detail/intent-form.tsx';
import { CheckboxField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { useTimeZone } from '#app/ui/time-zone.ts';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { SHARE_INTENT, ShareForm } from './preliminary-form.ts';
import type { SigningOutcome } from './sign-out-screen.tsx';

interface PreliminaryPartProps {
  readonly diagnosis: PrimaryDiagnosis;
  readonly idempotencyKey: string;
  readonly posted: SigningOutcome | null;
}

/** What the facility may read before the signature, such as the result of a frozen section; nothing where the text is locked. */
export function PreliminaryPart({ diagnosis, idempotencyKey, posted }: PreliminaryPartProps) {
  const refused = posted?.intent === SHARE_INTENT ? posted.refused : null;
  const { form, fields } = useContractForm(ShareForm, refused, { id: SHARE_INTENT });
  const timeZone = useTimeZone();
  if (!diagnosis.allowedActions.includes('edit')) return null;
  return (
    <section
      aria-labelledby="preliminary-title"
      className="mt-8 flex flex-col gap-3 border-t border-border pt-6"
    >
      <h3 id="preliminary-title" className="font-semibold">
        Preliminary result
      </h3>
      <p>
        The facility can read the whole text as it stands here, marked as preliminary, until the signed report
        takes its place. It is told so, and told again when you show another text or withdraw this one, which
        you can do beside the text. Call whoever waits all the same.
      </p>
      <p className="empty:hidden">{sharedText(diagnosis.sharedAt, timeZone)}</p>
      <IntentForm
        form={form}
        intent={SHARE_INTENT}
        etag={diagnosis.etag}
        idempotencyKey={idempotencyKey}
        submitLabel="Show the facility this text as preliminary"
      >
        <CheckboxField
          field={fields.patientConfirmed}
          label="The text is of the patient who is named above"
        />
      </IntentForm>
    </section>
  );
}
