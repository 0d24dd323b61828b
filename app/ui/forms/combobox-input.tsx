import { useCombobox } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFieldControl, useFieldLabel } from '../controls/field.tsx';
import type { Choice } from '../controls/select.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { choicesMatching } from './choices-matching.ts';

interface ComboboxInputProps {
  readonly choices: readonly Choice[];
  /** Read when the box takes over from the select, in which a person may have chosen already. */
  readonly chosenAtFirst: () => string;
  readonly onChoose: (value: string) => void;
  /** The input has come in the place of the select in which somebody chose, and goes on from there. */
  readonly isGoingOn?: boolean;
}

/**
 * The typed half of a combobox: it filters. Left with what is no choice, it gets the chosen label back; left empty, it
 * chooses nothing, unless the field is required.
 */
export function ComboboxInput({ choices, chosenAtFirst, onChoose, isGoingOn = false }: ComboboxInputProps) {
  const field = useFieldControl();
  const label = useFieldLabel();
  const [typed, setTyped] = useState('');
  const [first] = useState(chosenAtFirst);
  const items = choicesMatching(choices, typed);
  const box = useCombobox<Choice>({
    items: [...items],
    itemToString: (choice) => choice?.label ?? '',
    initialSelectedItem: choices.find(({ value }) => value === first) ?? null,
    ...(field === null ? {} : { inputId: field.id }),
    onInputValueChange: ({ type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) setTyped('');
    },
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem?.value ?? ''),
    onStateChange: ({ type, selectedItem }) => {
      if (type === useCombobox.stateChangeTypes.InputBlur) leave(selectedItem ?? box.selectedItem);
    },
  });
  const leave = (chosen: Choice | null) => {
    const isEmptied = box.inputValue === '' && chosen === box.selectedItem;
    if (isEmptied && field?.['aria-required'] !== true) box.selectItem(null);
    else box.setInputValue(chosen?.label ?? '');
  };
  return (
    <div className="relative">
      <TextInput
        {...box.getInputProps({
          onFocus: (event) => event.currentTarget.select(),
          // The library tells of leaving the box only while its choices are open.
          onBlur: () => !box.isOpen && leave(box.selectedItem),
          // Set in the event itself: the library tells of it a render later, and who presses Enter before that would
          // choose from the list of a shorter text.
          onChange: (event) => setTyped(event.currentTarget.value),
        })}
        aria-labelledby={undefined}
        autoFocus={isGoingOn}
        autoComplete="off"
        placeholder="Type to search"
        className="pr-10"
      />
      <button
        type="button"
        {...box.getToggleButtonProps()}
        aria-label={label === null ? 'Show all choices' : `Show all choices: ${label}`}
        className="absolute top-0 right-0 flex h-full w-10 items-center justify-center rounded-md text-muted hover:text-text"
      >
        <ChevronDown aria-hidden className="size-4" />
      </button>
      <ul
        {...box.getMenuProps({ 'aria-label': 'Choices' })}
        className={classNames(
          'absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-md border border-border bg-raised p-1 shadow-md',
          !box.isOpen && 'hidden',
        )}
      >
        {box.isOpen &&
          items.map((choice, index) => (
            <li
              key={choice.value}
              {...box.getItemProps({ item: choice, index })}
              className={classNames(
                'flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2.5 coarse:min-h-11',
                box.highlightedIndex === index && 'bg-accent-soft',
              )}
            >
              <span className="flex-1">{choice.label}</span>
              {box.selectedItem?.value === choice.value && (
                <Check aria-hidden className="size-4 text-accent" />
              )}
            </li>
          ))}
      </ul>
      {box.isOpen && items.length === 0 && (
        <p className="absolute inset-x-0 top-full z-20 mt-1 rounded-md border border-border bg-raised px-3 py-2 text-sm text-muted shadow-md">
          No choice begins with “{typed}”.
        </p>
      )}
    </div>
  );
}
