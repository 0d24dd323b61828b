import type { CaseSortKey } from '#app/core/cases/order.ts';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';

const choices: readonly { readonly value: CaseSortKey; readonly label: string }[] = [
  { value: 'urgency', label: 'STAT first' },
  { value: 'due', label: 'Due soonest' },
  { value: 'age', label: 'Waiting longest' },
];

interface CaseSortProps {
  /** Hides where the column headers do this work: the class that belongs to the table's narrow form. */
  className: string;
  order: CaseSortKey;
  onChange: (order: CaseSortKey) => void;
}

/** Where rows are cards there are no column headers to press. */
export function CaseSort({ order, onChange, className }: CaseSortProps) {
  return (
    <Field label="Sort by" labelHidden className={className}>
      <Select
        value={order}
        choices={choices}
        onChange={(event) => {
          const chosen = choices.find(({ value }) => value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      />
    </Field>
  );
}
