import { Toolbar as Radix } from 'radix-ui';
import { type ReactElement, useContext } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Tooltip } from '#app/ui/feedback/tooltip.tsx';
import { ariaKeys, tooltipKey } from './shortcut-table.ts';
import { KeyTableContext } from './use-key-settings.ts';
import type { ViewerCommands } from './viewer-commands.ts';

/** A square with an icon; with words below it where the window is wide enough for all of them. */
export const TOOL_LOOK = [
  'inline-flex size-[1.875rem] shrink-0 flex-col items-center justify-center gap-0.5 rounded-md text-muted transition-colors',
  'wide:h-11 wide:w-auto wide:min-w-9 wide:px-px',
  'hover:bg-hover hover:text-text low:h-7 low:w-7 coarse:h-11 coarse:min-w-11 [&_svg]:size-[1.125rem] focus-visible:-outline-offset-2',
  'aria-pressed:bg-accent-soft aria-pressed:text-accent aria-expanded:text-accent disabled:text-muted disabled:opacity-45',
].join(' ');

/** What the icon is for, in a word of its name; the whole name is the spoken one. */
export const ToolWord = ({ children }: { readonly children: string }) => (
  <span
    aria-hidden
    className="hidden text-[0.6875rem] leading-3 tracking-tight whitespace-nowrap wide:block low:hidden"
  >
    {children}
  </span>
);

export interface ToolButtonProps {
  /** The specified name (specification 2.8). */
  readonly label: string;
  /** Stands below the icon in a wide window. */
  readonly word: string;
  readonly icon: ReactElement;
  /** Nothing can be done by it now, for a reason of its own. */
  readonly disabled?: boolean;
  readonly onPress: () => void;
  /** Whose key the tooltip names. */
  readonly action?: keyof ViewerCommands;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  /** Stands first on a phone, whose toolbar is too narrow for all. */
  readonly leads?: boolean;
  /** More than the name, such as why it cannot be used. */
  readonly hint?: string | null;
}

/** One tool of the toolbar, which keeps one of them in the tab order and moves between them by arrow keys. */
export function ToolButton(props: ToolButtonProps) {
  const { label, action, hint, pressed, expanded } = props;
  const table = useContext(KeyTableContext);
  const key = action === undefined ? null : tooltipKey(table, action);
  const text = [hint ?? label, key === null ? null : `(${key})`].filter((part) => part !== null).join(' ');
  return (
    <Tooltip text={text}>
      <Radix.Button
        aria-label={label}
        disabled={props.disabled === true}
        onClick={props.onPress}
        // A disabled button hears no pointer, so no tooltip of ours opens over it.
        title={props.disabled === true ? (hint ?? undefined) : undefined}
        className={classNames(TOOL_LOOK, props.leads === true && 'max-sm:-order-1')}
        {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
        {...(expanded === undefined ? {} : { 'aria-expanded': expanded })}
        {...(action === undefined ? {} : { 'aria-keyshortcuts': ariaKeys(table, action) })}
      >
        {props.icon}
        <ToolWord>{props.word}</ToolWord>
      </Radix.Button>
    </Tooltip>
  );
}

export const ToolDivider = () => <Radix.Separator className="mx-0.5 h-5 w-px shrink-0 bg-border" />;
