import { useField } from '@conform-to/react';
import { useState } from 'react';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';
import { type Choices, choicesIn, isFound, isPartOf } from '../controls/choices.ts';
import { PhoneField } from '../forms/checked/checked-fields.tsx';
import { CheckboxField, FieldGroup } from '../forms/choice-fields.tsx';
import type { FileRule } from '../forms/chosen-files.tsx';
import { FileSlot } from '../forms/file-slot.tsx';
import { copyOfField } from '../forms/form-field.ts';
import { ChoiceField } from '../forms/searched/choice-field.tsx';
import { Boxes, SearchedBoxes } from '../forms/searched/searched-fields.tsx';
import { useShownChoices } from '../forms/searched/shown-choices.ts';
import { TextAreaField, TextField } from '../forms/text-fields.tsx';

/** One question of a form that is described as data; its name is the contract's, with dots for what is inside. */
export interface Ask {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly kind?: 'text' | 'area' | 'email' | 'day' | 'moment' | 'number' | 'tick' | 'one' | 'many' | 'file';
  /** As the attribute of a file input; only a question for a file has it. */
  readonly accept?: string;
  /** What is wrong with a file that was chosen; only a question for a file has it. */
  readonly rule?: FileRule;
  /** What the field makes of a phone number that was typed; only a question for one has it. */
  readonly complete?: (typed: string) => string;
  /** What may be chosen; only a question of the kind `one` or `many` has choices. */
  readonly choices?: Choices;
  /** What was chosen can be changed and not taken back: the contract has no empty value for it. */
  readonly isKept?: boolean;
}

/** The fields of a form in their order. Stands inside the form that they belong to. */
export function AskedFields({ asks }: { readonly asks: readonly Ask[] }) {
  return (
    <>
      {asks.map((ask) => (
        <AskedField key={ask.name} ask={ask} />
      ))}
    </>
  );
}

const TYPES = {
  text: 'text',
  email: 'email',
  day: 'date',
  moment: 'datetime-local',
  number: 'number',
} as const;
const FEW = 5;

function AskedField({ ask }: { readonly ask: Ask }) {
  const { name, label, hint, kind = 'text', accept, rule, choices = [], isKept = false } = ask;
  const [field] = useField<string>(name);
  const texts = { field, label, hint };
  if (ask.complete !== undefined) return <PhoneField {...texts} complete={ask.complete} />;
  switch (kind) {
    case 'area':
      return <TextAreaField {...texts} rows={3} />;
    case 'tick':
      return <CheckboxField {...texts} />;
    case 'file':
      return <FileSlot {...texts} accept={accept} rule={rule} />;
    case 'one':
      return <OneField name={name} label={label} hint={hint} choices={choices} isKept={isKept} />;
    case 'many':
      return <ManyField name={name} label={label} hint={hint} choices={choices} />;
    default:
      return <TextField {...texts} type={TYPES[kind]} autoComplete="off" />;
  }
}

function OneField({
  name,
  label,
  hint,
  choices: given,
  isKept,
}: QuestionProps & { readonly isKept: boolean }) {
  const [asked] = useField<string>(name);
  const shown = useShownChoices(given, asked);
  const isChosen = isKept && (asked.initialValue ?? '') !== '';
  const field = isChosen
    ? { ...copyOfField(asked), required: true, defaultValue: asked.defaultValue }
    : asked;
  const radiosAtMost = field.required === true ? FEW : 0;
  return <ChoiceField field={field} label={label} hint={hint} shown={shown} radiosAtMost={radiosAtMost} />;
}

interface QuestionProps extends Pick<Ask, 'name' | 'label'> {
  readonly hint: string | undefined;
  readonly choices: Choices;
}

function ManyField({ name, label, hint, choices: given }: QuestionProps) {
  const [field] = useField<string[]>(name);
  const { choices, first } = useShownChoices(given, field);
  const [hintAtFirst] = useState(hint);
  // A tick was given for what the hint named then.
  const isOfOther = SAID_OF_SHOWN.includes(name) && hint !== hintAtFirst;
  const chosen = isOfOther ? [] : (field.defaultOptions ?? []);
  const texts = { field: { ...copyOfField(field), defaultValue: undefined }, label, hint };
  // Boxes begin anew, as every other field does, when the form is given another answer.
  if (isPartOf(first) && isFound(choices))
    return <SearchedBoxes key={field.key} {...texts} choices={choices} ticked={chosen} />;
  return (
    <FieldGroup {...texts}>
      <Boxes
        key={isOfOther ? hint : field.key}
        name={field.name}
        formId={field.formId}
        choices={choicesIn(choices)}
        ticked={chosen}
      />
    </FieldGroup>
  );
}
