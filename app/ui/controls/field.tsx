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

const LabelContext = createContext<string | null>(null);

/** What the field around a control is called, for a button inside it; null when the control stands alone. */
export function useFieldLabel(): string | null {
  return useContext(LabelContext);
}

/** What ties a control to the field around it; nothing when the control stands alone. */
export function useFieldControl(): ControlIdentity | null {
  return useContext(FieldContext);
}

interface FieldProps {
  label: string;
  children: ReactNode;
  required?: boolean | undefined;
  labelHidden?: boolean;
  /** The control's own id where a form gives one: an error summary links to it. */
  id?: string | undefined;
  hint?: string | undefined;
  /** The first message counts; the control is marked invalid while there is one. */
  error?: string | readonly string[] | undefined;
  className?: string;
}

/** Label, hint, control, error: in that order they are read aloud, and what is wrong stands nearest to the next field. */
export function Field(props: FieldProps) {
  const { label, children, required, labelHidden, hint, error, className } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
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
      <FieldHint id={id} hint={hint} />
      <LabelContext.Provider value={label}>
        <FieldContext.Provider value={control}>{children}</FieldContext.Provider>
      </LabelContext.Provider>
      <FieldError id={id} message={message} />
    </div>
  );
}

export function FieldHint({ id, hint }: { id: string; hint: string | undefined }) {
  if (!hint) return null;
  return (
    <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
      {hint}
    </p>
  );
}

export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {message}
    </p>
  );
}

export function RequiredMark() {
  return (
    <>
      <span aria-hidden className="ml-0.5 text-danger">
        *
      </span>
      <VisuallyHidden> required</VisuallyHidden>
    </>
  );
}
