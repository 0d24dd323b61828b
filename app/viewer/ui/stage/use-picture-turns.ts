import { useUnit } from 'effector-react';
import { useState } from 'react';
import { z } from 'zod';
import { keepChoice, readChoice } from '#app/browser/own-choice.ts';
import { parseJson } from '#app/core/objects.ts';
import { turnBy } from '#app/core/viewing/rotation.ts';
import { $case } from '../../state/slides.ts';
import type { AssociatedKind } from '../../tiles/associated.ts';

const QUARTER = 90;

/** The turns are the reader's, for all cases, because a scanner lays all its labels the same way. Nothing of a patient is in them. */
const entryOf = (userId: string): string => `viewer-picture-turns:${userId}`;

const turn = z.literal([0, 90, 180, 270]).exactOptional();
const Turns = z.object({ label: turn, macro: turn, thumbnail: turn });

const keptTurns = (userId: string | null): z.output<typeof Turns> =>
  userId === null ? {} : (Turns.safeParse(parseJson(readChoice(entryOf(userId)) ?? '')).data ?? {});

export interface PictureTurns {
  /** Degrees clockwise. */
  readonly of: (kind: AssociatedKind) => number;
  readonly turn: (kind: AssociatedKind) => void;
}

/** How this reader has turned the pictures of the glass upright in this browser. */
export function usePictureTurns(): PictureTurns {
  const userId = useUnit($case)?.userId ?? null;
  const [turned, setTurned] = useState<Partial<Record<AssociatedKind, number>> | null>(null);
  const turns = turned ?? keptTurns(userId);
  return {
    of: (kind) => turns[kind] ?? 0,
    turn: (kind) => {
      const now = { ...turns, [kind]: turnBy(turns[kind] ?? 0, QUARTER) };
      setTurned(now);
      if (userId !== null) keepChoice(entryOf(userId), JSON.stringify(now));
    },
  };
}
