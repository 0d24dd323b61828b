import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, useContext, useId } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

interface ControlIdentity {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

const FieldContext = createContext<ControlIdentity | null>(null);

/** What ties a control to the field around it; nothing when the control stands alone. */
export function useFieldControl(): ControlIdentity | null {
  return useContext(FieldContext);
}

interface FieldProps {
  label: string;
  children: ReactNode;
  required?: boolean;
  labelHidden?: boolean;
  hint?: string | undefined;
  /** The first message counts; the control is marked invalid while there is one. */
  error?: string | readonly string[] | undefined;
  className?: string;
}

export function Field({ label, children, required, labelHidden, hint, error, className }: FieldProps) {
  const id = useId();
  const message = typeof error === 'string' ? error : error?.[0];
  const described = [hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ');
  const control: ControlIdentity = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': message ? true : undefined,
    'aria-required': required || undefined,
  };
  return (
    <div className={classNames('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-medium text-text'}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {message && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {message}
        </p>
      )}
    </div>
  );
}

function RequiredMark() {
  return (
    <>
      <span aria-hidden className="ml-0.5 text-danger">
        *
      </span>
      <VisuallyHidden> required</VisuallyHidden>
    </>
  );
}
