import { Check, ChevronRight } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, type ReactElement, type ReactNode, useState } from 'react';
import { classNames } from './class-names.ts';
import { usePortalPlace } from './portal-place.ts';

const listLook =
  'z-50 min-w-52 max-w-[calc(100vw-1rem)] animate-fade rounded-lg border border-border bg-raised p-1 text-text shadow-md';
const itemLook = [
  'flex min-h-9 w-full items-center gap-2.5 rounded-sm px-2.5 text-base no-underline outline-none select-none coarse:min-h-11',
  'data-highlighted:bg-accent-soft data-disabled:text-muted data-disabled:opacity-60 [&_svg]:size-4 [&_svg]:shrink-0',
].join(' ');

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  children: ReactNode;
  align?: 'start' | 'end';
}

export function Menu({ trigger, children, align = 'end' }: MenuProps) {
  const [open, setOpen] = useState(false);
  const place = usePortalPlace(open);
  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={place}>
        <Radix.Content align={align} sideOffset={6} collisionPadding={8} className={listLook}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = ComponentPropsWithoutRef<typeof Radix.Item> & { danger?: boolean };

/** `asChild` turns the one child, a link or a submit button, into the item. */
export function MenuItem({ danger, className, ...rest }: MenuItemProps) {
  return <Radix.Item {...rest} className={classNames(itemLook, danger && 'text-danger', className)} />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 pt-2 pb-1 text-sm text-muted">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-border" />;
}

export function Submenu({ label, children }: { label: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const place = usePortalPlace(open);
  return (
    <Radix.Sub open={open} onOpenChange={setOpen}>
      <Radix.SubTrigger className={itemLook}>
        <span className="flex-1">{label}</span>
        <ChevronRight aria-hidden className="text-muted" />
      </Radix.SubTrigger>
      <Radix.Portal container={place}>
        <Radix.SubContent sideOffset={2} collisionPadding={8} className={listLook}>
          {children}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

interface MenuChoicesProps<Value extends string> {
  value: Value;
  choices: readonly { readonly value: Value; readonly label: string; readonly icon?: ReactNode }[];
  onChange: (value: Value) => void;
}

export function MenuChoices<Value extends string>({ value, choices, onChange }: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup value={value}>
      {choices.map((choice) => (
        <Radix.RadioItem
          key={choice.value}
          value={choice.value}
          className={itemLook}
          onSelect={() => onChange(choice.value)}
        >
          {choice.icon}
          <span className="flex-1">{choice.label}</span>
          <Radix.ItemIndicator>
            <Check aria-hidden className="text-accent" />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
