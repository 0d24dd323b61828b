import { type ChangeEventHandler, type ReactNode } from 'react';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';
import { Field, FieldError, FieldHint, RequiredMark } from '../controls/field.tsx';
import { type Choice, Select } from '../controls/select.tsx';
import { controlPropsOf, type FormField, labelPropsOf } from './form-field.ts';
import type { FieldTexts } from './text-fields.tsx';

interface ChoiceTexts extends FieldTexts {
  readonly choices: readonly Choice[];
}

const optionLook =
  'flex min-h-8 items-start gap-2.5 rounded-md py-1 hover:bg-hover coarse:min-h-11 coarse:items-center coarse:py-2';
const boxLook = 'mt-0.5 size-5 shrink-0 accent-accent-fill coarse:mt-0 coarse:size-6';

interface SelectFieldProps extends ChoiceTexts {
  readonly placeholder?: string;
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** Eight to fifteen choices; fewer are radios, more a combobox. */
export function SelectField({ field, label, hint, choices, placeholder, onChange }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} {...labelPropsOf(field)}>
      <Select
        key={field.key}
        choices={choices}
        placeholder={placeholder ?? 'Choose one'}
        onChange={onChange}
        {...controlPropsOf(field)}
      />
    </Field>
  );
}

const describedBy = ({ id, errors }: FormField, hint: string | undefined): string | undefined =>
  [hint && `${id}-hint`, errors?.[0] && `${id}-error`].filter(Boolean).join(' ') || undefined;

interface GroupProps extends FieldTexts {
  readonly children: ReactNode;
}

/** A question over several boxes; it takes the focus when an error summary leads to it. */
export function FieldGroup({ field, label, hint, required = field.required, children }: GroupProps) {
  return (
    <fieldset
      id={field.id}
      tabIndex={-1}
      aria-describedby={describedBy(field, hint)}
      className="flex min-w-0 flex-col gap-1.5 rounded-md focus-visible:outline-offset-4"
    >
      <legend className="mb-1.5 text-sm font-medium text-text">
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={field.id} hint={hint} />
      {children}
      <FieldError id={field.id} message={field.errors?.[0]} />
    </fieldset>
  );
}

/** Up to seven choices, all of them in sight. */
export function RadioField({ choices, ...texts }: ChoiceTexts) {
  const { field } = texts;
  return (
    <FieldGroup {...texts}>
      <div className="flex flex-col">
        {choices.map(({ value, label }) => (
          <label key={`${field.key}-${value}`} className={optionLook}>
            <input
              type="radio"
              className={boxLook}
              name={field.name}
              form={field.formId}
              value={value}
              defaultChecked={field.defaultValue === value}
              aria-invalid={field.errors ? true : undefined}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

/** One statement to agree with. */
export function CheckboxField({ field, label, hint }: FieldTexts) {
  return (
    <div className="flex flex-col gap-1">
      <label className={optionLook}>
        <input
          key={field.key}
          id={field.id}
          type="checkbox"
          className={boxLook}
          name={field.name}
          form={field.formId}
          defaultChecked={field.defaultValue === 'on'}
          // A reload would bring the tick back otherwise, beside what was never looked at.
          autoComplete={SAID_OF_SHOWN.includes(field.name) ? 'off' : undefined}
          aria-describedby={describedBy(field, hint)}
          aria-invalid={field.errors ? true : undefined}
        />
        <span>
          {label}
          {field.required && <RequiredMark />}
        </span>
      </label>
      <FieldHint id={field.id} hint={hint} />
      <FieldError id={field.id} message={field.errors?.[0]} />
    </div>
  );
}
