import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { requireSession } from '#app/server/guards.server.ts';
import { readSlideLink } from '#app/server/slide-link.server.ts';

/** Leads to the picture of a slide's label. Throws 404 where the scanner stored none, or it is not open to the reader. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const answer = await readSlideLink(session, request, params['blobId'] ?? '');
  const address = answer.ok ? answer.link.labelUrl : null;
  if (address === null) throw new Response('Resource not found', { status: 404 });
  return redirect(address, { headers: { 'Cache-Control': 'no-store' } });
}
