import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type PasswordInputProps = Omit<TextInputProps, 'type'>;

/** A password with a show/hide toggle (specification 2.1); what the toggle did is announced. */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(
  function PasswordInput(props, ref) {
    const [shown, setShown] = useState<boolean | null>(null);
    const visible = shown === true;
    return (
      <span className="relative block">
        <TextInput {...props} ref={ref} type={visible ? 'text' : 'password'} className="pr-11 coarse:pr-12" />
        <IconButton
          label={visible ? 'Hide password' : 'Show password'}
          size="sm"
          className="absolute top-1/2 right-1 -translate-y-1/2 coarse:right-0"
          onClick={() => setShown(!visible)}
        >
          {visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
        <VisuallyHidden role="status">
          {shown !== null && (visible ? 'Password is shown' : 'Password is hidden')}
        </VisuallyHidden>
      </span>
    );
  },
);
