import { isOpenRequest } from '#app/core/diagnosis/open-requests.ts';
import type { RescanNewsAnswer } from '#app/core/resources/rescan-news-answer.ts';
import type { Api } from '#app/server/api.server.ts';

/** More than a viewer asks for; a longer address is none of ours. */
const MOST_SLIDES = 50;
const WHOLE_PAGE = 100;

/**
 * The images of some subsections that were scanned again, and those that are to be. Read from the rescans and not from the case, each reading of
 * which goes into the audit trail. Where nothing can be read there is no news.
 */
export async function readRescanNews(
  api: Pick<Api, 'listRescanRequests'>,
  caseId: string,
  subsectionIds: readonly string[],
): Promise<Pick<RescanNewsAnswer, 'replaced' | 'rescans'>> {
  const asked = [...new Set(subsectionIds)].slice(0, MOST_SLIDES);
  const answers = await Promise.all(
    asked.map(async (subsectionId) => {
      const params = { caseId, subsectionId };
      const answer = await api.listRescanRequests({ params, query: { pageSize: WHOLE_PAGE } });
      return answer.ok ? [{ subsectionId, items: answer.value.data.items }] : [];
    }),
  );
  const read = answers.flat();
  return {
    replaced: read.flatMap(({ items }) =>
      items.flatMap(({ status, imageId, closedAt, reason }) =>
        status === 'Fulfilled' && closedAt !== null ? [{ imageId, replacedAt: closedAt, reason }] : [],
      ),
    ),
    rescans: read.map(({ subsectionId, items }) => ({
      subsectionId,
      open: items.filter(isOpenRequest).map(({ imageId, reason, note }) => ({ imageId, reason, note })),
    })),
  };
}

/**
 * Whether a slide that was open is there for this reader no more: the case was given to somebody else, withdrawn or sent
 * back. Asked by the link of its file, which is no reading of the case and so stands in no audit trail; a server that
 * fails has taken nothing away.
 */
export async function isCaseGone(api: Pick<Api, 'getDownloadLink'>, blobId: string | null): Promise<boolean> {
  if (blobId === null) return false;
  const answer = await api.getDownloadLink({ params: { blobId } });
  return !answer.ok && answer.error.kind === 'http' && answer.error.status === 404;
}
