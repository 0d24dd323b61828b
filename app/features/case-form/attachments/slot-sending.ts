import { appStorage } from '#app/browser/app-storage.ts';
import { createEncryption } from '#app/browser/encryption.ts';
import { createKeptFiles, type KeptFile, type KeptFiles } from '#app/browser/kept-files.ts';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { documentTypeOf } from '#app/core/forms/document-file.ts';
import type { CaseForm } from '#contracts/generated/wire.ts';
import type { CaseDesk } from '../saving/case-desk.ts';
import { removeFile, sendFile } from './file-requests.ts';

export type Slot = CaseForm['attachments'][number]['slot'];

/** How a file that was chosen stands. */
export interface SlotState {
  readonly phase: 'sending' | 'failed' | 'taken' | 'unremoved';
  readonly name: string;
  /** Why it is not on the server yet, in a sentence; of a slot that is taken, the name of the file that is there. */
  readonly message: string | null;
  /** The next page would find it in this browser. */
  readonly isKept: boolean;
}

/** The case that the files are for, on whichever page of it. */
export type CaseOfFiles = Pick<CaseDesk, 'create' | 'tellDropped'> & {
  readonly view: Pick<CaseDesk['view'], 'caseId'>;
};

interface SendingOptions {
  readonly userId: string;
  readonly desk: CaseOfFiles | null;
  readonly say: (slot: Slot, state: SlotState | null) => void;
  readonly onDone: () => void;
}

export const database = appStorage(() => window.indexedDB);

const UNKEPT = 'This browser does not keep it either: stay on this page until it is saved.';

/** The files of a case on their way to their slots. */
export class SlotSending {
  readonly #options: SendingOptions;
  readonly #held = new Map<Slot, KeptFile>();
  /** Files that go once it is agreed that another one is replaced. */
  readonly #asked = new Map<Slot, KeptFile>();
  readonly #encryption: ReturnType<typeof createEncryption>;

  constructor(options: SendingOptions) {
    this.#options = options;
    this.#encryption = createEncryption(storageKeyPort(() => options.userId));
  }

  async choose(slot: Slot, file: File, insteadOf: string): Promise<void> {
    // At once: the page must not be left before this browser keeps the file.
    this.#options.say(slot, { phase: 'sending', name: file.name, message: null, isKept: false });
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return this.#fail(slot, file.name, 'This file cannot be read.');
    // The type goes with the name: what a browser calls a file depends on what is installed beside it.
    const type = documentTypeOf(file.name) ?? file.type;
    return this.#send(slot, { name: file.name, type, isSent: false, insteadOf, bytes });
  }

  retry(slot: Slot): void {
    const file = this.#held.get(slot);
    if (file !== undefined) void this.#send(slot, file);
  }

  sendAgain(): void {
    for (const slot of this.#held.keys()) this.retry(slot);
  }

  /** The person agrees that the file is replaced which was there unseen. */
  replace(slot: Slot): void {
    const file = this.#asked.get(slot);
    if (file !== undefined) void this.#send(slot, file);
  }

  /** Resolves when it is known whether this browser keeps a file for the slot; its sending goes on. */
  async bringBack(slot: Slot, caseId: string): Promise<void> {
    const kept = this.#keptOf(caseId);
    const file = await kept.read(slot).catch(() => null);
    if (file === 'unreadable') {
      this.#options.desk?.tellDropped('unreadableFile');
      // What cannot be removed is told of again by the next page.
      return kept.remove(slot).catch(() => undefined);
    }
    const isHere = this.#held.has(slot) || this.#asked.has(slot);
    if (file !== null && !file.isSent && !isHere) void this.#send(slot, file);
  }

  /** The file that is not saved is not meant any more; what the server has stays. */
  async forget(slot: Slot): Promise<void> {
    const { desk, say } = this.#options;
    this.#held.delete(slot);
    this.#asked.delete(slot);
    say(slot, null);
    const caseId = desk?.view.caseId ?? null;
    if (caseId !== null) await this.#forgetKept(slot, caseId);
  }

  /** `shown` is the file that the person wants to be gone. */
  async remove(slot: Slot, caseId: string, shown: string): Promise<void> {
    const { userId, say, onDone } = this.#options;
    this.#held.delete(slot);
    const answer = await removeFile({ userId, caseId, slot, insteadOf: shown });
    if (answer.kind === 'done') {
      await this.#forgetKept(slot, caseId);
      say(slot, null);
      return onDone();
    }
    const isTaken = answer.kind === 'taken';
    const message = isTaken ? `${answer.held.name} is in its place by now.` : answer.message;
    say(slot, { phase: 'unremoved', name: 'The file', message, isKept: true });
    if (isTaken) onDone();
  }

  async #send(slot: Slot, file: KeptFile): Promise<void> {
    const { userId, desk, say, onDone } = this.#options;
    this.#held.set(slot, file);
    this.#asked.delete(slot);
    const sending = { phase: 'sending', name: file.name, message: null } as const;
    say(slot, { ...sending, isKept: false });
    await desk?.create();
    const caseId = desk?.view.caseId ?? null;
    if (caseId === null) return this.#fail(slot, file.name, 'The case could not be saved yet.', false);
    const kept = this.#keptOf(caseId);
    const isKept = await kept.keep(slot, file).then(
      () => true,
      () => false,
    );
    if (this.#held.get(slot) === file) say(slot, { ...sending, isKept });
    const answer = await sendFile({ userId, caseId, slot, insteadOf: file.insteadOf }, file);
    // Another file may have been chosen for this slot meanwhile.
    if (this.#held.get(slot) !== file) return;
    if (answer.kind === 'taken') {
      this.#held.delete(slot);
      this.#asked.set(slot, { ...file, insteadOf: answer.held.id });
      say(slot, { phase: 'taken', name: file.name, message: answer.held.name, isKept });
      return onDone();
    }
    if (answer.kind !== 'done') return this.#fail(slot, file.name, answer.message, isKept);
    this.#held.delete(slot);
    await kept.keep(slot, { ...file, isSent: true }).catch(() => undefined);
    say(slot, null);
    onDone();
  }

  #keptOf(caseId: string): KeptFiles {
    const { userId } = this.#options;
    const session = () => window.sessionStorage;
    return createKeptFiles({ userId, caseId, session, database, encryption: this.#encryption });
  }

  async #forgetKept(slot: Slot, caseId: string): Promise<void> {
    await this.#keptOf(caseId)
      .remove(slot)
      .catch(() => undefined);
  }

  #fail(slot: Slot, name: string, message: string, isKept = true): void {
    const told = isKept ? message : `${message} ${UNKEPT}`;
    this.#options.say(slot, { phase: 'failed', name, message: told, isKept });
  }
}
