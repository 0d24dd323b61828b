/** What a field needs to know of its place in a form; conform's field metadata is one. */
export interface FormField {
  readonly id: string;
  readonly name: string;
  readonly key: string | undefined;
  readonly formId?: string | undefined;
  readonly required?: boolean | undefined;
  readonly errors: readonly string[] | undefined;
  readonly defaultValue: string | undefined;
}

/** A field of conform works out its parts as they are asked for: what is changed of it is changed of this copy. */
export const copyOfField = ({
  id,
  name,
  key,
  formId,
  required,
  errors,
}: Omit<FormField, 'defaultValue'>) => ({ id, name, key, formId, required, errors });

/** What the label, the hint and the error of a field are tied by. */
export const labelPropsOf = ({ id, required, errors }: FormField, isAsked = required) => ({
  id,
  required: isAsked,
  error: errors,
});

/**
 * The control's own part. The browser's limits (`required`, `maxlength`) are left out: it would cut pasted text without
 * a word, and call an untouched field wrong.
 */
export const controlPropsOf = ({ name, formId, defaultValue }: FormField) => ({
  name,
  form: formId,
  defaultValue: defaultValue ?? '',
});
