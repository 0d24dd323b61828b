import { choicesOf } from '#app/ui/controls/choices.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { RequestForm } from './request-form.tsx';
import { STOP_KINDS, StopForm } from './request-forms.ts';
import type { RequestsPartProps } from './requests-part.tsx';

const kinds = choicesOf(labels.ReturnKind, STOP_KINDS);

/** Whoever reads the slides is who sees that they are another patient's: nothing else may happen to the case then. */
export function StopPart({ item, etag = item.etag, outcome, idempotencyKey }: RequestsPartProps) {
  const mine = outcome?.intent === 'stop' ? outcome : null;
  const { form, fields } = useContractForm(StopForm, mine?.refused, { id: 'stop' });
  if (!item.allowedActions.includes('return')) return null;
  return (
    <RequestForm
      title="Report a wrong patient or wrong slides"
      intent="stop"
      form={form}
      etag={etag}
      idempotencyKey={idempotencyKey}
      isTried={mine?.refused != null}
      submitLabel="Stop the case"
      variant="danger"
    >
      <p className="text-sm">
        The case leaves My Cases and its slides are hidden at once. The facility and the operator are told,
        and what you have written is kept with the case. For a slide that only has to be scanned again, the
        rescan above is enough: it stops nothing.
      </p>
      <SelectField field={fields.kind} label="What you report" choices={kinds} />
      <TextAreaField
        field={fields.text}
        label="What you saw"
        hint="The facility reads and answers this."
        rows={4}
      />
    </RequestForm>
  );
}
