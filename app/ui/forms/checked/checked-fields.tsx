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

interface PhoneFieldProps extends FieldTexts {
  /** What the field makes of what was typed, which the core knows. */
  readonly complete: (typed: string) => string;
}

/** Whoever listens to the form hears of it, as of something that was typed. */
function rewrite(input: HTMLInputElement, complete: (typed: string) => string): void {
  const completed = complete(input.value);
  if (completed === input.value) return;
  input.value = completed;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Completes a number when its reader leaves the field, or sends the form from it. */
export function PhoneField({ field, label, hint, required, complete }: PhoneFieldProps) {
  return (
    <TextField
      field={field}
      label={label}
      required={required}
      hint={hint ?? 'With the country code, for example +1 212 555 0100'}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      onBlur={({ currentTarget }) => rewrite(currentTarget, complete)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') rewrite(currentTarget, complete);
      }}
    />
  );
}
