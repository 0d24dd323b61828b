import { forwardRef, type InputHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

export type TextInputProps = InputHTMLAttributes<HTMLInputElement>;

export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(
  { className, ...rest },
  ref,
) {
  const field = useFieldControl();
  return (
    <input
      type="text"
      {...field}
      {...rest}
      ref={ref}
      className={classNames(controlLook, 'h-10 coarse:h-11', className)}
    />
  );
});
