import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  label: ReactNode;
}

export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, className, ...rest },
  ref,
) {
  const field = useFieldControl();
  return (
    <label
      className={classNames('flex items-start gap-2.5 text-base coarse:min-h-11 coarse:py-2', className)}
    >
      <input
        {...field}
        {...rest}
        ref={ref}
        type="checkbox"
        className="mt-0.75 size-[1.125rem] shrink-0 accent-accent"
      />
      <span>{label}</span>
    </label>
  );
});
