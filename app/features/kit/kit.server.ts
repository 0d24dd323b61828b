import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { isFormRefused, isRefusedForm, submitForm } from '#app/server/form.server.ts';
import { postedForm } from '#app/server/posted-form.server.ts';
import { settings } from '#app/server/settings.server.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiResult } from '#contracts/api-error.ts';
import { err, ok } from '#contracts/result.ts';
import { FIRST_VERSION, isKitAction, type KitOutcome } from './kit-actions.ts';
import { KitForm } from './kit-form.ts';

/** What each page of the kit is shown with; null where no bench asks for it, and then the product does not know it. */
export function loadKit({ context }: LoaderFunctionArgs) {
  if (!settings().slideBench) return json({ kit: null }, { status: 404 });
  const idempotencyKey = `"${crypto.randomUUID()}"`;
  return json({ kit: { idempotencyKey, isRefused: isFormRefused(context) } });
}

/** The page of all parts begins with filters in force, and with a part of the address that no list understands. */
export function loadKitParts(args: LoaderFunctionArgs) {
  const isPlain = new URL(args.request.url).search === '';
  if (settings().slideBench && isPlain) throw redirect('/bench/kit?color=red&late=true&page=2&shape=round');
  return loadKit(args);
}

function requireBench(): void {
  if (!settings().slideBench) throw new Response(null, { status: 404 });
}

/** Holds the kit's form to the schema that the page holds it to, as the form of a product's page is held to its own. */
export async function submitKit(args: ActionFunctionArgs) {
  requireBench();
  const outcome = await submitForm(args, KitForm, ({ lastName }) => Promise.resolve(answerOf(lastName)));
  return isRefusedForm(outcome) ? json(outcome) : redirect('/bench/kit/detail');
}

/**
 * What an API would answer. The kit has none behind it, and is there to be looked at: one name is refused, so that the
 * refusal can be seen at its fields, and every other one is taken.
 */
function answerOf(lastName: string): ApiResult<Answer<null>> {
  const headers = new Headers();
  if (lastName !== 'Nobody') return ok({ data: null, message: null, status: 201, headers });
  const data = { lastName: ['No patient has this name'], 'licences.0.number': ['This licence is not known'] };
  const envelope = { isSuccess: false as const, data, message: null, error: null, details: null };
  const silent = { code: null, retryAfterMs: null, requestId: null };
  return err({ kind: 'http', operation: 'kit', status: 422, envelope, ...silent });
}

/** Does an action of the invented case; one that comes with the first version is told that the case has changed. */
export async function actOnKit({ request }: ActionFunctionArgs) {
  requireBench();
  const posted = await postedForm(request);
  const intent = posted.get('intent');
  if (!isKitAction(intent)) throw new Response(null, { status: 400 });
  const isStale = intent === 'release' && posted.get('etag') === FIRST_VERSION;
  return json<KitOutcome>({ kind: isStale ? 'stale' : 'done', intent }, { status: isStale ? 412 : 200 });
}
