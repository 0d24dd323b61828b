import { useRef, useState } from 'react';
import { Field } from '../controls/field.tsx';
import { type Choice, Select } from '../controls/select.tsx';
import { useEnhanced } from '../use-enhanced.ts';
import { ComboboxInput } from './combobox-input.tsx';
import { controlPropsOf, labelPropsOf } from './form-field.ts';
import type { FieldTexts } from './text-fields.tsx';

interface ComboboxFieldProps extends FieldTexts {
  readonly choices: readonly Choice[];
}

/** More than fifteen choices: a real select, which a page with script hides behind a box to type in. */
export function ComboboxField({ field, label, hint, required, choices }: ComboboxFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const isEnhanced = useEnhanced();
  const named = controlPropsOf(field);
  // What is put into the select by anything but the box, such as what was typed before a logout, begins the box anew.
  const [putThere, setPutThere] = useState(0);
  const isOwn = useRef(false);
  const choose = (value: string) => {
    if (select.current === null) return;
    select.current.value = value;
    isOwn.current = true;
    // The form listens to what a person's own choice would have told it.
    select.current.dispatchEvent(new Event('input', { bubbles: true }));
    isOwn.current = false;
  };
  const hear = () => {
    if (!isOwn.current) setPutThere((times) => times + 1);
  };
  return (
    <Field label={label} hint={hint} {...labelPropsOf(field, required)}>
      {isEnhanced && (
        <ComboboxInput
          key={`typed ${field.key} ${String(putThere)}`}
          choices={choices}
          chosenAtFirst={() => select.current?.value ?? named.defaultValue}
          onChoose={choose}
        />
      )}
      <Select
        key={field.key}
        ref={select}
        choices={choices}
        placeholder="Choose one"
        {...named}
        onInput={hear}
        {...(isEnhanced ? { id: `${field.id}-select`, tabIndex: -1, 'aria-hidden': true } : {})}
        className={isEnhanced ? 'hidden' : ''}
      />
    </Field>
  );
}
