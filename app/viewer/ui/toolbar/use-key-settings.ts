import { useUnit } from 'effector-react';
import { createContext, useContext, useMemo, useState } from 'react';
import { keepChoice, readChoice } from '#app/browser/own-choice.ts';
import { $case } from '../../state/slides.ts';
import { keyTable, type OwnKeys, readOwnKeys } from './own-keys.ts';
import { ariaKeys, keysAtWork, SHORTCUTS, type ShortcutGroup } from './shortcut-table.ts';
import type { ViewerCommands } from './viewer-commands.ts';

/** The choices are the reader's, for all cases. Nothing of a patient is in them. */
const switchOf = (userId: string): string => `viewer-single-keys:${userId}`;
const keysOf = (userId: string): string => `viewer-keys:${userId}`;

export interface KeySettings {
  readonly areOn: boolean;
  readonly turn: (on: boolean) => void;
  /** The keys as this reader has them. */
  readonly table: readonly ShortcutGroup[];
  /** The keys that do something now, for every text that names a key. */
  readonly atWork: readonly ShortcutGroup[];
  readonly isChanged: boolean;
  readonly change: (action: keyof ViewerCommands, key: string) => void;
  /** The usual keys again. */
  readonly reset: () => void;
}

/** Whether single keys do anything and which they are, as this reader chose it in this browser (WCAG 2.1.4). */
export function useKeySettings(): KeySettings {
  const userId = useUnit($case)?.userId ?? null;
  const [turned, setTurned] = useState<boolean | null>(null);
  const [changed, setChanged] = useState<OwnKeys | null>(null);
  // Nobody is named on the server, so its render asks for no storage.
  const readKept = (entry: (userId: string) => string): string | null =>
    userId === null ? null : readChoice(entry(userId));
  const keptKeys = readKept(keysOf);
  const own = useMemo(() => changed ?? readOwnKeys(keptKeys), [changed, keptKeys]);
  const keep = (next: OwnKeys) => {
    setChanged(next);
    if (userId !== null) keepChoice(keysOf(userId), JSON.stringify(next));
  };
  const areOn = turned ?? readKept(switchOf) !== 'off';
  const table = useMemo(() => keyTable(own), [own]);
  return {
    areOn,
    turn: (on) => {
      setTurned(on);
      if (userId !== null) keepChoice(switchOf(userId), on ? 'on' : 'off');
    },
    table,
    atWork: useMemo(() => keysAtWork(table, areOn), [table, areOn]),
    isChanged: Object.keys(own).length > 0,
    change: (action, key) => keep({ ...own, [action]: key }),
    reset: () => keep({}),
  };
}

/** The reader's keys that do something, for all that names one. */
export const KeyTableContext = createContext<readonly ShortcutGroup[]>(SHORTCUTS);

export const useAriaKeys = (action: keyof ViewerCommands): string | undefined =>
  ariaKeys(useContext(KeyTableContext), action);
