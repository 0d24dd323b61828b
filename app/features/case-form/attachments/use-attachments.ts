import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { appStorage } from '#app/browser/app-storage.ts';
import { createEncryption } from '#app/browser/encryption.ts';
import {
  createKeptFiles,
  forgetFilesOfOthers,
  forgetFilesOutOfDate,
  type KeptFile,
  type KeptFiles,
} from '#app/browser/kept-files.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { documentTypeOf } from '#app/core/forms/document-file.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import type { CaseDesk } from '../saving/case-desk.ts';
import type { Dropped } from '../saving/desk-view.ts';
import { removeFile, sendFile } from './file-requests.ts';

type Slot = CaseForm['attachments'][number]['slot'];

/** How a file that was chosen stands. */
export interface SlotState {
  readonly phase: 'sending' | 'failed' | 'taken' | 'unremoved';
  readonly name: string;
  /** Why it is not on the server yet, in a sentence; of a slot that is taken, the name of the file that is there. */
  readonly message: string | null;
  /** The next page would find it in this browser. */
  readonly isKept: boolean;
}

export interface Attachments {
  readonly states: Readonly<Partial<Record<Slot, SlotState>>>;
  /** A file is on this page alone. */
  readonly isAtRisk: boolean;
  /** `insteadOf` is the file that the slot shows. */
  readonly choose: (slot: Slot, file: File, insteadOf: string) => void;
  readonly retry: (slot: Slot) => void;
  /** The person agrees that the file is replaced which was there unseen. */
  readonly replace: (slot: Slot) => void;
  readonly remove: (slot: Slot, shown: string) => void;
  /** The file that could not be saved is not meant any more; what the server has stays. */
  readonly forget: (slot: Slot) => void;
}

/** The files of a case on their way to the server: kept in this browser first, and again after a reload. */
export function useAttachments(
  userId: string,
  desk: CaseDesk | null,
  caseId: string | null,
  slots: readonly Slot[],
): Attachments {
  const [states, setStates] = useState<Attachments['states']>({});
  const { revalidate } = useRevalidator();
  const say = useCallback((slot: Slot, state: SlotState | null) => {
    setStates(({ [slot]: _, ...others }) => (state === null ? others : { ...others, [slot]: state }));
  }, []);
  const sending = useMemo(
    () => sendingOf({ userId, desk, say, onDone: revalidate }),
    [userId, desk, say, revalidate],
  );
  useEffect(() => {
    const places = { session: window.sessionStorage, database };
    const tell = (why: Dropped) => (isAny: boolean) => isAny && desk?.tellDropped(why);
    void forgetFilesOfOthers(places, userId)
      .then(tell('ofOthers'))
      .then(() => forgetFilesOutOfDate(places, Date.now()))
      .then(tell('outOfDate'))
      .catch(() => undefined);
  }, [userId, desk]);
  useEffect(() => {
    if (caseId !== null && desk !== null) for (const slot of slots) void sending.bringBack(slot, caseId);
  }, [caseId, desk, sending, slots]);
  useEffect(() => {
    window.addEventListener('online', sending.sendAgain);
    return () => window.removeEventListener('online', sending.sendAgain);
  }, [sending]);
  return {
    states,
    isAtRisk: Object.values(states).some(({ isKept }) => !isKept),
    choose: (slot, file, insteadOf) => void sending.choose(slot, file, insteadOf),
    retry: sending.retry,
    replace: sending.replace,
    remove: (slot, shown) => void (caseId !== null && sending.remove(slot, caseId, shown)),
    forget: (slot) => void sending.forget(slot),
  };
}

const database = appStorage(() => window.indexedDB);

const UNKEPT = 'This browser does not keep it either: stay on this page until it is saved.';

interface SendingOptions {
  readonly userId: string;
  readonly desk: CaseDesk | null;
  readonly say: (slot: Slot, state: SlotState | null) => void;
  readonly onDone: () => void;
}

