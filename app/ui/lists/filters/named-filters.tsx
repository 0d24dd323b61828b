import { Button } from '../../controls/button.tsx';
import { type FoundChoices, isPartOf, UNREAD_CHOICES } from '../../controls/choices.ts';
import { Field } from '../../controls/field.tsx';
import { Select } from '../../controls/select.tsx';
import { TextInput } from '../../controls/text-input.tsx';
import { Disclosure } from '../disclosure.tsx';
import type { Filter } from './filter.ts';

interface FilterProps<Kind extends Filter['kind']> {
  readonly filter: Extract<Filter, { readonly kind: Kind }>;
  /** What the address says; empty for nothing. */
  readonly asked: string;
}

/** The form around it hears of every change; a control that shows what the address says needs a handler all the same. */
const askedByForm = () => undefined;

/** One of those that were found by name. The box looks for others, and the list stays as it is meanwhile. */
export function OneFilter({ filter: { name, label, choices }, asked }: FilterProps<'one'>) {
  return (
    <Disclosure label={label} count={asked === '' ? 0 : 1}>
      <div className="flex w-72 max-w-full flex-col gap-2">
        <Field label={label} labelHidden>
          <Select
            name={name}
            value={asked}
            onChange={askedByForm}
            choices={[{ value: '', label: 'All' }, ...choices.choices]}
          />
        </Field>
        {isPartOf(choices) && (
          <>
            <TypedBox
              name={`find.${name}`}
              label={`Search by name: ${label}`}
              asked={choices.words}
              button="Find"
            />
            {choices.isUnread === true ? (
              <p role="alert" className="text-sm text-danger">
                {UNREAD_CHOICES}
              </p>
            ) : (
              <p role="status" className="text-sm text-muted">
                {foundText(choices)}
              </p>
            )}
          </>
        )}
      </div>
    </Disclosure>
  );
}

function foundText({ words, total, shown }: FoundChoices): string {
  if (total === 0) return `No name fits “${words}”.`;
  return shown < total
    ? `The first ${String(shown)} of ${String(total)}. Search by name for the others.`
    : `All ${String(total)} that fit “${words}”.`;
}

export function TextFilter({ filter: { name, label, hint }, asked }: FilterProps<'text'>) {
  return (
    <Disclosure label={label} count={asked === '' ? 0 : 1}>
      <div className="flex w-72 max-w-full flex-col gap-1">
        <TypedBox name={name} label={label} asked={asked} button="Apply" />
        <p className="text-sm text-muted">{hint}</p>
      </div>
    </Disclosure>
  );
}

interface TypedBoxProps {
  readonly name: string;
  readonly label: string;
  readonly asked: string;
  readonly button: string;
}

function TypedBox({ name, label, asked, button }: TypedBoxProps) {
  return (
    <div className="flex items-center gap-2">
      <TextInput
        // Back and Clear bring their own text into the box.
        key={asked}
        type="search"
        name={name}
        aria-label={label}
        autoComplete="off"
        maxLength={60}
        defaultValue={asked}
      />
      <Button type="submit" size="sm">
        {button}
      </Button>
    </div>
  );
}
