import { forwardRef, type TextareaHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { controlLook } from './control-look.ts';
import { useFieldControl } from './field.tsx';

export const TextArea = forwardRef<HTMLTextAreaElement, TextareaHTMLAttributes<HTMLTextAreaElement>>(
  function TextArea({ className, rows = 3, ...rest }, ref) {
    const field = useFieldControl();
    return (
      <textarea
        {...field}
        {...rest}
        ref={ref}
        rows={rows}
        className={classNames(controlLook, 'resize-y py-2', className)}
      />
    );
  },
);
