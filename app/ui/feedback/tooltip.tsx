import { Slot } from 'radix-ui';
import {
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { ShownTooltip, type TooltipSide } from './shown-tooltip.tsx';

const OPEN_DELAY_MS = 400;
/** So long the pointer may take from the control to the words, which it has to be able to reach. */
const WAY_TO_WORDS_MS = 120;

interface TooltipProps {
  readonly text: string;
  readonly children: ReactElement<{ readonly 'aria-label'?: string }>;
  readonly side?: TooltipSide;
}

/** One is enough, wherever the pointer and the focus are. */
let hideOther: () => void = () => undefined;

/**
 * Words about a control, for the pointer that rests on it and for the keyboard's focus. A page has dozens of them and shows
 * one, so that everything but the listening is made when it is shown.
 */
export function Tooltip({ text, children, side = 'bottom' }: TooltipProps) {
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const id = useId();
  const timer = useRef<number>();
  const wait = (ms: number, then: () => void): void => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(then, ms);
  };
  const hide = useCallback(() => {
    window.clearTimeout(timer.current);
    setAnchor(null);
  }, []);
  const show = (control: HTMLElement): void => {
    hideOther();
    hideOther = hide;
    window.clearTimeout(timer.current);
    setAnchor(control.getBoundingClientRect());
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  // What has a name of the same words would be read out twice.
  const isDescription = anchor !== null && children.props['aria-label'] !== text;
  return (
    <>
      <Slot.Root
        {...(isDescription ? { 'aria-describedby': id } : {})}
        onPointerEnter={({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
          if (pointerType !== 'touch') wait(OPEN_DELAY_MS, () => show(currentTarget));
        }}
        onPointerLeave={() => wait(WAY_TO_WORDS_MS, hide)}
        onPointerDown={hide}
        onClick={hide}
        onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (currentTarget.matches(':focus-visible')) show(currentTarget);
        }}
        onBlur={hide}
      >
        {children}
      </Slot.Root>
      {anchor !== null && (
        <ShownTooltip
          id={id}
          text={text}
          side={side}
          anchor={anchor}
          onHide={hide}
          onReached={() => window.clearTimeout(timer.current)}
          onLeft={() => wait(WAY_TO_WORDS_MS, hide)}
        />
      )}
    </>
  );
}
