import { choicesIn, isFound, isPartOf } from '../../controls/choices.ts';
import { RadioField, SelectField } from '../choice-fields.tsx';
import { ComboboxField } from '../combobox-field.tsx';
import type { FieldTexts } from '../text-fields.tsx';
import { SearchedField } from './searched-fields.tsx';
import type { ShownChoices } from './shown-choices.ts';

const OPTIONS_AT_MOST = 15;

interface ChoiceFieldProps extends FieldTexts {
  readonly shown: ShownChoices;
  /** Who has pressed a radio cannot take it back, so what may be left out has none. */
  readonly radiosAtMost: number;
}

/** One of several, with the control that their number asks for: it goes by what the question began with. */
export function ChoiceField({ shown: { choices, first }, radiosAtMost, ...texts }: ChoiceFieldProps) {
  if (isPartOf(first) && isFound(choices)) return <SearchedField {...texts} choices={choices} />;
  const all = choicesIn(choices);
  const count = choicesIn(first).length;
  if (count > 0 && count <= radiosAtMost) return <RadioField {...texts} choices={all} />;
  const Control = count <= OPTIONS_AT_MOST ? SelectField : ComboboxField;
  return <Control {...texts} choices={all} />;
}
