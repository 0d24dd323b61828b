import { forwardRef, useState } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { useFieldLabel } from './field.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** A password with a show/hide toggle (specification 2.1); what the toggle did is announced. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput(props, ref) {
    const [shown, setShown] = useState<boolean | null>(null);
    // A page may have several: each button says which of them it shows.
    const label = useFieldLabel();
    const name = label === null || label === 'Password' ? 'password' : `password: ${label}`;
    const visible = shown === true;
    return (
      <span className="relative block">
        <TextInput {...props} ref={ref} type={visible ? 'text' : 'password'} className="pr-16" />
        <button
          type="button"
          onClick={() => setShown(!visible)}
          className="absolute top-1/2 right-1 noscript:hidden h-8 -translate-y-1/2 rounded-md px-2.5 text-sm font-medium text-accent hover:bg-accent-soft coarse:right-0 coarse:h-11"
        >
          {visible ? 'Hide' : 'Show'} <VisuallyHidden>{name}</VisuallyHidden>
        </button>
        <VisuallyHidden role="status">
          {shown !== null && (visible ? 'Password is shown' : 'Password is hidden')}
        </VisuallyHidden>
      </span>
    );
  },
);
