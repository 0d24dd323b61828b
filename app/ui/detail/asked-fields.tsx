import { useField } from '@conform-to/react';
import type { Choice } from '../controls/select.tsx';
import { CheckboxField, FieldGroup, RadioField, SelectField } from '../forms/choice-fields.tsx';
import { ComboboxField } from '../forms/combobox-field.tsx';
import { TextAreaField, TextField } from '../forms/text-fields.tsx';

/** One question of a form that is described as data; its name is the contract's, with dots for what is inside. */
export interface Ask {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'text' | 'area' | 'email' | 'tel' | 'day' | 'moment' | 'number' | 'tick' | 'one' | 'many';
  /** What may be chosen; only a question of the kind `one` or `many` has choices. */
  readonly choices?: readonly Choice[];
}

/** The fields of a form in their order. Stands inside the form that they belong to. */
export function AskedFields({ asks }: { readonly asks: readonly Ask[] }) {
  return (
    <>
      {asks.map((ask) => (
        <AskedField key={ask.name} ask={ask} />
      ))}
    </>
  );
}

const TYPES = {
  text: 'text',
  email: 'email',
  tel: 'tel',
  day: 'date',
  moment: 'datetime-local',
  number: 'number',
} as const;
const FEW = 5;
const MANY = 15;

function AskedField({ ask: { name, label, hint, kind = 'text', choices = [] } }: { readonly ask: Ask }) {
  const [field] = useField<string>(name);
  const texts = { field, label, hint };
  switch (kind) {
    case 'area':
      return <TextAreaField {...texts} rows={3} />;
    case 'tick':
      return <CheckboxField {...texts} />;
    case 'one':
      // Who has pressed a radio cannot take it back, so what may be left out is a select.
      if (field.required === true && choices.length <= FEW)
        return <RadioField {...texts} choices={choices} />;
      return choices.length > MANY ? (
        <ComboboxField {...texts} choices={choices} />
      ) : (
        <SelectField {...texts} choices={choices} />
      );
    case 'many':
      return <ManyField name={name} label={label} hint={hint} choices={choices} />;
    default:
      return <TextField {...texts} type={TYPES[kind]} autoComplete="off" />;
  }
}

interface ManyFieldProps extends Pick<Ask, 'name' | 'label'> {
  readonly hint: string | undefined;
  readonly choices: readonly Choice[];
}

function ManyField({ name, label, hint, choices }: ManyFieldProps) {
  const [field] = useField<string[]>(name);
  const chosen = field.defaultOptions ?? [];
  return (
    <FieldGroup field={{ ...groupOf(field), defaultValue: undefined }} label={label} hint={hint}>
      <div className="max-h-64 overflow-y-auto">
        {choices.map(({ value, label: text }) => (
          <label key={value} className="flex min-h-8 items-start gap-2.5 py-1 coarse:min-h-11">
            <input
              type="checkbox"
              name={field.name}
              form={field.formId}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="mt-0.5 size-5 shrink-0 accent-accent-fill coarse:size-6"
            />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

interface GroupField {
  readonly id: string;
  readonly name: string;
  readonly key: string | undefined;
  readonly formId: string;
  readonly required?: boolean | undefined;
  readonly errors: readonly string[] | undefined;
}

const groupOf = ({ id, name, key, formId, required, errors }: GroupField) => ({
  id,
  name,
  key,
  formId,
  required,
  errors,
});
