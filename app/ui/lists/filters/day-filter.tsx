import { useCallback, useState } from 'react';
import { TextInput } from '../../controls/text-input.tsx';
import type { Filter } from './filter.ts';
import { useTypedFilter } from './use-typed-filter.ts';

interface DayFilterProps {
  readonly filter: Extract<Filter, { readonly kind: 'day' }>;
  /** What the address says; empty for nothing. */
  readonly asked: string;
  readonly onTyped: (name: string, day: string) => void;
}

/** Browsers tell of a day at each digit of its year: who types 2026 passes the years 2, 20 and 202, which nobody means. */
const isMeant = (day: string): boolean => day === '' || /^(?:19|[2-9]\d)\d\d-/.test(day);

/** A day that is typed or picked. It is asked for when the typing rests, or when the box is left. */
export function DayFilter({ filter: { name, label }, asked, onTyped }: DayFilterProps) {
  const [isHalf, setHalf] = useState(false);
  const onAsk = useCallback((day: string) => onTyped(name, day), [onTyped, name]);
  const isWhole = (day: string) => !isHalf && isMeant(day);
  const { text, put, askNow } = useTypedFilter({ asked, onAsk, isWhole });
  const leave = (input: HTMLInputElement) => {
    // What is not asked for may not look as if it were.
    if (input.validity.badInput || !isMeant(text)) put(asked);
    else askNow();
  };
  return (
    <label className="flex items-center gap-2 text-sm">
      <span className="text-muted">{label}</span>
      <TextInput
        type="date"
        name={name}
        value={text}
        onChange={({ target }) => {
          setHalf(target.validity.badInput);
          put(target.value);
        }}
        onBlur={({ target }) => leave(target)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form would ask for its other boxes alone.
          event.preventDefault();
          leave(event.currentTarget);
        }}
        className="h-9 w-auto text-sm"
      />
    </label>
  );
}
