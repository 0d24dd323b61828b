import { isRouteErrorResponse, Link, useRouteError } from '@remix-run/react';
import { screens } from '#app/core/access/screens.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Page } from '#app/ui/page.tsx';

/** Whether the API knows of no such case for this reader. */
export function useIsCaseNotHere(): boolean {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404;
}

/** The API does not say whether there is such a case, so this page does not either; it says what may have happened. */
export function CaseNotHere() {
  const { path, title } = screens.selectedCases;
  return (
    <Page title="This case is not yours to read" headingHidden width="text">
      <EmptyState
        title="This case is not yours to read"
        action={
          <Button asChild variant="primary">
            <Link to={path}>{title}</Link>
          </Button>
        }
      >
        It was released, given to somebody else, or is read blinded in a second review. What you wrote is kept
        with the case.
      </EmptyState>
    </Page>
  );
}
