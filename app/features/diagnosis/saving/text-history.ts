import { z } from 'zod';
import { createEncryption } from '#app/browser/encryption.ts';
import { createKeptText, forgetOthers } from '#app/browser/kept-text.ts';
import { type EarlierText, stillKept, withReplaced } from '#app/core/diagnosis/earlier-texts.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import type { TextOwner } from '#app/core/diagnosis/saved-text.ts';
import type { DroppedText } from './dropped-text.ts';

const KIND = 'diagnosis-history';

const History = z.array(z.object({ name: z.string(), text: z.string(), at: z.string() }));

/** Null for what is no such history: storage is not trusted. */
function parseHistory(text: string | null): readonly EarlierText[] | null {
  try {
    return History.safeParse(JSON.parse(text ?? '[]')).data ?? null;
  } catch {
    return null;
  }
}

export interface TextHistory {
  readonly read: () => Promise<readonly EarlierText[]>;
  /** Notes what a save has replaced, and tells what there is by now. */
  readonly note: (
    before: DiagnosisFields,
    after: DiagnosisFields,
    at: string,
  ) => Promise<readonly EarlierText[]>;
}

/** The earlier texts of a case's fields, which this browser keeps for their writer. */
export function textHistoryOf(
  { userId, caseId }: TextOwner,
  key: () => Promise<CryptoKey>,
  onDropped: (what: DroppedText) => void,
): TextHistory {
  const onUnreadable = () => onDropped('unreadableHistory');
  const kept = createKeptText({
    place: [KIND, userId, caseId],
    storage: () => window.localStorage,
    encryption: createEncryption(key),
    onUnreadable,
  });
  const read = async () => {
    const history = parseHistory(await kept.read());
    if (history === null) onUnreadable();
    return stillKept(history ?? [], Date.now());
  };
  return {
    read: async () => {
      if (forgetOthers(window.localStorage, KIND, userId)) onDropped('historyOfOthers');
      return read();
    },
    note: async (before, after, at) => {
      const earlier = await read();
      const history = withReplaced(earlier, before, after, at);
      if (history.length !== earlier.length || history[0] !== earlier[0])
        await kept.write(JSON.stringify(history));
      return history;
    },
  };
}
