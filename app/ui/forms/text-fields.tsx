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
