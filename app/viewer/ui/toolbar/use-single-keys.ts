import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $case } from '../../state/slides.ts';

/** The choice is the reader's, for all cases. Nothing of a patient is in it. */
const entryOf = (userId: string): string => `viewer-single-keys:${userId}`;

export interface SingleKeys {
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
}

/** Whether single keys do anything, as this reader chose it in this browser (WCAG 2.1.4). */
export function useSingleKeys(): SingleKeys {
  const userId = useUnit($case)?.userId ?? null;
  const [turned, setTurned] = useState<boolean | null>(null);
  // Nobody is named on the server, so its render asks for no storage.
  const areKeptOn = userId === null || window.localStorage.getItem(entryOf(userId)) !== 'off';
  return {
    areOn: turned ?? areKeptOn,
    turn: (on) => {
      setTurned(on);
      if (userId !== null) window.localStorage.setItem(entryOf(userId), on ? 'on' : 'off');
    },
  };
}
