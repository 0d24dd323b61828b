import type { InputHTMLAttributes } from 'react';

interface CheckLineProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: string;
}

/** A box with its words; the whole line is the target. */
export function CheckLine({ label, ...rest }: CheckLineProps) {
  return (
    <label className="check-line">
      <input {...rest} type="checkbox" className="size-4 shrink-0 accent-accent coarse:size-5" />
      {label}
    </label>
  );
}
