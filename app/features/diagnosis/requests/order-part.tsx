import { blockChoices } from '#app/core/diagnosis/open-requests.ts';
import { choicesOf } from '#app/ui/controls/choices.ts';
import { CheckboxField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { useContractForm } from '#app/ui/forms/contract-form.ts';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { labels } from '#contracts/generated/labels.ts';
import { zOrderKind } from '#contracts/generated/schemas/order-kind.ts';
import { RequestForm } from './request-form.tsx';
import { OrderForm } from './request-forms.ts';
import type { RequestsPartProps } from './requests-part.tsx';

const kinds = choicesOf(labels.OrderKind, zOrderKind.options);

/** Stains, recuts and further cuts of a block. What is there already has to be asked for a second time. */
export function OrderPart({
  item,
  etag = item.etag,
  outcome,
  idempotencyKey,
  place = null,
}: RequestsPartProps) {
  const mine = outcome?.intent === 'order' ? outcome : null;
  const { form, fields } = useContractForm(OrderForm, mine?.refused, {
    id: 'order',
    ...(place?.block == null ? {} : { defaultValue: { block: place.block } }),
  });
  return (
    <RequestForm
      title="Order stains or recuts"
      intent="order"
      form={form}
      etag={etag}
      idempotencyKey={idempotencyKey}
      isTried={mine?.refused != null}
      submitLabel="Send order"
    >
      <SelectField field={fields.kind} label="What" choices={kinds} />
      <SelectField field={fields.block} label="Part and block" choices={blockChoices(item.slides)} />
      <TextField
        field={fields.stain}
        label="Stain"
        hint="For special stains, immunohistochemistry and in situ hybridization"
        list="stains"
        autoComplete="off"
      />
      <TextField
        field={fields.slideCount}
        label="Number of slides"
        type="number"
        inputMode="numeric"
        min={1}
      />
      <TextAreaField field={fields.note} label="Note to the laboratory" />
      {mine?.isDuplicate === true && (
        <CheckboxField field={fields.isMeantTwice} label="Order it again, although it is there already" />
      )}
    </RequestForm>
  );
}
