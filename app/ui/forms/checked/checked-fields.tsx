import { useState } from 'react';
import { Field } from '../../controls/field.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { controlPropsOf, labelPropsOf } from '../form-field.ts';
import { type FieldTexts, TextField } from '../text-fields.tsx';

interface WarnedFieldProps extends FieldTexts {
  /** What looks wrong with what was typed, though it may be right; null for nothing. */
  readonly warningOf: (typed: string) => string | null;
}

/** A field whose rule nobody is sure of: it warns as soon as it is left, and holds no form back. */
export function WarnedField({ field, label, hint, required, warningOf }: WarnedFieldProps) {
  const control = controlPropsOf(field);
  const [left, setLeft] = useState(control.defaultValue);
  return (
    <div className="flex flex-col gap-1">
      <Field label={label} hint={hint} {...labelPropsOf(field, required)}>
        <TextInput
          key={field.key}
          onBlur={(event) => setLeft(event.currentTarget.value.trim())}
          {...control}
        />
      </Field>
      <p role="status" className="text-sm text-warning empty:hidden">
        {left === '' ? null : warningOf(left)}
      </p>
    </div>
  );
}

/** The rule of phone numbers, which the core knows. */
export interface PhoneRule {
  /** What is wrong with what was typed; null for a good number. */
  readonly errorOf: (typed: string) => string | null;
  /** A good number as it is kept. */
  readonly normalized: (typed: string) => string;
}

/** Writes a good number as it will be kept when the reader leaves the field, and leaves any other as it was typed. */
export function PhoneField({ field, label, hint, rule }: FieldTexts & { rule: PhoneRule }) {
  return (
    <TextField
      field={field}
      label={label}
      hint={hint ?? 'With the country code, for example +1 212 555 0100'}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onBlur={({ currentTarget }) => {
        if (rule.errorOf(currentTarget.value) === null)
          currentTarget.value = rule.normalized(currentTarget.value);
      }}
    />
  );
}
