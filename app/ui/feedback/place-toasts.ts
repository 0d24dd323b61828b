const GAP_PX = 8;
/** The edges of the toasts behind the first one, as the library shows them. */
const BEHIND_PX = 28;

type Sides = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

interface Stack extends Pick<Sides, 'left' | 'right'> {
  readonly height: number;
}

/** The highest place from `base` on at which the stack lies on none of these and inside the window; `base` where there is none. */
export function clearTop(
  base: number,
  stack: Stack,
  { kept, windowHeight }: { readonly kept: readonly Sides[]; readonly windowHeight: number },
): number {
  const beside = kept.filter(({ left, right }) => left < stack.right && right > stack.left);
  const isClear = (top: number): boolean =>
    beside.every((one) => one.bottom + GAP_PX <= top || one.top >= top + stack.height);
  const places = [base, ...beside.map(({ bottom }) => bottom + GAP_PX)]
    .filter((top) => top >= base && top + stack.height <= windowHeight)
    .toSorted((a, b) => a - b);
  return places.find(isClear) ?? base;
}

const isInSight = ({ top, bottom, left, right }: Sides): boolean =>
  bottom > top && right > left && bottom > 0 && top < window.innerHeight;

/** A dialog covers the page, so that only what is in it can be pressed. */
function keptClear(): readonly Sides[] {
  const within = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1) ?? document;
  const kept = within.querySelectorAll('[data-clear-of-toasts], [data-main-button]');
  return [...kept].map((element) => element.getBoundingClientRect()).filter(isInSight);
}

function stackIn(toaster: Element): Stack | null {
  const toasts = [...toaster.querySelectorAll<HTMLElement>('[data-sonner-toast]:not([data-removed=true])')];
  const [first] = toasts;
  if (first === undefined) return null;
  const { left, right } = first.getBoundingClientRect();
  const height = Math.max(...toasts.map(({ offsetHeight }) => offsetHeight));
  return { left, right, height: toasts.length > 1 ? height + BEHIND_PX : height };
}

const NAME = '--toast-top';

/** In CSS pixels; the sheet gives it in rem. */
function baseTop(): number {
  const style = getComputedStyle(document.documentElement);
  return Number.parseFloat(style.getPropertyValue(NAME)) * Number.parseFloat(style.fontSize) || 0;
}

/**
 * Puts the toasts where they hide nothing that is needed now, and says whether there are any. Whoever is at one of them
 * keeps it where it is.
 */
export function placeToasts(toaster: HTMLElement): boolean {
  const stack = stackIn(toaster);
  if (stack === null) return false;
  if (toaster.querySelector(':hover, :focus-visible') !== null) return true;
  const base = baseTop();
  const top = clearTop(base, stack, { kept: keptClear(), windowHeight: window.innerHeight });
  if (top === base) toaster.style.removeProperty(NAME);
  else toaster.style.setProperty(NAME, `${String(Math.round(top))}px`);
  return true;
}
