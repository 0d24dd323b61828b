import { useEffect, useMemo, useRef, useState } from 'react';
import { forgetOthers } from '#app/browser/kept-text.ts';
import type { KeptTexts } from '#app/browser/kept-texts.ts';
import { giveUpText, listenToPage, readLeft, restingQueue } from '#app/browser/saving/desk.ts';
import { SaveQueue } from '#app/browser/saving/save-queue.ts';
import type { QueueView, ServerText, TextOwner, UnsavedText } from '#app/browser/saving/saved-text.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { wait } from '#app/browser/wait.ts';
import {
  type BegunRows,
  hasRows,
  isSameRows,
  joinedRows,
  NO_ROWS,
  withCorrelation,
} from '#app/core/diagnosis/begun-rows.ts';
import type { EarlierText } from '#app/core/diagnosis/earlier-texts.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { isSameText } from '#app/core/text/text-fields.ts';
import type { DiagnosisWarning } from '#contracts/generated/wire.ts';
import { keptTextsOf, sendText } from './save-request.ts';
import { type KeptDiagnosis, readUnsaved, unsavedLine } from './unsaved-text.ts';
import { type Filling, useFilledForm } from './use-filled-form.ts';

interface Locked {
  readonly reason: string;
  readonly base: DiagnosisFields;
  readonly saved: DiagnosisFields;
  /** The case is not the writer's any more. */
  readonly isGone: boolean;
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
  /** The rows of which that is true. */
  readonly begun: BegunRows;
  readonly earlier: readonly EarlierText[];
  /** The browser keeps nothing, so what is not saved is only on this page. */
  readonly isUnkept: boolean;
  /** What this browser had stored could not be read and is removed, which its reader is told. */
  readonly isUnreadable: boolean;
  /** Why the text takes no more words, and what of it the server has; null while it is open. */
  readonly locked: Locked | null;
  /** Reads what the form holds now. */
  readonly read: (form: HTMLFormElement) => void;
  /** Looks at a form that was filled just now, in which nobody has written yet. */
  readonly look: (form: HTMLFormElement) => void;
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
  /** What the form held when it was read last. */
  fields: DiagnosisFields;
  begun: BegunRows;
  unsaved: UnsavedText | null;
  /** Keeps in this browser what the server has not, the rows that it could not take among it. */
  readonly keep: () => void;
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

/** How the work of a page begins. */
const AT_FIRST = { isWritten: false, isClosed: false, begun: NO_ROWS, unsaved: null };

/** Saves what is written on the page, brings back what an earlier page could not save, and tells how it stands. */
export function useDesk({ owner, caseID, server, warnings, earlier: before, isOpen }: DeskStart): Desk {
  const [start] = useState({ owner, caseID, server, isOpen });
  const [view, setView] = useState<QueueView>(() => restingQueue(server.savedAt));
  const [found, setFound] = useState<Found>({ warnings });
  const { state, fillWith, lookAt } = useFilledForm(server.fields);
  const [earlier, setEarlier] = useState(before);
  const [isUnkept, setUnkept] = useState(false);
  const [locked, setLocked] = useState<Locked | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const work = useRef<Work | null>(null);
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
          const { message: reason, saved = base, isGone = false } = answer;
          setLocked({ reason, base, saved, isGone });
        }
        return answer;
      },
      wait,
      keep: (text) => {
        page.unsaved = text;
        page.keep();
      },
      // Where the text of this page could not be kept, what an earlier page left stays.
      dropEarlier: () => void kept.dropTakenOver().catch(() => undefined),
      onChange: setView,
    });
    const page: Work = {
      queue: made,
      kept,
      ...AT_FIRST,
      fields: start.server.fields,
      keep: () =>
        void kept.keep(keptLine(page, start.caseID)).then(
          () => setUnkept(false),
          () => setUnkept(true),
        ),
    };
    work.current = page;
    void bringBack(page, tellUnreadable, (fields, rows) => fillWith(fields, rows, true));
    const stop = listenToPage(made, kept.release);
    return () => {
      stop();
      work.current = null;
      page.isClosed = true;
      void made.close().finally(kept.release);
    };
  }, [start, fillWith]);

  const hands = useMemo(
    () => ({
      look: (shown: HTMLFormElement) => void Object.assign(work.current ?? {}, lookAt(shown)),
      read: (shown: HTMLFormElement) => {
        const now = lookAt(shown);
        if (work.current !== null) take(work.current, now);
      },
      hurry: () => work.current?.queue.hurry(),
      settle: (fields: DiagnosisFields) => {
        if (work.current !== null) settleAs(work.current, fields, fillWith);
      },
      giveUp: () => void (work.current !== null && giveUpAll(work.current)),
    }),
    [fillWith, lookAt],
  );
  const told = { isUnkept, isUnreadable, locked, ...saidBy(found) };
  return { view, ...state, earlier, ...told, ...hands };
}

