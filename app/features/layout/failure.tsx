import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { Button } from '#app/ui/controls/button.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { Page } from '#app/ui/page.tsx';
import { NotFound } from './not-found.tsx';

interface RouteFailureProps {
  /** Puts the reason into the words that the specification has for the page. */
  readonly say?: (reason: string) => string;
}

/** What a route shows when its loader could not answer: the reason, and a way on. */
export function RouteFailure({ say = (reason) => reason }: RouteFailureProps) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const given = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return (
    <Page title="This page could not be shown" headingHidden width="text">
      <ErrorPanel
        message={say(given === '' ? 'Oops! Something went wrong. Please try again later.' : given)}
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              Try again
            </Button>
            <Button asChild>
              <Link to="/">Home</Link>
            </Button>
          </>
        }
      />
    </Page>
  );
}
