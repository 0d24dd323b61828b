import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $case } from '../../state/slides.ts';

/** Of the reader and not of a case: nothing of a patient is in it. */
const entryOf = (userId: string): string => `viewer-single-keys:${userId}`;

export interface SingleKeys {
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Whether single keys do anything, as this reader chose it in this browser (WCAG 2.1.4). */
export function useSingleKeys(): SingleKeys {
  const userId = useUnit($case)?.userId ?? null;
  const [areOn, setOn] = useState(true);
  useEffect(() => {
    if (userId !== null) setOn(window.localStorage.getItem(entryOf(userId)) !== 'off');
  }, [userId]);
  return {
    areOn,
    turn: (on) => {
      setOn(on);
      if (userId !== null) window.localStorage.setItem(entryOf(userId), on ? 'on' : 'off');
    },
  };
}
