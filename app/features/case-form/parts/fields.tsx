import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { birthDateEcho, typedDay } from '#app/core/calendar/typed-day.ts';
import { choicesHolding } from '#app/core/case-form/held-choices.ts';
import { completedPhone } from '#app/core/forms/phone.ts';
import { dayText } from '#app/core/text/dates.ts';
import type { Choice } from '#app/ui/controls/select.tsx';
import { PhoneField } from '#app/ui/forms/checked/checked-fields.tsx';
import { CheckboxField, RadioField, SelectField } from '#app/ui/forms/choice-fields.tsx';
import { ComboboxField } from '#app/ui/forms/combobox-field.tsx';
import { DateField, NearDateField } from '#app/ui/forms/date-fields.tsx';
import { TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import { useCaseField, useDoubts, useFormContext, useTyped } from './form-context.ts';

interface Named {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly required?: boolean;
}

interface Chosen extends Named {
  readonly choices: readonly Choice[];
}

/** What looks wrong stands below its field; it is said, and holds nobody back. */
export function Doubts({ name }: { readonly name: string }) {
  return <DoubtLine doubts={useDoubts(name)} />;
}

/** What is doubtful and holds nothing up. */
export function DoubtLine({ doubts }: { readonly doubts: readonly string[] }) {
  return (
    <p role="status" className="flex items-start gap-1.5 text-sm text-warning empty:hidden">
      {doubts.length > 0 && (
        <>
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {doubts.join(' ')}
        </>
      )}
    </p>
  );
}

const holder = 'flex min-w-0 flex-col gap-1';

interface LineProps extends Named {
  readonly inputMode?: 'numeric' | 'text';
  /** The id of a list of suggestions. */
  readonly list?: string;
}

/** One line of text. A browser's own guesses would put another patient's data here. */
export function Line({ name, required, ...rest }: LineProps) {
  return (
    <div className={holder}>
      <TextField field={useCaseField(name, required)} autoComplete="off" {...rest} />
      <Doubts name={name} />
    </div>
  );
}

export function Area({ name, required, rows, ...rest }: Named & { readonly rows?: number }) {
  return (
    <div className={holder}>
      <TextAreaField
        field={useCaseField(name, required)}
        {...rest}
        {...(rows === undefined ? {} : { rows })}
      />
      <Doubts name={name} />
    </div>
  );
}

export function Radios({ name, required, ...rest }: Chosen) {
  return (
    <div className={holder}>
      <RadioField field={useCaseField(name, required)} {...rest} />
      <Doubts name={name} />
    </div>
  );
}

export function Choose({ name, required, choices, ...rest }: Chosen & { readonly placeholder?: string }) {
  const held = choicesHolding(choices, useTyped(name));
  return <SelectField field={useCaseField(name, required)} choices={held} {...rest} />;
}

/** `unlisted` names what is held by an id that the list has no more. */
export function Search({
  name,
  required,
  choices,
  unlisted,
  ...rest
}: Chosen & { readonly unlisted?: string }) {
  const held = choicesHolding(choices, useTyped(name), unlisted);
  return <ComboboxField field={useCaseField(name, required)} choices={held} {...rest} />;
}

export function Tick({ name, label, hint }: Named) {
  const field = useCaseField(name);
  return <CheckboxField field={field} label={label} hint={hint} />;
}

export function PhoneLine({ name, required, ...rest }: Named) {
  return <PhoneField field={useCaseField(name, required)} complete={completedPhone} {...rest} />;
}

export function BirthDay({ name, required, ...rest }: Named) {
  const { today } = useFormContext().setting;
  return (
    <DateField
      field={useCaseField(name, required)}
      echoOf={(typed) => birthDateEcho(typed, today)}
      {...rest}
    />
  );
}

export function NearDay({ name, required, ...rest }: Named) {
  const { today } = useFormContext().setting;
  return (
    <div className={holder}>
      <NearDateField
        field={useCaseField(name, required)}
        dayOf={typedDay}
        textOf={dayText}
        today={today}
        {...rest}
      />
      <Doubts name={name} />
    </div>
  );
}

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields that belong together, under a heading; two beside each other where there is room. */
export function FormPart({ title, children }: PartProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="border-b border-border pb-1 text-lg font-semibold">{title}</h2>
      <div className="grid grid-cols-1 items-start gap-x-5 gap-y-4 sm:grid-cols-2">{children}</div>
    </section>
  );
}

export function Wide({ children }: { readonly children: ReactNode }) {
  return <div className="min-w-0 sm:col-span-2">{children}</div>;
}
