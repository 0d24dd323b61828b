import { useEffect, useId, useMemo, useState } from 'react';
import { ShownTooltip, type TooltipSide } from './shown-tooltip.tsx';

const OPEN_DELAY_MS = 400;
/** How long the pointer may take from the control to the words, which it has to be able to reach. */
const WAY_TO_WORDS_MS = 120;

interface Shown {
  readonly control: HTMLElement;
  readonly text: string;
  readonly side: TooltipSide;
  /** Where the control is in the window. */
  readonly anchor: DOMRect;
}

const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;

const sideOf = ({ dataset: { tipSide } }: HTMLElement): TooltipSide =>
  tipSide === 'top' || tipSide === 'left' || tipSide === 'right' ? tipSide : 'bottom';

const shownAt = (control: HTMLElement): Shown => ({
  control,
  text: control.dataset['tip'] ?? '',
  side: sideOf(control),
  anchor: control.getBoundingClientRect(),
});

interface Waits {
  readonly show: (control: HTMLElement) => void;
  readonly hide: () => void;
  /** Hides the words unless the pointer comes to them. */
  readonly leave: () => void;
  readonly stay: () => void;
  /** Follows pointer and focus until the signal ends it. */
  readonly follow: (signal: AbortSignal) => void;
}

/** When the words of which control come and go. */
function createWaits(tell: (shown: Shown | null) => void): Waits {
  let timer: number | undefined;
  let current: HTMLElement | null = null;
  const stay = (): void => window.clearTimeout(timer);
  const wait = (ms: number, then: () => void): void => {
    stay();
    timer = window.setTimeout(then, ms);
  };
  const show = (control: HTMLElement): void => {
    stay();
    current = control;
    tell(shownAt(control));
  };
  const hide = (): void => {
    stay();
    current = null;
    tell(null);
  };
  const leave = (): void => wait(WAY_TO_WORDS_MS, hide);

  const follow = (signal: AbortSignal): void => {
    const on = <Kind extends keyof DocumentEventMap>(
      kind: Kind,
      run: (control: HTMLElement, event: DocumentEventMap[Kind]) => void,
    ): void => {
      const hear = (event: DocumentEventMap[Kind]): void => {
        const control = controlOf(event.target);
        if (control !== null) run(control, event);
      };
      document.addEventListener(kind, hear, { signal, capture: true });
    };
    /** What happens to another control than the one whose words are shown takes back only what it has begun. */
    const end = (how: () => void) => (control: HTMLElement) => (control === current ? how() : stay());
    on('pointerover', (control, { relatedTarget, pointerType }) => {
      if (pointerType === 'touch' || controlOf(relatedTarget) === control) return;
      wait(OPEN_DELAY_MS, () => show(control));
    });
    on('pointerout', (control, { relatedTarget }) => {
      if (controlOf(relatedTarget) !== control) end(leave)(control);
    });
    on('pointerdown', end(hide));
    on('click', end(hide));
    on('focusin', (control) => {
      if (control.matches(':focus-visible')) show(control);
    });
    on('focusout', end(hide));
    signal.addEventListener('abort', stay);
    // What was touched before this code was there.
    const { activeElement } = document;
    const pointed = document.querySelector<HTMLElement>('[data-tip]:hover');
    if (activeElement?.matches(':focus-visible') === true) {
      const focused = controlOf(activeElement);
      if (focused !== null) show(focused);
    } else if (pointed !== null) wait(OPEN_DELAY_MS, () => show(pointed));
  };
  return { show, hide, leave, stay, follow };
}

/** While words are shown: those of a control that goes are taken away, and what it is called otherwise is said. */
function useFollowed(shown: Shown | null, { show, hide }: Pick<Waits, 'show' | 'hide'>): void {
  useEffect(() => {
    if (shown === null) return undefined;
    const { control, text } = shown;
    const observer = new MutationObserver(() => {
      if (!control.isConnected) hide();
      else if (control.dataset['tip'] !== text) show(control);
    });
    const attributeFilter = ['data-tip'];
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    return () => observer.disconnect();
  }, [shown, show, hide]);
}

/** For a screen reader. What has a name of the same words would be read out twice. */
function useDescription(shown: Shown | null, id: string): void {
  useEffect(() => {
    if (shown === null || shown.control.getAttribute('aria-label') === shown.text) return undefined;
    const { control } = shown;
    const own = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', own === null ? id : `${own} ${id}`);
    return () => {
      if (own === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', own);
    };
  }, [shown, id]);
}

/** The one tooltip of the page, for whatever control carries the words of one. */
export function Tooltips() {
  const [shown, setShown] = useState<Shown | null>(null);
  const id = useId();
  const waits = useMemo(() => createWaits(setShown), []);
  const { hide, leave, stay, follow } = waits;
  useEffect(() => {
    const leaving = new AbortController();
    follow(leaving.signal);
    return () => leaving.abort();
  }, [follow]);
  useFollowed(shown, waits);
  useDescription(shown, id);
  if (shown === null) return null;
  // A new place for each control: the words are placed when they appear.
  const place = `${String(shown.anchor.left)} ${String(shown.anchor.top)}`;
  return <ShownTooltip key={place} {...shown} id={id} onHide={hide} onReached={stay} onLeft={leave} />;
}
