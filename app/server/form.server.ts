import { createHash } from 'node:crypto';
import { getZodConstraint, parseWithZod, type Submission, type SubmissionResult } from '@conform-to/zod/v4';
import { configureCoercion } from '@conform-to/zod/v4/future';
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { z } from 'zod';
import { plainWords } from '#app/core/forms/plain-words.ts';
import { CONFORM_STATE, typedInto } from '#app/core/forms/posts/same-post.ts';
import { typedNumber } from '#app/core/forms/posts/typed-number.ts';
import {
  type SavedVersion,
  UNANSWERED_FIELD,
  type Unanswered,
  unansweredText,
} from '#app/core/forms/posts/unanswered.ts';
import { SAID_OF_SHOWN } from '#app/core/forms/said-of-shown.ts';
import { type Search, takeSearches } from '#app/core/forms/searches.ts';
import { formFieldOf } from '#app/core/forms/wire-names.ts';
import { parseJson } from '#app/core/objects.ts';
import { fieldMessages, formFailureText } from '#app/core/text/api-messages.ts';
import type { Answer } from '#contracts/answer.ts';
import type { ApiError, ApiResult } from '#contracts/api-error.ts';
import { postedForm } from './posted-form.server.ts';

/** What the form's page is shown again with. */
export type RefusedForm = SubmissionResult & {
  /** The status of the API's refusal; null where nothing was sent, or no answer came. A 412 asks for both versions. */
  readonly refusal: number | null;
  /** The hidden field by which the same form, sent again, is the same request; left out where what came of it is known. */
  readonly unanswered?: string;
  readonly saved?: SavedVersion | null;
};

/** A form of which a first step is saved, before the API may refuse the rest of it. */
export async function withSaved<T>(
  submit: (noteSaved: (saved: SavedVersion) => void) => Promise<RefusedForm | Answer<T>>,
): Promise<RefusedForm | Answer<T>> {
  let saved: SavedVersion | null = null;
  const outcome = await submit((noted) => {
    saved = noted;
  });
  return isRefusedForm(outcome) ? { ...outcome, saved } : outcome;
}

/** The statuses whose envelope may say what is wrong with which field. */
const TELLS_FIELDS: ReadonlySet<number> = new Set([400, 409, 412, 422]);

/**
 * Reads a form by its schema, sends it, and brings every refusal back to the fields that it is about. `secret` names
 * the fields that no page gets back.
 */
export const submitForm = <Input, Output, T>(
  args: Pick<ActionFunctionArgs, 'request' | 'context'>,
  schema: z.ZodType<Output, Input>,
  send: (value: Output) => Promise<ApiResult<Answer<T>>>,
  secret: readonly string[] = [],
): Promise<RefusedForm | Answer<T>> =>
  submitRead(
    args,
    (posted) =>
      parseWithZod(posted, {
        schema: inDigits.coerceFormValue(schema),
        disableAutoCoercion: true,
        error: plainWords(schema),
      }),
    send,
    { names: fieldNamesOf(schema), secret },
  );

// The page reads a form in the same way.
const inDigits = configureCoercion({ type: { number: typedNumber } });

interface Reading {
  /** The names that the form has, with `[]` for any row. */
  readonly names: ReadonlySet<string>;
  readonly secret: readonly string[];
}

/** A form that something else than a schema reads goes the same way. */
export async function submitRead<Value, T>(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  read: (posted: FormData) => Submission<unknown, string[], Value>,
  send: (value: Value) => Promise<ApiResult<Answer<T>>>,
  { names, secret }: Reading,
): Promise<RefusedForm | Answer<T>> {
  const posted = await postedForm(request);
  const { searches, isAsked } = takeSearches(posted);
  searched.set(context, searches);
  // A form that asks to look for something is not finished: it comes back as it was typed.
  if (isAsked) posted.set('__intent__', UNFINISHED);
  const sent = nameRequest(posted, secret);
  const submission = read(posted);
  const hideFields = [...secret];
  // A row that is added or removed without script comes here too, as a form that is not finished.
  if (submission.status === 'error') noteRefusedForm(context);
  if (submission.status !== 'success')
    return { ...shortEcho(submission.reply({ hideFields })), refusal: null };
  const answer = await send(submission.value);
  if (answer.ok) return answer.value;
  noteRefusedForm(context);
  const { formErrors, fieldErrors } = formErrorsOf(answer.error, names);
  const refusal = answer.error.kind === 'http' ? answer.error.status : null;
  // Nobody has looked at what the page shows by now.
  const hidden = refusal === 412 ? [...hideFields, ...SAID_OF_SHOWN] : hideFields;
  const echo = shortEcho(submission.reply({ formErrors, fieldErrors, hideFields: hidden }));
  const refused = { ...echo, refusal };
  if (sent === null || !mayBeDone(answer.error)) return refused;
  return { ...refused, unanswered: unansweredText(sent) };
}

/**
 * Whether the API may have done what this answer, or the lack of one, does not tell of: the same form is the same request
 * again.
 */
export function mayBeDone(error: ApiError): boolean {
  switch (error.kind) {
    case 'http':
      return error.status >= 500 || error.status === 408 || error.code === 'IDEMPOTENCY_IN_PROGRESS';
    case 'contract':
      return error.status !== 0;
    case 'offline':
      return false;
    default:
      return true;
  }
}

