import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, useState } from 'react';
import { usePortalPlace } from '../portal-place.ts';

const OPEN_DELAY_MS = 400;

interface TooltipProps {
  text: string;
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const place = usePortalPlace(open);
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal container={place}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade rounded-sm bg-text px-2 py-1 text-sm text-surface shadow-md"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
