import { useFormMetadata } from '@conform-to/react';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FieldGroup } from './choice-fields.tsx';
import type { FormField } from './form-field.ts';

interface Row {
  readonly id: string;
  readonly key: string | undefined;
}

interface RowListProps<Item extends Row> {
  readonly field: FormField & { readonly getFieldList: () => Item[] };
  readonly label: string;
  readonly hint?: string;
  readonly required?: boolean | undefined;
  /** What one row is called: 'Licence'. */
  readonly rowName: string;
  readonly children: (row: Item, index: number) => ReactNode;
}

/** Rows that can be added and removed. The buttons are submit buttons with an intent, so they work without script. */
export function RowList<Item extends Row>({
  field,
  label,
  hint,
  required,
  rowName,
  children,
}: RowListProps<Item>) {
  const form = useFormMetadata(field.formId);
  const rows = field.getFieldList();
  const list = useFocusAfterChange(rows.length);
  return (
    <FieldGroup field={field} label={label} hint={hint} required={required}>
      <ul ref={list} className="flex flex-col gap-3 empty:hidden">
        {rows.map((row, index) => (
          <li
            key={row.key}
            className="flex flex-col gap-3 rounded-md border border-border bg-raised p-3 sm:flex-row sm:items-start"
          >
            <div className="grid min-w-0 flex-1 grid-cols-1 gap-3 sm:grid-cols-2">{children(row, index)}</div>
            <Button
              size="sm"
              variant="quiet"
              className="sm:mt-7.5"
              {...form.remove.getButtonProps({ name: field.name, index })}
              type="submit"
            >
              <X aria-hidden />
              Remove
              <VisuallyHidden>
                {rowName} {index + 1}
              </VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className="text-sm text-muted">Nothing has been added yet.</p>}
      <div>
        <Button size="sm" {...form.insert.getButtonProps({ name: field.name })} type="submit">
          <Plus aria-hidden />
          Add {rowName.toLowerCase()}
        </Button>
      </div>
    </FieldGroup>
  );
}

/** A new row takes the focus; after a removal the last one does, because the button that was pressed is gone. */
function useFocusAfterChange(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    const before = shown.current;
    shown.current = count;
    if (before === count) return;
    const control = list.current?.querySelector<HTMLElement>('li:last-child :is(input, select, textarea)');
    const addButton = list.current?.closest('fieldset')?.querySelector<HTMLElement>(':scope > div > button');
    (control ?? addButton)?.focus();
  }, [count]);
  return list;
}
