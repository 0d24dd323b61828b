import { Toolbar as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';
import { TOOL_LOOK, ToolWord } from './tool-button.tsx';

interface ToolTriggerProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Button>, 'aria-label'> {
  readonly label: string;
  /** Stands below the icon in a wide window. */
  readonly word: string;
  readonly icon: ReactElement;
}

/** A tool that opens a menu. */
export const ToolTrigger = forwardRef<HTMLButtonElement, ToolTriggerProps>(function ToolTrigger(
  { label, word, icon, ...rest },
  ref,
) {
  return (
    <Tooltip text={label}>
      <Radix.Button
        {...rest}
        ref={ref}
        aria-label={label}
        className={classNames(TOOL_LOOK, 'data-[state=open]:bg-accent-soft data-[state=open]:text-accent')}
      >
        {icon}
        <ToolWord>{word}</ToolWord>
      </Radix.Button>
    </Tooltip>
  );
});
