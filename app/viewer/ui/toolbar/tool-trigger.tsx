import { Toolbar as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';

interface ToolTriggerProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Button>, 'aria-label'> {
  readonly label: string;
  readonly icon: ReactElement;
}

/** A tool that opens a menu. */
export const ToolTrigger = forwardRef<HTMLButtonElement, ToolTriggerProps>(function ToolTrigger(
  { label, icon, ...rest },
  ref,
) {
  return (
    <Tooltip text={label}>
      <Radix.Button
        {...rest}
        ref={ref}
        aria-label={label}
        className="inline-flex size-9 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-hover hover:text-text focus-visible:-outline-offset-2 disabled:text-muted disabled:opacity-45 data-[state=open]:bg-accent-soft data-[state=open]:text-accent low:size-7 coarse:size-11 [&_svg]:size-[1.125rem]"
      >
        {icon}
      </Radix.Button>
    </Tooltip>
  );
});
