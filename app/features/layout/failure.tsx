import {
  isRouteErrorResponse,
  Link,
  useActionData,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { ASK_PATH } from '#app/core/access/help.ts';
import { refusedIn } from '#app/core/forms/posts/unanswered.ts';
import { pageToastText } from '#app/core/text/api-messages.ts';
import { pageFailureText } from '#app/core/text/page-failure.ts';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { ErrorPanel } from '#app/ui/feedback/error-panel.tsx';
import { notify } from '#app/ui/feedback/notify.ts';
import { Page } from '#app/ui/page.tsx';
import { useIsKeptHere } from './answers/kept-here.ts';
import { NotFound, type WayOn } from './not-found.tsx';

/** The server's own sentence, or what an error in the browser means to a reader. */
function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error) && typeof error.data === 'string' && error.data !== '') return error.data;
  return pageFailureText(error, typeof navigator === 'undefined' || navigator.onLine);
}

/** What a refusal means, and who can change it; the specified sentence says neither. */
const FORBIDDEN =
  'Your account has no right to what is on this page. Whoever manages your account can change that.';

/** For whoever sent a form and sees none any more: they would think that all of it is lost. */
const KEPT_HERE = 'What you typed is kept in this browser, and is here again as soon as the page is.';

/** Marks a page that stands in the place of a form which was not done: what was typed into it is still wanted. */
export const NOT_DONE = 'data-not-done';

interface RouteFailureProps {
  /** Puts the reason into the words that the specification has for the page. */
  readonly say?: (reason: string) => string;
  /** For whoever had open what is not there for them any more. */
  readonly goneHint?: string;
  /** What of it is still in their browser. */
  readonly left?: ReactNode;
  /** Where they look for it next. */
  readonly goneTo?: WayOn;
}

/** Without a network the browser's own error would take the place of the one that says what is kept. */
function tryAgain(): void {
  if (navigator.onLine) window.location.reload();
  else notify.warning(REQUEST_TEXTS.offline, { about: 'offline' });
}

/** A page that could not be read is a request that failed, which is told by a toast too (specification 8). */
function useFailureToast(error: unknown): void {
  useEffect(() => {
    if (!isRouteErrorResponse(error) || error.status === 404) return;
    const text = pageToastText(error.status, reasonOf(error));
    if (text !== null) notify.error(text, { about: 'the page that could not be read' });
  }, [error]);
}

/** What a route shows when its loader could not answer: the reason, and a way on. */
export function RouteFailure({ say = (reason) => reason, goneHint, goneTo, left }: RouteFailureProps) {
  const error = useRouteError();
  const answer = useActionData();
  const isDone = answer !== undefined && refusedIn(answer) === null;
  // A visitor has no account to ask from.
  const isMember = useRouteLoaderData('routes/_member') !== undefined;
  const isKept = useIsKeptHere();
  useFailureToast(error);
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <NotFound hint={goneHint} wayOn={goneTo}>
        {left}
      </NotFound>
    );
  const reason = reasonOf(error);
  return (
    <Page title="This page could not be shown" headingHidden width="text">
      <ErrorPanel
        message={say(reason)}
        {...(isRouteErrorResponse(error) && error.status === 403
          ? { detail: FORBIDDEN }
          : isKept && !isDone && { detail: KEPT_HERE })}
        action={
          <div className="contents" {...(isDone ? {} : { [NOT_DONE]: '' })}>
            <Button variant="primary" onClick={tryAgain}>
              Try again
            </Button>
            <Button asChild>
              <Link to="/">Home</Link>
            </Button>
            {isMember && (
              <Button asChild variant="quiet">
                <Link to={ASK_PATH}>Ask for help</Link>
              </Button>
            )}
          </div>
        }
      />
    </Page>
  );
}
