import { Button } from '#app/ui/button.tsx';
import { ErrorPanel } from '#app/ui/error-panel.tsx';
import { Spinner } from '#app/ui/spinner.tsx';

export function LoadingOverlay({ text }: { readonly text: 'Loading slides...' | 'Loading slide...' }) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 grid place-items-center bg-slide/60 text-on-slide"
    >
      <span className="flex items-center gap-3 rounded-lg bg-raised px-4 py-3 text-text shadow-md">
        <Spinner /> {text}
      </span>
    </div>
  );
}

interface FailureOverlayProps {
  readonly message: string;
  /** The codec's name or a status, on a line of its own. */
  readonly detail: string | null;
  /** Null where trying again could not help. */
  readonly onRetry: (() => void) | null;
}

export function FailureOverlay({ message, detail, onRetry }: FailureOverlayProps) {
  return (
    <div className="absolute inset-0 grid place-items-center bg-slide p-6">
      <div className="w-full max-w-lg">
        <ErrorPanel
          message={message}
          {...(detail === null ? {} : { detail })}
          {...(onRetry === null
            ? {}
            : {
                action: (
                  <Button variant="primary" onClick={onRetry}>
                    Try again
                  </Button>
                ),
              })}
        />
      </div>
    </div>
  );
}
