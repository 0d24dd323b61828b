import { useField } from '@conform-to/react';
import { completedPhone } from '#app/core/forms/phone.ts';
import { fieldsOf } from '#app/core/objects.ts';
import { PhoneField, WarnedField } from '#app/ui/forms/checked/checked-fields.tsx';
import { CheckboxField, FieldGroup, RadioField } from '#app/ui/forms/choice-fields.tsx';
import { RowList } from '#app/ui/forms/row-list.tsx';
import { ChoiceField } from '#app/ui/forms/searched/choice-field.tsx';
import { useShownChoices } from '#app/ui/forms/searched/shown-choices.ts';
import { PasswordField, TextAreaField, TextField } from '#app/ui/forms/text-fields.tsx';
import {
  type Choice,
  type ChoiceQuestion,
  choicesFor,
  isRequired,
  isShown,
  type PlainQuestion,
  type Question,
  type RowsQuestion,
  type Typed,
} from './plan.ts';
import { ZoneField } from './zone-field.tsx';

const RADIOS_AT_MOST = 7;
const YES_NO: readonly Choice[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface QuestionFieldProps<Asked extends Question> {
  readonly question: Asked;
  /** What the conditions of the question are asked of: the whole form, or its row. */
  readonly typed: Typed;
}

/** One question of a plan as a field. */
export function QuestionField({ question, typed }: QuestionFieldProps<Question>) {
  if (!isShown(question, typed)) return null;
  return question.kind === 'rows' ? (
    <Rows question={question} typed={typed} />
  ) : (
    <PlainField question={question} typed={typed} name={question.name} />
  );
}

/** What a field of ours has to know of conform's; whether it is asked for, the plan knows. */
function useFormField(name: string, required: boolean) {
  const [{ id, key, formId, errors, defaultValue, defaultOptions, value, initialValue }] =
    useField<string>(name);
  return { id, name, key, formId, errors, defaultValue, defaultOptions, value, initialValue, required };
}

function PlainField({
  question,
  typed,
  name,
}: QuestionFieldProps<PlainQuestion> & { readonly name: string }) {
  const { kind, label } = question;
  const field = useFormField(name, isRequired(question, typed));
  const texts = { field, label, ...(question.hint === undefined ? {} : { hint: question.hint }) };
  switch (kind) {
    case 'tick':
      return <CheckboxField {...texts} />;
    case 'yesNo':
      return <RadioField {...texts} choices={YES_NO} />;
    case 'several':
      return <Several {...texts} choices={choicesFor(question, typed)} chosen={field.defaultOptions ?? []} />;
    case 'one':
      return <One question={question} typed={typed} texts={texts} />;
    case 'phone':
      return <PhoneField {...texts} complete={completedPhone} />;
    case 'area':
      return <TextAreaField {...texts} rows={4} />;
    case 'zone':
      return <ZoneField {...texts} chosen={field.value ?? ''} />;
    case 'password':
      return <PasswordField {...texts} autoComplete={question.autoComplete} />;
    default:
      if (question.warning !== undefined) return <WarnedField {...texts} warningOf={question.warning} />;
      return <TextField {...texts} {...controlOf(question)} />;
  }
}

interface OneProps {
  readonly question: ChoiceQuestion;
  readonly typed: Typed;
  readonly texts: {
    readonly field: ReturnType<typeof useFormField>;
    readonly label: string;
    readonly hint?: string;
  };
}

function One({ question, typed, texts }: OneProps) {
  const given = typeof question.choices === 'function' ? question.choices(typed) : question.choices;
  const shown = useShownChoices(given, texts.field);
  return <ChoiceField {...texts} shown={shown} radiosAtMost={RADIOS_AT_MOST} />;
}

const DAY_HINT = 'Month, day and year, for example 06/30/2027';

function controlOf({
  kind,
  hint,
  autoComplete = 'off',
}: Extract<
  PlainQuestion,
  { readonly kind: 'text' | 'email' | 'phone' | 'number' | 'day' | 'area' | 'password' | 'zone' }
>) {
  if (kind === 'email')
    return {
      type: 'email',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
      autoComplete,
    } as const;
  if (kind === 'number') return { inputMode: 'decimal', autoComplete } as const;
  if (kind === 'day') return { inputMode: 'numeric', autoComplete, hint: hint ?? DAY_HINT } as const;
  return { autoComplete } as const;
}

interface SeveralProps {
  readonly field: ReturnType<typeof useFormField>;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
}

function Several({ field, label, hint, choices, chosen }: SeveralProps) {
  return (
    <FieldGroup field={field} label={label} hint={hint}>
      <div className="grid grid-cols-1 gap-x-4 sm:grid-cols-2">
        {choices.map(({ value, label: text }) => (
          <label
            key={`${field.key ?? ''}-${value}`}
            className="flex min-h-8 items-start gap-2.5 rounded-md py-1 hover:bg-hover coarse:min-h-11 coarse:items-center"
          >
            <input
              type="checkbox"
              name={field.name}
              form={field.formId}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="mt-0.5 size-5 shrink-0 accent-accent-fill coarse:mt-0 coarse:size-6"
            />
            {text}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function Rows({ question, typed: form }: QuestionFieldProps<RowsQuestion>) {
  const [{ id, key, formId, errors, getFieldList, name }] = useField<Record<string, string>[]>(question.name);
  const required = isRequired(question, form);
  const field = { id, key, formId, errors, name, defaultValue: undefined, required };
  return (
    <RowList
      field={{ ...field, getFieldList }}
      label={question.label}
      rowName={question.rowName}
      {...(question.hint === undefined ? {} : { hint: question.hint })}
    >
      {(row) => {
        const typed = fieldsOf(row.value);
        return question.questions
          .filter((one) => isShown(one, typed))
          .map((one) => (
            <PlainField key={one.name} question={one} typed={typed} name={`${row.name}.${one.name}`} />
          ));
      }}
    </RowList>
  );
}
