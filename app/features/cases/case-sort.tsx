import type { CaseSortKey } from '#app/core/cases/order.ts';
import { Field } from '#app/ui/controls/field.tsx';
import { Select } from '#app/ui/controls/select.tsx';

const choices: readonly { readonly value: CaseSortKey; readonly label: string }[] = [
  { value: 'urgency', label: 'Most urgent first' },
  { value: 'due', label: 'Due soonest' },
  { value: 'age', label: 'Waiting longest' },
];

interface CaseSortProps {
  order: CaseSortKey;
  onChange: (order: CaseSortKey) => void;
}

/** Where rows are cards there are no column headers to press. */
export function CaseSort({ order, onChange }: CaseSortProps) {
  return (
    <Field label="Sort by" labelHidden className="min-[1280px]:hidden">
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
