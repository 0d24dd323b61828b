import { useEffect, useRef, useState } from 'react';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';
import type { FoundChoices } from '../../controls/choices.ts';
import { Field } from '../../controls/field.tsx';
import type { Choice } from '../../controls/select.tsx';
import { Select } from '../../controls/select.tsx';
import { useEnhanced } from '../../use-enhanced.ts';
import { FieldGroup } from '../choice-fields.tsx';
import { controlPropsOf, labelPropsOf } from '../form-field.ts';
import type { FieldTexts } from '../text-fields.tsx';
import { useFinder } from './finder.ts';
import { FinderLine } from './finder-line.tsx';

interface SearchedProps extends FieldTexts {
  readonly choices: FoundChoices;
}

interface SearchedFieldProps extends SearchedProps {
  /** What it means that nobody is chosen. */
  readonly placeholder?: string;
}

/** One of thousands: a real select over what was found, below a box to look for others in. */
export function SearchedField({
  field,
  label,
  hint,
  choices,
  placeholder = 'Choose one',
}: SearchedFieldProps) {
  const select = useRef<HTMLSelectElement>(null);
  const answered = { begun: [field.defaultValue ?? ''], chosenNow: () => [select.current?.value ?? ''] };
  const finder = useFinder(choices, answered, useEnhanced());
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label} hint={hint} {...labelPropsOf(field)}>
        <Select
          key={field.key}
          ref={select}
          choices={finder.found.choices}
          placeholder={placeholder}
          {...controlPropsOf(field)}
        />
      </Field>
      <FinderLine name={field.name} label={label} formId={field.formId} finder={finder} />
    </div>
  );
}

interface BoxesProps {
  readonly name: string;
  readonly formId: string | undefined;
  readonly choices: readonly Choice[];
  readonly ticked: readonly string[];
}

/** The boxes of a question that takes several answers; what has to be looked at first is never scrolled out of sight. */
export function Boxes({ name, formId, choices, ticked }: BoxesProps) {
  return (
    <div
      className={
        choices.some(({ picture }) => picture !== undefined) ? undefined : 'max-h-64 overflow-y-auto'
      }
    >
      {choices.map(({ value, label, picture }) => (
        <label key={value} className="flex min-h-8 items-start gap-2.5 py-1 coarse:min-h-11">
          <input
            type="checkbox"
            name={name}
            form={formId}
            value={value}
            defaultChecked={ticked.includes(value)}
            autoComplete={SAID_OF_SHOWN.includes(name) ? 'off' : undefined}
            className="mt-0.5 size-5 shrink-0 accent-accent-fill coarse:size-6"
          />
          <span className="flex flex-col gap-1">
            {label}
            {picture !== undefined && <BoxPicture {...picture} />}
          </span>
        </label>
      ))}
    </div>
  );
}

function BoxPicture({ src, alt, missing }: NonNullable<Choice['picture']>) {
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    // The picture may have failed before the page was taken over, when nobody listened yet.
    if (image.current?.complete === true && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  if (isMissing) return <span className="text-sm text-warning">{missing}</span>;
  return (
    <a href={src} target="_blank" rel="noreferrer" className="w-fit rounded-sm">
      <img
        ref={image}
        src={src}
        alt={`${alt}, opens in full size`}
        onError={() => setMissing(true)}
        className="max-h-48 max-w-full rounded-sm border border-border bg-slide object-contain"
      />
    </a>
  );
}

interface SearchedBoxesProps extends SearchedProps {
  readonly ticked: readonly string[];
}

/** Some of thousands: what is ticked stays in sight and is sent, whatever is looked for. */
export function SearchedBoxes({ field, label, hint, choices, ticked }: SearchedBoxesProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const chosenNow = () =>
    [...(boxes.current?.querySelectorAll('input:checked') ?? [])].flatMap((box) =>
      box instanceof HTMLInputElement ? [box.value] : [],
    );
  const finder = useFinder(choices, { begun: ticked, chosenNow }, useEnhanced());
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <FinderLine name={field.name} label={label} formId={field.formId} finder={finder} />
      <div ref={boxes}>
        <Boxes
          name={field.name}
          formId={field.formId}
          choices={finder.found.choices}
          // A box that comes back with a search is as it was left, not as it was at first.
          ticked={finder.chosen ?? ticked}
        />
      </div>
    </FieldGroup>
  );
}
