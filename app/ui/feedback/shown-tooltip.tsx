import { Portal, Tooltip as Radix } from 'radix-ui';
import { useEffect } from 'react';
import { portalPlaceOf } from '../portal-place.ts';

export type TooltipSide = 'top' | 'right' | 'bottom' | 'left';

interface ShownTooltipProps {
  readonly id: string;
  readonly text: string;
  readonly side: TooltipSide;
  /** What the words are about. */
  readonly control: HTMLElement;
  /** Where the control is in the window. */
  readonly anchor: DOMRect;
  readonly onHide: () => void;
  /** The pointer is on the words, or off them. */
  readonly onReached: () => void;
  readonly onLeft: () => void;
}

/** The words beside a control, as long as they are shown; what scrolls away below them takes them along. */
export function ShownTooltip({ id, text, side, control, anchor, ...on }: ShownTooltipProps) {
  const { onHide } = on;
  useEffect(() => {
    window.addEventListener('scroll', onHide, { capture: true });
    return () => window.removeEventListener('scroll', onHide, { capture: true });
  }, [onHide]);
  const { left, top, width, height } = anchor;
  return (
    <Portal.Root container={portalPlaceOf(control)}>
      <Radix.Provider>
        <Radix.Root open onOpenChange={(isOpen) => !isOpen && onHide()}>
          <Radix.Trigger asChild>
            <span aria-hidden className="pointer-events-none fixed" style={{ left, top, width, height }} />
          </Radix.Trigger>
          <Radix.Content
            aria-label={text}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={on.onReached}
            onPointerLeave={on.onLeft}
            className="z-50 max-w-72 animate-fade rounded-sm bg-text px-2 py-1 text-sm text-surface shadow-md"
          >
            <span id={id}>{text}</span>
          </Radix.Content>
        </Radix.Root>
      </Radix.Provider>
    </Portal.Root>
  );
}
