import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { Toaster as Sonner } from 'sonner';
import { Spinner } from './spinner.tsx';

/** Specification 9: product toasts close by themselves after ten seconds. */
export const TOAST_DURATION_MS = 10_000;

/** Stands once in the document; the theme is always dark, whatever the page wears. */
export function Toaster() {
  return (
    <Sonner
      theme="dark"
      position="top-center"
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
  );
}
