import { useState } from 'react';
import type { BodySite } from '#app/core/case-form/form.ts';
import { choicesHolding } from '#app/core/case-form/held-choices.ts';
import { isFreeSubsite } from '#app/core/case-form/specimen-rules.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';
import { TextField } from '#app/ui/forms/text-fields.tsx';
import { fieldIdOf, useCaseField, useTyped } from '../parts/form-context.ts';

interface SubsiteFieldProps {
  readonly name: string;
  readonly site: BodySite;
}

/** The part of a site: one of its list, or words of one's own where the list has a place for them. */
export function SubsiteField({ name, site }: SubsiteFieldProps) {
  const field = useCaseField(name, true);
  const typed = useTyped(name);
  const free = site.subsites.find(({ value }) => isFreeSubsite(value));
  const isListed = site.subsites.some(({ value, label }) => value === typed || label === typed);
  const [isOwn, setOwn] = useState(free !== undefined && typed !== '' && (!isListed || isFreeSubsite(typed)));
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Field
        label="Subsite"
        required
        id={isOwn ? `${fieldIdOf(name)}-list` : field.id}
        error={isOwn ? undefined : field.errors}
      >
        <Select
          key={field.key}
          choices={isOwn ? site.subsites : choicesHolding(site.subsites, typed)}
          placeholder="Choose one"
          // The field below carries the words while there is one.
          {...(isOwn ? {} : { name })}
          defaultValue={isOwn ? (free?.value ?? '') : typed}
          onChange={({ currentTarget }) => setOwn(isFreeSubsite(currentTarget.value))}
        />
      </Field>
      {isOwn && (
        <TextField
          // What the list has for words of one's own is none.
          field={{ ...field, defaultValue: isFreeSubsite(typed) ? '' : typed }}
          label="Subsite in your words"
          autoComplete="off"
        />
      )}
    </div>
  );
}
