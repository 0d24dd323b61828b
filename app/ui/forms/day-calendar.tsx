import { DayPicker } from 'react-day-picker';

interface DayCalendarProps {
  /** All three days are ISO days. */
  readonly chosen: string | null;
  readonly today: string;
  readonly onPick: (day: string) => void;
}

// The picker counts in local dates, and a day has no zone: noon keeps both on the same one.
const dateOf = (day: string): Date => new Date(`${day}T12:00:00`);
const isoOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const LOOKS = {
  root: 'relative w-fit',
  month: 'flex flex-col gap-2',
  month_caption: 'flex h-8 items-center px-1 font-semibold',
  nav: 'absolute top-0 right-0 flex gap-1',
  button_previous: 'inline-flex size-8 items-center justify-center rounded-md hover:bg-hover coarse:size-11',
  button_next: 'inline-flex size-8 items-center justify-center rounded-md hover:bg-hover coarse:size-11',
  chevron: 'size-4 fill-muted',
  month_grid: 'border-collapse',
  weekday: 'size-9 text-xs font-normal text-muted',
  day: 'p-0 text-center tabular-nums',
  day_button: 'size-9 rounded-md hover:bg-hover coarse:size-11',
  today: 'font-bold underline underline-offset-4',
  selected: '[&>button]:bg-accent-fill [&>button]:text-on-accent',
  outside: 'text-muted',
} as const;

const SPOKEN_DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });

/** Contains the number that is on the button as a word of its own: "4th" would hide it from speech control. */
function labelDay(
  date: Date,
  { today, selected }: { readonly today?: boolean; readonly selected?: boolean },
): string {
  return `${today ? 'Today, ' : ''}${SPOKEN_DAY.format(date)}${selected ? ', selected' : ''}`;
}

export function DayCalendar({ chosen, today, onPick }: DayCalendarProps) {
  const selected = chosen === null ? undefined : dateOf(chosen);
  return (
    <DayPicker
      mode="single"
      autoFocus
      classNames={LOOKS}
      labels={{
        labelDayButton: labelDay,
        labelPrevious: () => 'Previous month',
        labelNext: () => 'Next month',
        labelNav: () => 'Months',
      }}
      today={dateOf(today)}
      defaultMonth={selected ?? dateOf(today)}
      selected={selected}
      onSelect={(date) => onPick(isoOf(date ?? selected ?? dateOf(today)))}
    />
  );
}
