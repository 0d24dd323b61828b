import { useRevalidator } from '@remix-run/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { appStorage } from '#app/browser/app-storage.ts';
import { createEncryption } from '#app/browser/encryption.ts';
import {
  createKeptFiles,
  forgetFilesOfOthers,
  type KeptFile,
  type KeptFiles,
} from '#app/browser/kept-files.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { documentTypeOf } from '#app/core/forms/document-file.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import type { CaseDesk } from '../saving/case-desk.ts';
import { removeFile, sendFile } from './file-requests.ts';

type Slot = CaseForm['attachments'][number]['slot'];

/** How a file that was chosen stands. */
export interface SlotState {
  readonly phase: 'sending' | 'failed';
  readonly name: string;
  /** Why it is not on the server yet, in a sentence. */
  readonly message: string | null;
}

export interface Attachments {
  readonly states: Readonly<Partial<Record<Slot, SlotState>>>;
  readonly choose: (slot: Slot, file: File) => void;
  readonly retry: (slot: Slot) => void;
  readonly remove: (slot: Slot) => void;
}

const places = { session: () => window.sessionStorage, database: appStorage(() => window.indexedDB) };

/** The files of a case on their way to the server: kept in this browser first, and again after a reload. */
export function useAttachments(
  userId: string,
  desk: CaseDesk | null,
  caseId: string | null,
  slots: readonly Slot[],
): Attachments {
  const [states, setStates] = useState<Attachments['states']>({});
  const { revalidate } = useRevalidator();
  const held = useRef(new Map<Slot, KeptFile>());
  const key = useMemo(() => storageKeyPort(() => userId), [userId]);
  const keptOf = useCallback(
    (ofCase: string): KeptFiles =>
      createKeptFiles({ userId, caseId: ofCase, ...places, encryption: createEncryption(key) }),
    [userId, key],
  );
  const say = useCallback((slot: Slot, state: SlotState | null) => {
    setStates(({ [slot]: _, ...others }) => (state === null ? others : { ...others, [slot]: state }));
  }, []);

  const send = useCallback(
    async (slot: Slot, file: KeptFile) => {
      held.current.set(slot, file);
      say(slot, { phase: 'sending', name: file.name, message: null });
      await desk?.create();
      const ofCase = desk?.view.caseId ?? null;
      if (ofCase === null)
        return say(slot, { phase: 'failed', name: file.name, message: 'The case could not be saved yet.' });
      const kept = keptOf(ofCase);
      await kept.keep(slot, file).catch(() => undefined);
      const answer = await sendFile({ userId, caseId: ofCase, slot }, file);
      // Another file may have been chosen for this slot meanwhile.
      if (held.current.get(slot) !== file) return undefined;
      if (answer.kind !== 'done')
        return say(slot, { phase: 'failed', name: file.name, message: answer.message });
      held.current.delete(slot);
      await kept.keep(slot, { ...file, isSent: true }).catch(() => undefined);
      say(slot, null);
      return revalidate();
    },
    [userId, desk, keptOf, say, revalidate],
  );

  useEffect(() => {
    void forgetFilesOfOthers({ session: places.session(), database: places.database }, userId).catch(
      () => undefined,
    );
  }, [userId]);

  useEffect(() => {
    if (caseId === null || desk === null) return;
    const kept = keptOf(caseId);
    for (const slot of slots)
      void kept.read(slot).then(
        (file) => {
          if (file !== null && !file.isSent && !held.current.has(slot)) void send(slot, file);
        },
        () => undefined,
      );
  }, [caseId, desk, keptOf, send, slots]);

  const resend = useCallback(
    (slot: Slot) => {
      const file = held.current.get(slot);
      if (file !== undefined) void send(slot, file);
    },
    [send],
  );
  useEffect(() => {
    const again = () => {
      for (const slot of held.current.keys()) resend(slot);
    };
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [resend]);

  return {
    states,
    choose: (slot, file) =>
      void file.arrayBuffer().then(
        (bytes) =>
          // The type goes with the name: what a browser calls a file depends on what is installed beside it.
          send(slot, { name: file.name, type: documentTypeOf(file.name) ?? file.type, isSent: false, bytes }),
        () => say(slot, { phase: 'failed', name: file.name, message: 'This file cannot be read.' }),
      ),
    retry: resend,
    remove: (slot) => {
      if (caseId === null) return;
      held.current.delete(slot);
      void removeFile({ userId, caseId, slot }).then(async (answer) => {
        if (answer.kind !== 'done')
          return say(slot, { phase: 'failed', name: 'The file', message: answer.message });
        await keptOf(caseId)
          .remove(slot)
          .catch(() => undefined);
        say(slot, null);
        return revalidate();
      });
    },
  };
}
