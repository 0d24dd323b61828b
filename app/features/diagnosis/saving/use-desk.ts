import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import type { EarlierText } from '#app/core/diagnosis/earlier-texts.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { readFields } from '#app/core/diagnosis/form-reading.ts';
import { SaveQueue } from '#app/core/diagnosis/save-queue.ts';
import type { QueueView, ServerText, TextOwner } from '#app/core/diagnosis/saved-text.ts';
import type { DiagnosisWarning } from '#contracts/generated/wire.ts';
import type { DroppedText } from './dropped-text.ts';
import { keptTextsOf, sendText } from './save-request.ts';
import { textHistoryOf } from './text-history.ts';
import { readUnsaved, unsavedLine } from './unsaved-text.ts';

/** What the form was last filled with; a new number fills it anew. */
interface Filling {
  readonly number: number;
  readonly fields: DiagnosisFields;
  readonly isBroughtBack: boolean;
}

export interface Desk {
  readonly view: QueueView;
  readonly filling: Filling;
  readonly warnings: readonly DiagnosisWarning[];
  /** What the form holds now. */
  readonly written: DiagnosisFields;
  readonly earlier: readonly EarlierText[];
  /** The browser keeps nothing, so what is not saved is only on this page. */
  readonly isUnkept: boolean;
  readonly dropped: readonly DroppedText[];
  /** Reads what the form holds now. */
  readonly read: (form: HTMLFormElement) => void;
  readonly hurry: () => void;
  /** The reader has chosen between two versions. */
  readonly settle: (fields: DiagnosisFields) => void;
}

export interface DeskStart {
  readonly owner: TextOwner;
  readonly server: ServerText & { readonly savedAt: string | null };
  readonly warnings: readonly DiagnosisWarning[];
  /** False where the text may not be changed. */
  readonly isOpen: boolean;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Saves what is written on the page, brings back what an earlier page could not save, and tells how it stands. */
export function useDesk({ owner, server, warnings, isOpen }: DeskStart): Desk {
  const [start] = useState({ owner, server, isOpen });
  const [view, setView] = useState<QueueView>(() => restingView(server.savedAt));
  const [filling, setFilling] = useState<Filling>({ number: 0, fields: server.fields, isBroughtBack: false });
  const [found, setFound] = useState(warnings);
  const [written, setWritten] = useState(server.fields);
  const [earlier, setEarlier] = useState<readonly EarlierText[]>([]);
  const [isUnkept, setUnkept] = useState(false);
  const [dropped, setDropped] = useState<readonly DroppedText[]>([]);
  const queue = useRef<SaveQueue | null>(null);
  const fillWith = useCallback((fields: DiagnosisFields, isBroughtBack: boolean) => {
    setWritten(fields);
    setFilling(({ number }) => ({ number: number + 1, fields, isBroughtBack }));
  }, []);

  useEffect(() => {
    if (!start.isOpen) return undefined;
    const key = storageKeyPort(() => start.owner.userId);
    // Now and not with the first word: who is offline by then could keep nothing.
    void key().catch(() => undefined);
    const tellDropped = (what: DroppedText) => setDropped((told) => [...new Set([...told, what])]);
    const kept = keptTextsOf(start.owner, key, () => tellDropped('unreadableText'));
    const history = textHistoryOf(start.owner, key, tellDropped);
    let onServer = start.server.fields;
    // Without the key there is no history to show, and the text is saved all the same.
    const show = (reading: Promise<readonly EarlierText[]>) => void reading.then(setEarlier, () => undefined);
    show(history.read());
    const made = new SaveQueue(start.owner, start.server, {
      save: async (text) => {
        const answer = await sendText(text);
        if (answer.kind === 'saved') {
          setFound(answer.warnings);
          show(history.note(onServer, text.fields, answer.savedAt));
          onServer = text.fields;
        }
        if (answer.kind === 'stale') onServer = answer.theirs.fields;
        return answer;
      },
      wait: pause,
      keep: (text) =>
        void kept.keep(unsavedLine(text)).then(
          () => setUnkept(false),
          () => setUnkept(true),
        ),
      onChange: setView,
    });
    queue.current = made;
    void kept
      .takeOver()
      .then((line) => readKept(line, tellDropped))
      .then(
        (text) => {
          if (text === null) return;
          const isTyped = made.view.isUnsaved;
          made.bringBack(text);
          if (!isTyped && made.view.isUnsaved) fillWith(text.fields, true);
        },
        // The key could not be had. What was kept stays where it is, for a page that has it.
        () => undefined,
      );
    const stop = listen(made, kept.release);
    return () => {
      stop();
      queue.current = null;
      void made.close().finally(kept.release);
    };
  }, [start, fillWith]);

  const hands = useMemo(
    () => ({
      read: (form: HTMLFormElement) => {
        const fields = readFields(new FormData(form).entries());
        setWritten(fields);
        queue.current?.change(fields);
      },
      hurry: () => queue.current?.hurry(),
      settle: (fields: DiagnosisFields) => {
        queue.current?.settle(fields);
        fillWith(fields, false);
      },
    }),
    [fillWith],
  );
  return { view, filling, warnings: found, written, earlier, isUnkept, dropped, ...hands };
}

/** What an earlier page could not save, if it can be read; what cannot is told. */
function readKept(line: string | null, tellDropped: (what: DroppedText) => void) {
  const text = readUnsaved(line);
  if (line !== null && text === null) tellDropped('unreadableText');
  return text;
}

const restingView = (savedAt: string | null): QueueView => ({
  phase: 'resting',
  isUnsaved: false,
  isAtRisk: false,
  savedAt,
  message: null,
  conflict: null,
});

/** What happens around the page: the network comes back, or the page is hidden or taken down. */
function listen(queue: SaveQueue, release: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hurry = () => queue.hurry();
  window.addEventListener('online', () => queue.cameOnline(), { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hurry(), {
    signal,
  });
  window.addEventListener(
    'pagehide',
    ({ persisted }) => {
      hurry();
      if (!persisted) release();
    },
    { signal },
  );
  return () => listening.abort();
}
