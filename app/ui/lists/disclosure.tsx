import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

interface DisclosureProps {
  readonly label: string;
  /** How many choices inside are in force; it is shown beside the label. */
  readonly count?: number;
  /** What is inside has something to say: it stands open from the beginning. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Between a panel and the edge of the window. */
const EDGE_PX = 8;

/** A panel that would reach out of the window on the right begins as much further left: the page cuts it off there. */
function keepInWindow(panel: HTMLElement | null): void {
  if (panel === null) return;
  panel.style.left = '0px';
  const over = panel.getBoundingClientRect().right + EDGE_PX - document.documentElement.clientWidth;
  if (over > 0) panel.style.left = `${-over}px`;
}

/**
 * A button that opens a small panel under it. The browser does it, so it works without script; Escape closes it. On a
 * phone a panel beside the edge would reach out of the screen, so it pushes what is below it down instead.
 */
export function Disclosure({ label, count = 0, isOpen = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // One that stands open from the beginning is not toggled.
  useEffect(() => keepInWindow(panel.current), []);
  const close = () => details.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    event.preventDefault();
    close();
    details.current.querySelector('summary')?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    // A press on plain text inside moves the focus to nothing, and that is still inside.
    if (event.relatedTarget instanceof Node && !details.current?.contains(event.relatedTarget)) close();
  };
  return (
    <details
      ref={details}
      open={isOpen}
      className="group relative max-w-full"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onToggle={() => keepInWindow(panel.current)}
    >
      <summary
        className={classNames(
          'flex h-9 cursor-pointer list-none items-center gap-1.5 rounded-md border border-control bg-raised px-3 text-sm font-medium select-none hover:bg-hover coarse:h-11 [&::-webkit-details-marker]:hidden',
          count > 0 && 'border-accent bg-accent-soft text-accent',
        )}
      >
        {label}
        {count > 0 && <span className="tabular-nums">({count})</span>}
        <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
      </summary>
      <div
        ref={panel}
        className="absolute top-full left-0 z-30 mt-1 max-h-80 min-w-[min(14rem,100%)] max-w-[calc(100vw-1rem)] max-sm:max-w-full overflow-y-auto rounded-lg border border-border bg-raised p-2 shadow-md max-sm:static"
      >
        {children}
      </div>
    </details>
  );
}