/** The reader has chosen between two versions; a row that neither could have stays on the page. */
function settleAs(
  { queue, begun }: Work,
  fields: DiagnosisFields,
  fillWith: ReturnType<typeof useFilledForm>['fillWith'],
): void {
  const settled = withCorrelation(fields, begun);
  queue.settle(settled);
  fillWith(settled, begun, false);
}

function giveUpAll(work: Work): void {
  work.begun = NO_ROWS;
  giveUpText(work.queue, work.kept);
}

/** The reader has written, and this is what the form holds now. */
function take(work: Work, now: Pick<Work, 'fields' | 'begun'>): void {
  const isOtherRow = !isSameRows(work.begun, now.begun);
  Object.assign(work, now, { isWritten: true });
  work.queue.change(now.fields);
  // A row that lacks something is no change of the text.
  if (isOtherRow) work.keep();
}

/** What this browser keeps of a page; null where the server has all of it. */
function keptLine({ unsaved, begun, queue }: Work, caseID: string | null): string | null {
  const { server } = queue;
  return unsavedLine(
    unsaved ?? (hasRows(begun) ? { base: server, fields: server.fields, tried: [] } : null),
    caseID,
    begun,
  );
}

/** Brings back what an earlier page left of this case; `onFilled` is told of what the form shows in place of the server's text. */
async function bringBack(
  work: Work,
  onUnreadable: () => void,
  onFilled: (fields: DiagnosisFields, begun: BegunRows) => void,
): Promise<void> {
  const { queue, kept } = work;
  const isClosed = () => work.isClosed;
  const newest = await readLeft({ takeOver: kept.takeOver, read: readUnsaved, onUnreadable, wait, isClosed });
  if (newest === null) return;
  const { text, begun } = await withRest(kept, newest);
  if (isClosed()) return;
  work.begun = joinedRows(work.begun, begun);
  const { server } = queue;
  const left = text ?? { ...newest, base: server, fields: server.fields };
  queue.bringBack(left, work.isWritten);
  const isTextBack = !work.isWritten && queue.view.isUnsaved;
  if (isTextBack || hasRows(begun)) onFilled(work.isWritten ? work.fields : left.fields, work.begun);
}

interface LeftBefore {
  /** The newest text that differs from the server's; null where there is none. */
  readonly text: KeptDiagnosis | null;
  readonly begun: BegunRows;
}

/** What was left last, with the rows of all earlier pages: whoever closed several windows misses none of them. */
async function withRest(kept: KeptTexts, newest: KeptDiagnosis): Promise<LeftBefore> {
  const all = [newest];
  const isTextIn = () => all.some((one) => !isOfRowsAlone(one));
  const isWanted = (line: string): boolean => {
    const left = readUnsaved(line);
    // The older of two texts is asked about at the next load: nobody compares three versions at once.
    if (left === null || (!isOfRowsAlone(left) && isTextIn())) return false;
    all.push(left);
    return true;
  };
  await kept.takeRest(isWanted).catch(() => undefined);
  return {
    text: all.find((one) => !isOfRowsAlone(one)) ?? null,
    begun: all.reduce((rows, { begun }) => joinedRows(rows, begun), NO_ROWS),
  };
}

/** The server had all of it but for rows that lacked something, so that no version of the text is asked about. */
const isOfRowsAlone = ({ base, fields }: KeptDiagnosis): boolean => isSameText(base.fields, fields);
