import type { RescanNewsAnswer } from '#app/core/resources/rescan-news-answer.ts';
import type { Api } from '#app/server/api.server.ts';

/** More than a viewer asks for; a longer address is none of ours. */
const MOST_SLIDES = 50;
const WHOLE_PAGE = 100;

/**
 * The images of some subsections that were scanned again. Read from the rescans and not from the case, each reading of
 * which goes into the audit trail. Where nothing can be read there is no news.
 */
export async function readRescanNews(
  api: Pick<Api, 'listRescanRequests'>,
  caseId: string,
  subsectionIds: readonly string[],
): Promise<RescanNewsAnswer['replaced']> {
  const asked = [...new Set(subsectionIds)].slice(0, MOST_SLIDES);
  const answers = await Promise.all(
    asked.map((subsectionId) =>
      api.listRescanRequests({ params: { caseId, subsectionId }, query: { pageSize: WHOLE_PAGE } }),
    ),
  );
  return answers.flatMap((answer) =>
    answer.ok
      ? answer.value.data.items.flatMap(({ status, imageId, closedAt, reason }) =>
          status === 'Fulfilled' && closedAt !== null ? [{ imageId, replacedAt: closedAt, reason }] : [],
        )
      : [],
  );
}
