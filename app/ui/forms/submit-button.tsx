import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../controls/button.tsx';

interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'wide'> {
  /** What happens: 'Send out case'. */
  readonly children: ReactNode;
  readonly busy?: boolean;
  /** Why it has to wait, such as 'Two files are still uploading'; nothing else holds a form back. */
  readonly waitsFor?: string | undefined;
}

/**
 * A submit button can be pressed at any time but during an upload; then it keeps its place in the tab order and
 * says why.
 */
export function SubmitButton({ children, busy, waitsFor, variant = 'primary', wide }: SubmitButtonProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        type="submit"
        variant={variant}
        wide={wide}
        busy={busy ?? false}
        aria-disabled={waitsFor !== undefined || undefined}
        aria-describedby={waitsFor === undefined ? undefined : 'submit-waits-for'}
        onClick={(event) => waitsFor !== undefined && event.preventDefault()}
        className={
          waitsFor === undefined ? '' : 'border-border bg-sunken text-muted shadow-none hover:bg-sunken'
        }
      >
        {children}
      </Button>
      <p id="submit-waits-for" role="status" className="text-sm text-muted empty:hidden">
        {waitsFor}
      </p>
    </div>
  );
}
