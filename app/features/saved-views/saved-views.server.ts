import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { z } from 'zod';
import { safeRedirect } from '#app/core/access/safe-redirect.ts';
import { searchWith } from '#app/core/lists/list-address.ts';
import { keptFilters, REFUSAL_NAME, type ViewRefusal } from '#app/core/lists/own-views.ts';
import { fieldMessages } from '#app/core/text/api-messages.ts';
import { apiFor } from '#app/server/api.server.ts';
import { requireSession } from '#app/server/guards.server.ts';
import { zSavedViewId } from '#contracts/generated/schemas/saved-view-id.ts';
import { zSavedViewInput } from '#contracts/generated/schemas/saved-view-input.ts';

const Posted = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('save'),
    back: z.string(),
    list: z.string(),
    name: z.string().trim(),
    /** The filters in force, as an address spells them. */
    filters: z.string().max(4000),
    sort: z.string(),
    columns: z.string().max(2000),
    plain: z.string(),
    idempotencyKey: z.string(),
  }),
  z.object({ intent: z.literal('delete'), back: z.string(), viewId: zSavedViewId, etag: z.string() }),
]);
type Saving = Extract<z.output<typeof Posted>, { intent: 'save' }>;

/** The address of the list with what became of its views. */
function leadBack(to: string, word: Readonly<Record<string, string>>): Response {
  const [path = '', search = ''] = safeRedirect(to).split('?');
  return redirect(path + searchWith(search, word), 303);
}

const refuse = (to: string, refusal: ViewRefusal) => leadBack(to, { [REFUSAL_NAME]: refusal });

/** What the API is to keep; null where the name or something else breaks the contract's rule. */
function inputOf({ list, name, filters, sort, columns }: Saving) {
  const asked = new URLSearchParams(filters);
  const named = keptFilters(
    Object.fromEntries([...new Set(asked.keys())].map((one) => [one, asked.getAll(one)])),
  );
  return zSavedViewInput.safeParse({
    list,
    name,
    filters: Object.entries(named).map(([filter, values]) => ({ name: filter, values })),
    ...(sort === '' ? {} : { sort }),
    ...(columns === '' ? {} : { columns: columns.split('.') }),
  });
}

/** Saves or deletes a view of the reader's own. Throws 400 for what no form of ours posts. */
export async function changeOwnViews({ request }: ActionFunctionArgs): Promise<Response> {
  const session = await requireSession(request);
  const read = Posted.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) throw new Response(null, { status: 400 });
  const api = apiFor(session, request);
  const posted = read.data;
  if (posted.intent === 'delete') {
    const { viewId, etag, back } = posted;
    const answer = await api.deleteView({ params: { viewId }, headers: { 'If-Match': etag } });
    // Another tab may have deleted it already.
    const isGone = answer.ok || (answer.error.kind === 'http' && answer.error.status === 404);
    return isGone ? leadBack(back, {}) : refuse(back, 'not-deleted');
  }
  const input = inputOf(posted);
  if (!input.success) return refuse(posted.back, 'name');
  const answer = await api.saveView({
    body: input.data,
    headers: { 'Idempotency-Key': posted.idempotencyKey },
  });
  if (answer.ok) return leadBack(posted.plain, { saved: answer.value.data.id });
  const isName = answer.error.kind === 'http' && 'name' in fieldMessages(answer.error.envelope);
  return refuse(posted.back, isName ? 'name' : 'failed');
}
