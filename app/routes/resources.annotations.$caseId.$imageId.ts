import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import type { AnnotationsAnswer, SavedAnnotationsAnswer } from '#app/core/resources/annotations-answer.ts';
import { readFailureText } from '#app/core/text/api-messages.ts';
import { readAnnotations, receivedAnnotations, saveAnnotations } from '#app/server/annotations.server.ts';
import { apiFor, apiWith } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { sessionForPut } from '#app/server/login-path.server.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };
const SAVING_METHODS: ReadonlySet<string> = new Set(['PUT', 'POST']);

const imageOf = (params: LoaderFunctionArgs['params']) => ({
  caseId: params['caseId'] ?? '',
  imageId: params['imageId'] ?? '',
});

/** The marks of one image, with the version to name when they are saved; the API's refusals come as 200 too. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireSession(request);
  const read = await readAnnotations(apiFor(session, request), imageOf(params));
  return json<AnnotationsAnswer>({ ...read, userId: session.userId }, { headers: NO_STORE });
}

/** Saves `{ etag, annotations }`; the answer has the next ETag to name, or says why nothing was saved. */
export async function action({ request, params }: ActionFunctionArgs) {
  const session = await sessionForPut(request);
  const { userId } = session;
  if (!SAVING_METHODS.has(request.method)) {
    const message = readFailureText({ kind: 'http', status: 405 });
    return answerTo({ ok: false, status: 405, message, userId }, 405);
  }
  const received = await receivedAnnotations(request);
  if (!received.ok) return answerTo({ ...received, userId }, received.status);
  // Without the page's signal: marks that have arrived in full are saved, though the page was left meanwhile.
  const saved = await saveAnnotations(apiWith({ token: session.token }), imageOf(params), received.sent);
  return answerTo({ ...saved, userId });
}

const answerTo = (answer: SavedAnnotationsAnswer, status = 200) =>
  json(answer, { status, headers: NO_STORE });
