import { type OwnViews, REFUSAL_NAME, VIEW_REFUSALS } from '#app/core/lists/own-views.ts';
import type { ListNameZodType } from '#contracts/generated/schemas/list-name.ts';
import { apiFor } from '../api.server.ts';
import { newIdempotencyKey } from '../intents.server.ts';
import type { Session } from '../session-store.server.ts';

/** The views that the reader has saved of a list. A list works without them, so that it is shown where they fail. */
export async function loadOwnViews(
  { request, session }: { readonly request: Request; readonly session: Session },
  list: ListNameZodType,
): Promise<OwnViews> {
  const told = new URL(request.url).searchParams.get(REFUSAL_NAME);
  const answer = await apiFor(session, request).listSavedViews({ query: { list } });
  return {
    list,
    idempotencyKey: newIdempotencyKey(),
    refusal: VIEW_REFUSALS.find((refusal) => refusal === told) ?? null,
    views: answer.ok
      ? answer.value.data.items.map(({ id, etag, name, filters, sort, columns }) => ({
          id,
          etag,
          name,
          query: Object.fromEntries(filters.map((filter) => [filter.name, filter.values])),
          sort,
          columns,
        }))
      : null,
  };
}