/** No address is longer. */
const EMAIL_AT_MOST = 254;

/** What a form is shown again with: an email that cannot be one comes back only as far as one could be. */
export function shortEcho(shown: SubmissionResult): SubmissionResult {
  const email = shown.initialValue?.['email'];
  if (typeof email !== 'string' || email.length <= EMAIL_AT_MOST) return shown;
  return { ...shown, initialValue: { ...shown.initialValue, email: email.slice(0, EMAIL_AT_MOST) } };
}

/** Conform's word for 'tell me about this field', which no form has: so nothing is refused yet. */
const UNFINISHED = JSON.stringify({ type: 'validate', payload: { name: 'find' } });

const searched = new WeakMap<AppLoadContext, ReadonlyMap<string, Search>>();

/** What the form that was posted with this request looks for, for the question of this name; null for nothing. */
export const searchOf = (context: AppLoadContext, name: string): Search | null =>
  searched.get(context)?.get(name) ?? null;

const KEY = 'idempotencyKey';
const ETAG = 'etag';

const Held = z.object({
  key: z.string(),
  etag: z.string().nullable(),
  words: z.string().nullable(),
}) satisfies z.ZodType<Unanswered>;

/** Null for what no page of ours has written. */
function readUnanswered(text: string | null): Unanswered | null {
  return Held.safeParse(parseJson(text ?? '')).data ?? null;
}

/**
 * Gives the posted form an idempotency key of its own, from that of the page and from what was typed. Pressing twice is
 * one request; another form of the page, or the same one with other words, is another, though the page has not been
 * loaded anew yet. The same words after a try without an answer are the same request, although the page has a new key.
 */
function nameRequest(posted: FormData, secret: readonly string[]): Unanswered | null {
  const held = readUnanswered(textOf(posted, UNANSWERED_FIELD));
  posted.delete(UNANSWERED_FIELD);
  const page = textOf(posted, KEY);
  if (page === null || page === '') return null;
  const words = hashOf(posted, [...secret, CONFORM_STATE, KEY, ETAG]);
  const isAgain = held !== null && (held.words === null || held.words === words);
  if (isAgain) posted.set(KEY, held.key);
  if (isAgain && held.etag !== null && posted.has(ETAG)) posted.set(ETAG, held.etag);
  const sent = { key: isAgain ? held.key : page, etag: textOf(posted, ETAG), words };
  posted.set(KEY, keyOfHash(hashOf(posted, [...secret, CONFORM_STATE])));
  return sent;
}

/** A key in the shape of a UUID of version 8, whose content is the maker's own. */
export const keyOfHash = (hash: string): string =>
  `"${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}"`;

function textOf(posted: FormData, name: string): string | null {
  const value = posted.get(name);
  return typeof value === 'string' ? value : null;
}

function hashOf(posted: FormData, without: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(typedInto(posted, without)))
    .digest('hex');
}

const refused = new WeakSet<AppLoadContext>();

/** Remembers, for the loader that shows the page again, that the form of this request was refused. */
export const noteRefusedForm = (context: AppLoadContext): void => void refused.add(context);

/** Whether the title of the page has to begin with 'Error: ', as it does in the browser when script runs. */
export const isFormRefused = (context: AppLoadContext): boolean => refused.has(context);

export const isRefusedForm = <T>(outcome: RefusedForm | Answer<T>): outcome is RefusedForm =>
  'refusal' in outcome;

interface FormErrors {
  readonly formErrors: string[];
  readonly fieldErrors: Record<string, string[]>;
}

/** The names that the form has, with `[]` for any row. */
const fieldNamesOf = (schema: z.ZodType): ReadonlySet<string> =>
  new Set(Object.keys(getZodConstraint(schema)));

const hasStatus = (error: ApiError, status: number): boolean =>
  error.kind === 'http' && error.status === status;

/** The API's own sentence speaks of a case, whatever the thing is, and of a reload, with which all that was typed would go. */
const CHANGED_ELSEWHERE =
  'This was changed since you opened it, by somebody else or in another window of yours. Nothing has been saved.';

/** A form with a version is about something that stood on its page: the API's own sentence does not say that it is gone. */
const GONE =
  'This is not here any more, or is not open to you any more, since you opened it. Nothing has been saved: copy what you still need before you leave the page.';

function wholeFormText(error: ApiError, names: ReadonlySet<string>): string {
  if (hasStatus(error, 412)) return CHANGED_ELSEWHERE;
  return hasStatus(error, 404) && names.has(ETAG) ? GONE : formFailureText(error);
}

/** The sentences of a refusal by field; what is about none of them is said of the whole form. */
export function formErrorsOf(error: ApiError, names: ReadonlySet<string>): FormErrors {
  const told =
    error.kind === 'http' && TELLS_FIELDS.has(error.status)
      ? Object.entries(fieldMessages(error.envelope))
      : [];
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = [];
  for (const [wireName, messages] of told) {
    const name = formFieldOf(wireName, names);
    if (name === null) formErrors.push(...messages);
    else fieldErrors[name] = messages;
  }
  // A sentence without fields stands alone; one above the fields would only say that something is wrong with them.
  if (told.length === 0) formErrors.push(wholeFormText(error, names));
  return { formErrors: [...new Set(formErrors)], fieldErrors };
}
