import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { Field } from '../controls/field.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { TextInput } from '../controls/text-input.tsx';
import { controlPropsOf, labelPropsOf } from './form-field.ts';
import type { FieldTexts } from './text-fields.tsx';

// A calendar is loaded by who opens one.
const DayCalendar = lazy(async () => ({ default: (await import('./day-calendar.tsx')).DayCalendar }));

interface DateFieldProps extends FieldTexts {
  /** What was typed, in words and with the age; null while it is no date. */
  readonly echoOf: (typed: string) => string | null;
  readonly autoComplete?: string;
}

/** A date that lies far back, such as a birth date: typed, and said back in words, because a calendar is too far away. */
export function DateField({ field, label, hint, echoOf, autoComplete = 'off' }: DateFieldProps) {
  const control = controlPropsOf(field);
  const [typed, setTyped] = useState(control.defaultValue);
  return (
    <div className="flex flex-col gap-1">
      <Field
        label={label}
        hint={hint ?? 'Month, day and year, for example 04/05/1950'}
        {...labelPropsOf(field)}
      >
        <TextInput
          key={field.key}
          inputMode="numeric"
          autoComplete={autoComplete}
          className="max-w-56 tabular-nums"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          {...control}
        />
      </Field>
      <p role="status" className="text-sm font-medium text-text empty:hidden">
        {echoOf(typed)}
      </p>
    </div>
  );
}

interface NearDateFieldProps extends FieldTexts {
  /** The ISO day of what was typed; null for none. */
  readonly dayOf: (typed: string) => string | null;
  /** An ISO day as it is typed. */
  readonly textOf: (day: string) => string;
  readonly today: string;
}

/** A date within some months: typed as well, or picked from a calendar. */
export function NearDateField({ field, label, hint, dayOf, textOf, today }: NearDateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const turn = (open: boolean) => {
    setChosen(dayOf(input.current?.value ?? ''));
    setOpen(open);
  };
  const pick = (day: string) => {
    setOpen(false);
    if (input.current === null) return;
    input.current.value = textOf(day);
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  return (
    <Field label={label} hint={hint ?? 'Month, day and year'} {...labelPropsOf(field)}>
      <div className="flex max-w-56 items-center gap-1">
        <TextInput
          key={field.key}
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          className="tabular-nums"
          {...controlPropsOf(field)}
        />
        <Popover.Root open={isOpen} onOpenChange={turn}>
          <Popover.Trigger asChild>
            <IconButton label={`Calendar for ${label}`}>
              <CalendarDays aria-hidden />
            </IconButton>
          </Popover.Trigger>
          <Popover.Portal>
            <Popover.Content
              align="end"
              sideOffset={6}
              collisionPadding={8}
              aria-label={label}
              className="z-50 max-h-(--radix-popover-content-available-height) animate-fade overflow-y-auto rounded-lg border border-border bg-raised p-3 text-text shadow-md"
            >
              <Suspense fallback={<p className="text-sm text-muted">Loading the calendar…</p>}>
                <DayCalendar chosen={chosen} today={today} onPick={pick} />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </div>
    </Field>
  );
}
