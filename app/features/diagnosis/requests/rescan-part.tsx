import { imageChoices } from '#app/core/diagnosis/open-requests.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zRescanReason } from '#contracts/generated/schemas/rescan-reason.ts';
import { RequestForm } from './request-form.tsx';
import { RescanForm } from './request-forms.ts';
import type { RequestsPartProps } from './requests-part.tsx';

const reasons = choicesOf(labels.RescanReason, zRescanReason.options);

/** A slide whose picture is no good is scanned again; the old picture stays with its measurements. */
export function RescanPart({
  item,
  etag = item.etag,
  outcome,
  idempotencyKey,
  place = null,
}: RequestsPartProps) {
  const mine = outcome?.intent === 'rescan' ? outcome : null;
  const { form, fields } = useContractForm(RescanForm, mine?.refused, {
    id: 'rescan',
    ...(place == null ? {} : { defaultValue: { image: place.image } }),
  });
  return (
    <RequestForm
      title="Ask for a rescan"
      intent="rescan"
      form={form}
      etag={etag}
      idempotencyKey={idempotencyKey}
      isTried={mine?.refused != null}
      submitLabel="Ask for the rescan"
    >
      <SelectField field={fields.image} label="Slide" choices={imageChoices(item.slides)} />
      <SelectField field={fields.reason} label="What is wrong" choices={reasons} />
      <TextAreaField field={fields.note} label="Note" />
    </RequestForm>
  );
}
