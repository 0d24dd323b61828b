import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $mapShown, mapRemembered } from '../../state/coverage/map.ts';
import { $case } from '../../state/slides.ts';

/** Of the reader and not of a case: nothing of a patient is in it. */
const entryOf = (userId: string): string => `viewer-coverage-map:${userId}`;

/** The map is shown again where this reader had it shown. */
export function useRememberedMap(): void {
  const { handed, shown, remember } = useUnit({ handed: $case, shown: $mapShown, remember: mapRemembered });
  const userId = handed?.userId ?? null;
  const [readFor, setReadFor] = useState<string | null>(null);
  useEffect(() => {
    if (userId === null) return;
    if (readFor === userId) window.localStorage.setItem(entryOf(userId), shown ? 'on' : 'off');
    else {
      setReadFor(userId);
      remember(window.localStorage.getItem(entryOf(userId)) === 'on');
    }
  }, [userId, readFor, shown, remember]);
}
