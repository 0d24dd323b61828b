import { useId, useRef } from 'react';
import { Button } from '../../controls/button.tsx';
import { UNREAD_CHOICES } from '../../controls/choices.ts';
import { TextInput } from '../../controls/text-input.tsx';
import type { Finder } from './finder.ts';

interface FinderLineProps {
  readonly name: string;
  readonly label: string;
  readonly formId: string | undefined;
  readonly finder: Finder;
}

/** Looks for choices by their names, where there are more of them than a page can show. */
export function FinderLine({ name, label, formId, finder }: FinderLineProps) {
  const { found, look } = finder;
  const box = useRef<HTMLInputElement>(null);
  const id = useId();
  const isUnread = found.isUnread === true && !finder.isBusy && finder.failure === null;
  const ask = () => void look?.(box.current?.value.trim() ?? '');
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-center gap-2">
        <TextInput
          ref={box}
          id={id}
          type="search"
          aria-label={`Search by name: ${label}`}
          // Inside a field it would else be described and marked as the control of that field.
          aria-describedby={undefined}
          aria-invalid={undefined}
          aria-required={undefined}
          autoComplete="off"
          maxLength={100}
          placeholder="Search by name"
          form={formId}
          defaultValue={found.words}
          {...(look === null ? { name: `find.${name}` } : {})}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || look === null) return;
            event.preventDefault();
            ask();
          }}
        />
        <Button
          type={look === null ? 'submit' : 'button'}
          form={formId}
          {...(look === null ? { name: 'find', value: name } : { onClick: ask })}
          aria-label={`Find: ${label}`}
        >
          Find
        </Button>
      </div>
      <p role="status" className="text-sm text-muted">
        {finder.isBusy ? 'Searching' : foundText(finder)}
      </p>
      {isUnread && (
        <p role="alert" className="text-sm text-danger">
          {UNREAD_CHOICES}
        </p>
      )}
      {finder.failure !== null && (
        <p role="alert" className="text-sm text-danger">
          {finder.failure}
        </p>
      )}
      {look === null && (
        <>
          <input type="hidden" name={`found.${name}`} form={formId} value={found.words} />
          {found.choices.map(({ value, label: text }) => (
            <input
              key={value}
              type="hidden"
              name={`label.${name}`}
              form={formId}
              value={`${value} ${text}`}
            />
          ))}
        </>
      )}
    </div>
  );
}

function foundText({ found: { words, total, shown, isUnread } }: Finder): string {
  if (isUnread === true) return '';
  if (words !== '' && total === 0) return `No name fits “${words}”.`;
  const of = words === '' ? '' : ` that fit “${words}”`;
  return shown < total
    ? `The first ${String(shown)} of ${String(total)}${of}. Search by name for the others.`
    : `All ${String(total)}${of === '' ? '' : of}.`;
}
