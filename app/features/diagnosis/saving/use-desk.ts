import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { forgetOthers } from '#app/browser/kept-text.ts';
import type { KeptTexts } from '#app/browser/kept-texts.ts';
import { giveUpText, listenToPage, readLeft, restingQueue } from '#app/browser/saving/desk.ts';
import { SaveQueue } from '#app/browser/saving/save-queue.ts';
import type { QueueView, ServerText, TextOwner } from '#app/browser/saving/saved-text.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { wait } from '#app/browser/wait.ts';
import type { EarlierText } from '#app/core/diagnosis/earlier-texts.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { readFields } from '#app/core/diagnosis/form-reading.ts';
import { findRowFault } from '#app/core/diagnosis/row-faults.ts';
import type { DiagnosisWarning } from '#contracts/generated/wire.ts';
import { keptTextsOf, sendText } from './save-request.ts';
import { readUnsaved, unsavedLine } from './unsaved-text.ts';

/** What the form was last filled with; a new number fills it anew. */
interface Filling {
  readonly number: number;
  readonly fields: DiagnosisFields;
  readonly isBroughtBack: boolean;
}

interface Locked {
  readonly reason: string;
  readonly base: DiagnosisFields;
  readonly saved: DiagnosisFields;
}

export interface Desk {
  readonly view: QueueView;
  readonly filling: Filling;
  readonly warnings: readonly DiagnosisWarning[];
  /** The images that the saved text cites marks of and that were replaced by then. */
  readonly replaced: readonly string[];
  /** What the form holds now. */
  readonly written: DiagnosisFields;
  /** Why a row that stands in the form is not part of what is saved; null where every row is. */
  readonly rowFault: string | null;
  readonly earlier: readonly EarlierText[];
  /** The browser keeps nothing, so what is not saved is only on this page. */
  readonly isUnkept: boolean;
  /** What this browser had stored could not be read and is removed, which its reader is told. */
  readonly isUnreadable: boolean;
  /** Why the text takes no more words, and what of it the server has; null while it is open. */
  readonly locked: Locked | null;
  /** Reads what the form holds now. */
  readonly read: (form: HTMLFormElement) => void;
  readonly hurry: () => void;
  /** The reader has chosen between two versions. */
  readonly settle: (fields: DiagnosisFields) => void;
  /** The page is left, and its reader gives up what could not be saved. */
  readonly giveUp: () => void;
}

/** What the server says of the text that it saved last. */
interface Found {
  readonly warnings: readonly DiagnosisWarning[];
  readonly replaced?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];
const saidBy = ({ warnings, replaced = NONE }: Found) => ({ warnings, replaced });

/** What saves the text, and what keeps it in this browser until then. */
interface Work {
  readonly queue: SaveQueue;
  readonly kept: KeptTexts;
  /** The reader has written on this page, though it may be saved by now or be no field yet, such as half a code. */
  isWritten: boolean;
  isClosed: boolean;
}

export interface DeskStart {
  readonly owner: TextOwner;
  /** The number of the case, which is kept with its words. */
  readonly caseID: string | null;
  readonly server: ServerText & { readonly savedAt: string | null };
  readonly warnings: readonly DiagnosisWarning[];
  /** What the fields said before, as the server has kept it. */
  readonly earlier: readonly EarlierText[];
  /** False where the text may not be changed. */
  readonly isOpen: boolean;
}

/** Earlier texts were kept in the browser once; the server has them now. */
const OLD_HISTORY = 'diagnosis-history';

/** Saves what is written on the page, brings back what an earlier page could not save, and tells how it stands. */
export function useDesk({ owner, caseID, server, warnings, earlier: before, isOpen }: DeskStart): Desk {
  const [start] = useState({ owner, caseID, server, isOpen });
  const [view, setView] = useState<QueueView>(() => restingQueue(server.savedAt));
  const [filling, setFilling] = useState<Filling>({ number: 0, fields: server.fields, isBroughtBack: false });
  const [found, setFound] = useState<Found>({ warnings });
  const [written, setWritten] = useState(server.fields);
  const [rowFault, setRowFault] = useState<string | null>(null);
  const [earlier, setEarlier] = useState(before);
  const [isUnkept, setUnkept] = useState(false);
  const [locked, setLocked] = useState<Locked | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const work = useRef<Work | null>(null);
  const fillWith = useCallback((fields: DiagnosisFields, isBroughtBack: boolean) => {
    setWritten(fields);
    setRowFault(null);
    setFilling(({ number }) => ({ number: number + 1, fields, isBroughtBack }));
  }, []);

  useEffect(() => {
    if (!start.isOpen) return undefined;
    const key = storageKeyPort(() => start.owner.userId);
    // Now and not with the first word: who is offline by then could keep nothing.
    void key().catch(() => undefined);
    const tellUnreadable = () => setUnreadable(true);
    const kept = keptTextsOf(start.owner, key, tellUnreadable);
    forgetOthers(window.localStorage, OLD_HISTORY, '');
    const made = new SaveQueue(start.owner, start.server, {
      save: async (text) => {
        const answer = await sendText(text);
        if (answer.kind === 'saved') {
          setFound(answer);
          setEarlier(answer.earlier);
        }
        if (answer.kind === 'refused' && answer.isLocked === true) {
          const { fields: base } = made.server;
          setLocked({ reason: answer.message, base, saved: answer.saved ?? base });
        }
        return answer;
      },
      wait,
      keep: (text) =>
        void kept.keep(unsavedLine(text, start.caseID)).then(
          () => setUnkept(false),
          () => setUnkept(true),
        ),
      // Where the text of this page could not be kept, what an earlier page left stays.
      dropEarlier: () => void kept.dropTakenOver().catch(() => undefined),
      onChange: setView,
    });
    const begun: Work = { queue: made, kept, isWritten: false, isClosed: false };
    work.current = begun;
    void bringBack(begun, tellUnreadable, (fields) => fillWith(fields, true));
    const stop = listenToPage(made, kept.release);
    return () => {
      stop();
      work.current = null;
      begun.isClosed = true;
      void made.close().finally(kept.release);
    };
  }, [start, fillWith]);

  const hands = useMemo(
    () => ({
      read: (form: HTMLFormElement) => {
        if (work.current !== null) work.current.isWritten = true;
        const posted = [...new FormData(form)];
        const fields = readFields(posted);
        setWritten(fields);
        setRowFault(findRowFault(posted));
        work.current?.queue.change(fields);
      },
      hurry: () => work.current?.queue.hurry(),
      settle: (fields: DiagnosisFields) => {
        work.current?.queue.settle(fields);
        fillWith(fields, false);
      },
      giveUp: () => work.current && giveUpText(work.current.queue, work.current.kept),
    }),
    [fillWith],
  );
  const told = { isUnkept, isUnreadable, locked, ...saidBy(found) };
  return { view, filling, written, rowFault, earlier, ...told, ...hands };
}

/** Brings back what an earlier page left of this case; `onFilled` is told of what the form shows in place of the server's text. */
async function bringBack(
  work: Work,
  onUnreadable: () => void,
  onFilled: (fields: DiagnosisFields) => void,
): Promise<void> {
  const { queue, kept } = work;
  const isClosed = () => work.isClosed;
  const text = await readLeft({ takeOver: kept.takeOver, read: readUnsaved, onUnreadable, wait, isClosed });
  if (text === null) return;
  queue.bringBack(text, work.isWritten);
  if (!work.isWritten && queue.view.isUnsaved) onFilled(text.fields);
}
