import { Plus, X } from 'lucide-react';
import { Button } from '#app/ui/controls/button.tsx';
import { TextInput } from '#app/ui/controls/text-input.tsx';
import { useEnhanced } from '#app/ui/use-enhanced.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { PrimaryDiagnosis } from '#contracts/generated/wire.ts';
import { ROW, SPARE_ROW, useRows } from '../text/use-rows.ts';

type Line = PrimaryDiagnosis['synoptic'][number]['elements'][number];

interface SynopticLinesProps {
  /** How the names of its fields begin. */
  readonly start: string;
  readonly template: string;
  /** The lines as they were saved, or as the organ asks for them. */
  readonly lines: readonly Line[];
  readonly onRowsChanged: (form: HTMLFormElement) => void;
}

/** The reader adds what is asked besides and removes what is not. */
export function SynopticLines({ start, template, lines, onRowsChanged }: SynopticLinesProps) {
  const { rows, table, adding, add, remove } = useRows<Line>(lines, onRowsChanged);
  const isEnhanced = useEnhanced();
  return (
    <fieldset ref={table} className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 text-sm text-muted">{template}</legend>
      <input type="hidden" name={`${start}.template`} value={template} />
      {rows.map(({ id, item }, at) => (
        <LineRow
          key={id}
          name={`${start}.elements.${String(id)}`}
          at={at}
          line={item}
          onRemove={isEnhanced ? () => remove(id) : null}
        />
      ))}
      <noscript>
        <LineRow
          name={`${start}.elements.${String(SPARE_ROW)}`}
          at={rows.length}
          line={null}
          onRemove={null}
        />
      </noscript>
      {isEnhanced && (
        <div>
          <Button ref={adding} size="sm" onClick={() => add(null)}>
            <Plus aria-hidden />
            Add a line
          </Button>
          <span className="ml-2 text-sm text-muted">A line is saved when it has a name.</span>
        </div>
      )}
    </fieldset>
  );
}

/** One that is asked for with a press is written next. */
const focusOnce = (input: HTMLInputElement | null): void => input?.focus();

interface LineRowProps {
  readonly name: string;
  readonly at: number;
  /** Null for one that was asked for just now; its name is empty as long as it has none. */
  readonly line: Line | null;
  /** Null without script, where a tick leaves the line out at the next save. */
  readonly onRemove: (() => void) | null;
}

function LineRow({ name, at, line, onRemove }: LineRowProps) {
  const called = line?.element || `line ${String(at + 1)}`;
  const responseId = `${name}.response`;
  const isUnnamed = line === null || line.element === '';
  return (
    <div
      {...ROW}
      role="group"
      aria-label={`Line ${String(at + 1)}`}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
    >
      {isUnnamed ? (
        <TextInput
          ref={onRemove === null || line !== null ? undefined : focusOnce}
          name={`${name}.element`}
          aria-label={`Name of ${called}`}
          placeholder="Name of the line"
          maxLength={120}
          autoComplete="off"
          className="max-sm:col-span-2"
        />
      ) : (
        <label htmlFor={responseId} className="text-sm max-sm:col-span-2">
          <input type="hidden" name={`${name}.element`} value={line.element} />
          {line.element}
        </label>
      )}
      <TextInput
        id={responseId}
        name={responseId}
        {...(isUnnamed ? { 'aria-label': `Answer of ${called}` } : {})}
        defaultValue={line?.response ?? ''}
        maxLength={1000}
      />
      {onRemove !== null && (
        <Button size="sm" variant="quiet" onClick={onRemove}>
          <X aria-hidden />
          <VisuallyHidden>Remove {called}</VisuallyHidden>
        </Button>
      )}
      {onRemove === null && line !== null && (
        <noscript>
          <label className="flex items-center gap-1.5 text-sm">
            <input type="checkbox" name={`${name}.left`} value="yes" aria-label={`Leave out ${called}`} />
            Leave out
          </label>
        </noscript>
      )}
    </div>
  );
}
