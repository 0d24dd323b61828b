import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { SessionAnswer } from '#app/core/resources/session-answer.ts';
import { confirmNow, requireSession } from '#app/server/guards.server.ts';

/** Asked when a tab is looked at again. It is no sign of the person, and keeps no login alive. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await requireSession(request, false);
  const { userId } = await confirmNow(session, request);
  return json<SessionAnswer>({ userId });
}

/** Told while somebody works on one page and sends nothing, which is a sign of the person. */
export async function action({ request }: ActionFunctionArgs) {
  const { userId } = await requireSession(request);
  return json<SessionAnswer>({ userId });
}
