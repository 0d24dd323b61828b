import type { InputHTMLAttributes } from 'react';

interface CheckLineProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: string;
}

/** A box with its words; the whole line is the target. */
export function CheckLine({ label, ...rest }: CheckLineProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm hover:bg-hover has-disabled:cursor-default has-disabled:text-muted coarse:min-h-11">
      <input {...rest} type="checkbox" className="size-4 shrink-0 accent-accent coarse:size-5" />
      {label}
    </label>
  );
}
