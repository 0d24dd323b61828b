import { createHash } from 'node:crypto';
import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import type { z } from 'zod';
import type { Screen } from '#app/core/access/screens.ts';
import type { Answer } from '#contracts/answer.ts';
import { isRefusedForm, keyOfHash, type RefusedForm } from './form.server.ts';
import { postedForm } from './posted-form.server.ts';

/** What a page with several forms says of the one that was posted to it. */
export interface IntentOutcome {
  readonly intent: string;
  /** What the form is shown again with; null where it was done. */
  readonly refused: RefusedForm | null;
}

export const versionHeaders = ({ etag, idempotencyKey }: { etag: string; idempotencyKey: string }) => ({
  'If-Match': etag,
  'Idempotency-Key': idempotencyKey,
});

export const newIdempotencyKey = (): string => `"${crypto.randomUUID()}"`;

/** The key of one of the calls that a request makes: asked for again, the request has the same keys. */
export const keyOfCall = (key: string, call: string): string =>
  keyOfHash(createHash('sha256').update(`${key} ${call}`).digest('hex'));

type Deed = () => Promise<RefusedForm | Answer<unknown>>;

/** Does what the posted form asks for, by the name in its field `intent`. Throws 400 for a name of no form of the page. */
export async function answerIntent(
  { request }: Pick<ActionFunctionArgs, 'request'>,
  deeds: Readonly<Record<string, Deed>>,
) {
  const intent = (await postedForm(request.clone())).get('intent');
  const deed = typeof intent === 'string' && Object.hasOwn(deeds, intent) ? deeds[intent] : undefined;
  if (typeof intent !== 'string' || deed === undefined) throw new Response(null, { status: 400 });
  const outcome = await deed();
  const refused = isRefusedForm(outcome) ? outcome : null;
  return json<IntentOutcome>(
    { intent, refused },
    { status: refused === null ? 200 : (refused.refusal ?? 400) },
  );
}

/** Sends the reader of a page that says which of many in its address on to their list, where the address says none. */
export function leadToList(request: Request, name: string, { path }: Screen): void {
  if (!new URL(request.url).searchParams.has(name)) throw redirect(path);
}

/** The id that the address names, as `?task=…`. Throws 404 where there is none, or one that no such thing has. */
export const idInAddress = (request: Request, name: string, schema: z.ZodType<string>): string =>
  requireId(new URL(request.url).searchParams.get(name), schema);

/** An id from an address. Throws 404 where nothing of this kind can be called so. */
export function requireId(id: string | null | undefined, schema: z.ZodType<string>): string {
  const read = schema.safeParse(id);
  if (!read.success) throw new Response('Resource not found', { status: 404 });
  return read.data;
}
