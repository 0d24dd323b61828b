import { ChevronDown } from 'lucide-react';
import { forwardRef, type SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** What has to be looked at before it is chosen; only boxes show it. */
  readonly picture?: { readonly src: string; readonly alt: string; readonly missing: string };
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  choices: readonly Choice[];
  /** Says what it means that nothing is chosen. It can be chosen again unless the field around it is required. */
  placeholder?: string;
}

/** The browser's own list: it works without script, with a screen reader, and as a wheel on a phone. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { choices, placeholder, className, ...rest },
  ref,
) {
  const field = useFieldControl();
  const { defaultValue = '' } = rest;
  // The browser shows its first choice in the place of a value that is none, and nobody has chosen that.
  const isChoice = choices.some(({ value }) => value === String(defaultValue));
  const opening =
    placeholder !== undefined && rest.value === undefined
      ? { defaultValue: isChoice ? defaultValue : '' }
      : {};
  return (
    <span className={classNames('relative block', className)}>
      <select
        {...field}
        {...rest}
        {...opening}
        ref={ref}
        className={classNames(controlLook, 'h-10 appearance-none pr-9 coarse:h-11')}
      >
        {placeholder !== undefined && (
          <option value="" disabled={field?.['aria-required']}>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </span>
  );
});
