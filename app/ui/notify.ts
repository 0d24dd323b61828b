import { toast } from 'sonner';

type Tell = (message: string) => void;

/** The message is also the toast's id: the same sentence twice is one toast that starts its time again. */
const telling =
  (show: typeof toast.success): Tell =>
  (message) => {
    show(message, { id: message });
  };

export const notify: Readonly<Record<'success' | 'error' | 'warning' | 'info', Tell>> = {
  success: telling(toast.success),
  error: telling(toast.error),
  warning: telling(toast.warning),
  info: telling(toast.info),
};
