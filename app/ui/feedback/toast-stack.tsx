import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { type Notice, showNotices } from './notify.ts';
import { placeToasts } from './place-toasts.ts';
import { Spinner } from './spinner.tsx';

/** Specification 9: product toasts close by themselves after ten seconds. */
const TOAST_DURATION_MS = 10_000;

/** The toast that tells of each thing now, by what it is about. */
const ids = new Map<string, string>();
let count = 0;

/**
 * Unless it is about a thing, the message is the toast's id: the same sentence twice starts its time again. A toast with
 * a step to press has an id of its own: a press takes it away, with whatever the step has to tell under the same id.
 */
function showToast({ kind, message, about = message, action }: Notice): void {
  count += 1;
  const id = action === undefined ? about : `${about} ${String(count)}`;
  const before = ids.get(about);
  if (before !== undefined && before !== id) toast.dismiss(before);
  ids.set(about, id);
  toast[kind](message, {
    id,
    action: action === undefined ? undefined : { label: action.label, onClick: action.run },
  });
}

function hideToast(about: string): void {
  const id = ids.get(about);
  if (id !== undefined) toast.dismiss(id);
  ids.delete(about);
}

/**
 * The library gives the focus back to where it came from whenever it leaves a toast. That is right for a toast that goes,
 * and a circle without an end for whoever tabs on: behind the toasts the page begins again.
 */
function letGoOn(event: FocusEvent): void {
  const isToastThere = event.target.isConnected && event.target.closest('[data-removed=true]') === null;
  if (isToastThere && !event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
}

/** What a page shows may come under a toast that is there already. */
const LOOK_EVERY_MS = 250;

function usePlace(toaster: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = toaster;
    if (current === null) return undefined;
    let next: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      clearTimeout(next);
      if (placeToasts(current)) next = setTimeout(place, LOOK_EVERY_MS);
    };
    // The observer runs before a toast is painted.
    const coming = new MutationObserver(place);
    coming.observe(current, { childList: true, subtree: true });
    return () => {
      coming.disconnect();
      clearTimeout(next);
    };
  }, [toaster]);
}

/** Stands once in the document; the theme is always dark, whatever the page wears. */
export default function ToastStack() {
  // After the child's own effects: by then it listens.
  useEffect(() => showNotices(showToast, hideToast), []);
  const toaster = useRef<HTMLDivElement>(null);
  usePlace(toaster);
  return (
    <div ref={toaster} className="contents" onBlurCapture={letGoOn}>
      <Sonner
        theme="dark"
        position="top-center"
        offset={{ top: 'var(--toast-top)' }}
        mobileOffset={{ top: 'var(--toast-top)' }}
        duration={TOAST_DURATION_MS}
        closeButton
        visibleToasts={4}
        containerAriaLabel="Notifications"
        icons={{
          success: <CircleCheck aria-hidden className="size-5 text-success" data-theme="dark" />,
          error: <CircleAlert aria-hidden className="size-5 text-danger" data-theme="dark" />,
          warning: <TriangleAlert aria-hidden className="size-5 text-warning" data-theme="dark" />,
          info: <Info aria-hidden className="size-5 text-info" data-theme="dark" />,
          loading: <Spinner className="size-5" />,
        }}
      />
    </div>
  );
}
