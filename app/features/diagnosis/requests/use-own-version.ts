import { useCallback, useState } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import { SlideRequestsAnswer } from '#app/core/resources/slide-requests-answer.ts';
import type { Case } from '#contracts/generated/wire.ts';

/**
 * The first save of a text makes a draft of the report, and with that a new version of the case. Its writer knows of it:
 * the next request waits for it while `isReading`, and is not refused as if somebody else had been here. Where more than this one step was made, somebody has.
 */
export function useOwnVersion({ id, version, etag }: Pick<Case, 'id' | 'version' | 'etag'>) {
  const [own, setOwn] = useState<Pick<Case, 'id' | 'version' | 'etag'> | null>(null);
  const [isReading, setReading] = useState(false);
  const firstSaved = useCallback(() => {
    setReading(true);
    void fetchAnswer(SlideRequestsAnswer, `/resources/slide-requests/${encodeURIComponent(id)}`)
      .then(
        (answer) => answer.ok && setOwn(answer.item),
        // Then the next request says that the page has to be read anew.
        () => undefined,
      )
      .finally(() => setReading(false));
  }, [id]);
  const isNext = own !== null && own.id === id && own.version === version + 1;
  return { etag: isNext ? own.etag : etag, isReading, firstSaved };
}
