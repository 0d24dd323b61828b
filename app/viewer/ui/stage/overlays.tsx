import { TriangleAlert } from 'lucide-react';
import { loginAddress, wayBackFrom } from '#app/core/access/login-notices.ts';
import type { SlideImage } from '#app/core/slides/flatten.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { LoginLink } from '#app/ui/controls/login-link.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { Spinner } from '#app/ui/feedback/spinner.tsx';
import type { LinkState } from '../../state/links.ts';

type LoadingText = 'Loading slides...' | 'Loading slide...';

/** Specification 2.8: the case's slides while nothing but links is under way, and then the one that is opened. */
export function loadingText(image: SlideImage | null, link: LinkState | null): LoadingText {
  return image === null || link?.kind === 'loading' ? 'Loading slides...' : 'Loading slide...';
}

interface LoadingOverlayProps {
  readonly text: LoadingText;
  /** Nothing of the slide is there yet; otherwise what has come stays in sight. */
  readonly veiled: boolean;
}

export function LoadingOverlay({ text, veiled }: LoadingOverlayProps) {
  return (
    <div
      role="status"
      className={`pointer-events-none absolute inset-0 z-10 grid place-items-center text-on-slide ${veiled ? 'bg-slide' : ''}`}
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
  readonly isLoginAsked: boolean;
  /** Null where trying again could not help. */
  readonly onRetry: (() => void) | null;
}

export function FailureOverlay({ message, detail, isLoginAsked, onRetry }: FailureOverlayProps) {
  return (
    <div className="absolute inset-0 z-10 grid place-items-center bg-slide p-6">
      <div className="w-full max-w-lg">
        <ErrorPanel
          message={message}
          {...(detail === null ? {} : { detail })}
          {...(onRetry === null
            ? {}
            : {
                action: (
                  <>
                    <Button variant="primary" onClick={onRetry}>
                      Try again
                    </Button>
                    {isLoginAsked && (
                      <LoginLink address={loginAddress(null, wayBackFrom(window.location))} isKept={false} />
                    )}
                  </>
                ),
              })}
        />
      </div>
    </div>
  );
}

/** Blur that stays must not look final: whoever reads there has to know that something is missing. */
export function MissingTiles({ count, onRetry }: { readonly count: number; readonly onRetry: () => void }) {
  return (
    <div
      role="status"
      className="pointer-events-auto mx-auto flex items-center gap-2 rounded-md border border-border bg-warning-soft py-1 pr-1 pl-3 text-sm shadow-sm"
    >
      <TriangleAlert aria-hidden className="size-4 text-warning" />
      {count === 1 ? '1 tile missing' : `${String(count)} tiles missing`}
      <Button size="sm" variant="quiet" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
