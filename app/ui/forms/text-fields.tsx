import { useState } from 'react';
import { Field } from '../controls/field.tsx';
import { PasswordInput } from '../controls/password-input.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextInput, type TextInputProps } from '../controls/text-input.tsx';
import { controlPropsOf, type FormField, labelPropsOf } from './form-field.ts';

export interface FieldTexts {
  readonly field: FormField;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Where other answers decide whether this one is asked for; else the schema knows. */
  readonly required?: boolean | undefined;
}

type Native = Omit<TextInputProps, 'form' | 'name' | 'defaultValue' | 'required'>;

export function TextField({ field, label, hint, required, ...rest }: FieldTexts & Native) {
  return (
    <Field label={label} hint={hint} {...labelPropsOf(field, required)}>
      <TextInput key={field.key} {...rest} {...controlPropsOf(field)} />
    </Field>
  );
}

/** What was typed is never sent back to the page, so the field is empty after a refusal. */
export function PasswordField({ field, label, hint, required, ...rest }: FieldTexts & Omit<Native, 'type'>) {
  return (
    <Field label={label} hint={hint} {...labelPropsOf(field, required)}>
      <PasswordInput key={field.key} {...rest} {...controlPropsOf(field)} />
    </Field>
  );
}

export function TextAreaField({ field, label, hint, required, rows }: FieldTexts & { rows?: number }) {
  return (
    <Field label={label} hint={hint} {...labelPropsOf(field, required)}>
      <TextArea key={field.key} {...(rows === undefined ? {} : { rows })} {...controlPropsOf(field)} />
    </Field>
  );
}

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