function sendingOf({ userId, desk, say, onDone }: SendingOptions) {
  const held = new Map<Slot, KeptFile>();
  /** Files that go once it is agreed that another one is replaced. */
  const asked = new Map<Slot, KeptFile>();
  const encryption = createEncryption(storageKeyPort(() => userId));
  const keptOf = (caseId: string): KeptFiles =>
    createKeptFiles({ userId, caseId, session: () => window.sessionStorage, database, encryption });
  const fail = (slot: Slot, name: string, message: string, isKept = true): void =>
    say(slot, { phase: 'failed', name, message: isKept ? message : `${message} ${UNKEPT}`, isKept });

  const send = async (slot: Slot, file: KeptFile): Promise<void> => {
    held.set(slot, file);
    asked.delete(slot);
    const sending = { phase: 'sending', name: file.name, message: null } as const;
    say(slot, { ...sending, isKept: false });
    await desk?.create();
    const caseId = desk?.view.caseId ?? null;
    if (caseId === null) return fail(slot, file.name, 'The case could not be saved yet.', false);
    const kept = keptOf(caseId);
    const isKept = await kept.keep(slot, file).then(
      () => true,
      () => false,
    );
    if (held.get(slot) === file) say(slot, { ...sending, isKept });
    const answer = await sendFile({ userId, caseId, slot, insteadOf: file.insteadOf }, file);
    // Another file may have been chosen for this slot meanwhile.
    if (held.get(slot) !== file) return;
    if (answer.kind === 'taken') {
      held.delete(slot);
      asked.set(slot, { ...file, insteadOf: answer.held.id });
      say(slot, { phase: 'taken', name: file.name, message: answer.held.name, isKept });
      return onDone();
    }
    if (answer.kind !== 'done') return fail(slot, file.name, answer.message, isKept);
    held.delete(slot);
    await kept.keep(slot, { ...file, isSent: true }).catch(() => undefined);
    say(slot, null);
    onDone();
  };
  const retry = (slot: Slot): void => {
    const file = held.get(slot);
    if (file !== undefined) void send(slot, file);
  };
  return {
    retry,
    replace: (slot: Slot): void => {
      const file = asked.get(slot);
      if (file !== undefined) void send(slot, file);
    },
    sendAgain: () => {
      for (const slot of held.keys()) retry(slot);
    },
    bringBack: async (slot: Slot, caseId: string): Promise<void> => {
      const kept = keptOf(caseId);
      const file = await kept.read(slot).catch(() => null);
      if (file === 'unreadable') {
        desk?.tellDropped('unreadableFile');
        // What cannot be removed is told of again by the next page.
        return kept.remove(slot).catch(() => undefined);
      }
      if (file !== null && !file.isSent && !held.has(slot) && !asked.has(slot)) await send(slot, file);
    },
    choose: async (slot: Slot, file: File, insteadOf: string): Promise<void> => {
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) return fail(slot, file.name, 'This file cannot be read.');
      // The type goes with the name: what a browser calls a file depends on what is installed beside it.
      return send(slot, {
        name: file.name,
        type: documentTypeOf(file.name) ?? file.type,
        isSent: false,
        insteadOf,
        bytes,
      });
    },
    forget: async (slot: Slot): Promise<void> => {
      held.delete(slot);
      asked.delete(slot);
      say(slot, null);
      const caseId = desk?.view.caseId ?? null;
      if (caseId !== null)
        await keptOf(caseId)
          .remove(slot)
          .catch(() => undefined);
    },
    remove: async (slot: Slot, caseId: string, shown: string): Promise<void> => {
      held.delete(slot);
      const answer = await removeFile({ userId, caseId, slot, insteadOf: shown });
      if (answer.kind !== 'done') {
        const isTaken = answer.kind === 'taken';
        const message = isTaken ? `${answer.held.name} is in its place by now.` : answer.message;
        say(slot, { phase: 'unremoved', name: 'The file', message, isKept: true });
        return isTaken ? onDone() : undefined;
      }
      await keptOf(caseId)
        .remove(slot)
        .catch(() => undefined);
      say(slot, null);
      onDone();
    },
  };
}
