import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { Button } from '#app/ui/controls/button.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { Page } from '#app/ui/page.tsx';
import { NotFound } from './not-found.tsx';

/** What a route shows when its loader could not answer: the reason, and a way on. */
export function RouteFailure() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const reason = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  return (
    <Page title="This page could not be shown" headingHidden width="text">
      <ErrorPanel
        message={reason === '' ? 'Oops! Something went wrong. Please try again later.' : reason}
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
