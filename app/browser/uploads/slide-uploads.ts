import { filesOfSlides } from '#app/core/uploads/files-of-slides.ts';
import type { SlideSight } from '#app/core/uploads/slide-sight.ts';
import type { Upload } from '#contracts/generated/wire.ts';
import { GivenUp } from './given-up.ts';
import {
  type Announced,
  askLasting,
  begunAnew,
  companionOf,
  endOf,
  faultOf,
  freshOf,
  isForAnother,
  isLeft,
  isUnfit,
  type KeptUpload,
  keptOf,
  leftOf,
  messageOf,
  type Running,
  type SlideUpload,
  tellingWaits,
  type UploadPlace,
  type UploadPorts,
  uploadOf,
} from './running-upload.ts';
import { sendFile } from './send-file.ts';
import { untilRead } from './until-read.ts';

const FILES_AT_ONCE = 2;

/** The slide files of this person that are on their way. They go on while another page of the product is looked at. */
export class SlideUploads {
  readonly #ports: UploadPorts;
  readonly #listeners = new Set<() => void>();
  readonly #arrived = new Map<string, File>();
  readonly #givenUp: GivenUp;
  #all: readonly Running[] = [];
  #shown: readonly SlideUpload[] = [];

  constructor(ports: UploadPorts) {
    this.#ports = ports;
    this.#givenUp = new GivenUp(ports, () => this.#keep());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): readonly SlideUpload[] => this.#shown;

  get userId(): string {
    return this.#ports.userId;
  }

  /** The files of one choice: data files go with the slide that they were chosen with. */
  add(files: readonly File[], place: UploadPlace): void {
    for (const [slide, ...data] of filesOfSlides(files)) this.#begin(slide, data, place);
  }

  /** The file of an upload while it is at hand: after a reload it is not. */
  fileOf(key: string): File | null {
    return this.#find(key)?.file ?? null;
  }

  /** The file of an image that this page has sent; two of them may have one name. */
  fileOfImage(imageId: string): File | null {
    return this.#arrived.get(imageId) ?? null;
  }

  /** What an earlier page was sending stands there until its file is chosen again; what it gave up is given up. */
  bringBack(kept: readonly KeptUpload[]): void {
    this.#givenUp.bringBack(kept.filter(({ isGivenUp }) => isGivenUp));
    const known = new Set(this.#all.map(({ upload }) => upload.key));
    for (const one of kept.filter(({ isGivenUp, key }) => !isGivenUp && !known.has(key)).map(leftOf)) {
      this.#all = [...this.#all, one];
      if (one.uploadId !== null && !one.isRefused) void this.#goOnWithout(one, one.uploadId);
    }
    this.#keep();
    this.#tell();
  }

  /** A file that had been sent whole needs nobody to choose it again; one that the server does not know is let go of. */
  async #goOnWithout(one: Running, uploadId: string): Promise<void> {
    const answer = await this.#ports.requests.read(uploadId);
    if (!this.#all.includes(one) || one.file !== null) return;
    if (answer.kind === 'refused' && !isForAnother(answer, this.#ports)) return this.#drop(one);
    // One that is to be chosen again says so already.
    if (answer.kind !== 'upload')
      return void (one.upload.phase === 'lost' || this.#fail(one, messageOf(answer)));
    const { upload } = answer;
    const end = endOf(upload);
    if (end !== null) this.#anew(one, end);
    else if (upload.status === 'Created' || upload.status === 'Uploading')
      this.#set(one, { sentBytes: upload.bytesReceived });
    else await this.#finish(one, false);
  }

  pause(key: string): void {
    const one = this.#find(key);
    if (one === null) return;
    one.leaving.abort();
    this.#set(one, { phase: 'paused' });
    this.#startNext();
  }

  /** Goes on after a pause or a failure, or in spite of what the browser saw; without its file, as far as that goes. */
  resume(key: string): void {
    const one = this.#find(key);
    if (one?.file === null && one.uploadId !== null) void this.#goOnWithout(one, one.uploadId);
    if (one === null || one.file === null || isUnfit(one)) return;
    one.leaving = new AbortController();
    this.#set(one, { phase: 'waiting', problem: null });
    this.#startNext();
  }

  /** The person has said that this file is meant for a second slide too. */
  confirmTwin(key: string): void {
    const one = this.#find(key);
    if (one !== null) void this.#finish(one, true);
  }

  remove(key: string): void {
    const one = this.#find(key);
    if (one === null) return;
    one.leaving.abort();
    this.#givenUp.add(one);
    this.#drop(one);
    this.#startNext();
  }

  /** Slides of the case were taken away: what was on its way to them has no place any more. */
  dropStrays(caseId: string, subsectionIds: readonly string[]): void {
    for (const { upload } of this.#all)
      if (upload.caseId === caseId && !subsectionIds.includes(upload.subsectionId)) this.remove(upload.key);
  }

  /** The case is gone or was sent out: nothing of it is on its way any more. */
  forget(caseId: string): void {
    for (const { upload } of this.#all.filter((one) => one.upload.caseId === caseId)) this.remove(upload.key);
  }

  #begin(file: File, companions: readonly File[], place: UploadPlace): void {
    const left = this.#all.find((known) => isLeft(known, file, place));
    const one = left ?? freshOf(uploadOf(file, place));
    one.file = file;
    one.companions = companions.map(companionOf);
    if (left === undefined) this.#all = [...this.#all, one];
    const fault = faultOf(file, companions);
    if (fault === null) void this.#look(one, file);
    else this.#set(one, { phase: 'failed', problem: fault });
  }

  async #look(one: Running, file: File): Promise<void> {
    this.#set(one, { phase: 'looking', problem: null });
    const sight = await this.#ports.lookAt(file).catch((): SlideSight => ({ kind: 'unknown' }));
    if (!this.#all.includes(one)) return;
    this.#set(one, { sight, phase: sight.kind === 'unreadable' ? 'doubtful' : 'waiting' });
    this.#startNext();
  }

  #startNext(): void {
    const running = this.#all.filter(({ upload }) => upload.phase === 'sending').length;
    const waiting = this.#all.filter(({ upload }) => upload.phase === 'waiting');
    for (const one of waiting.slice(0, Math.max(0, FILES_AT_ONCE - running))) void this.#send(one);
  }

  async #send(one: Running): Promise<void> {
    this.#set(one, { phase: 'sending', problem: null });
    const { file } = one;
    if (file === null) return;
    // The signal is that of this run: after a pause another run goes on with the same file.
    const { signal } = one.leaving;
    one.isAnnounced = true;
    this.#keep();
    const announced = { file, key: one.upload.key, uploadId: one.uploadId, slideId: null };
    const main = await this.#announce(one, announced, signal);
    if (main === null) return;
    one.uploadId = main.id;
    this.#keep();
    const end = endOf(main);
    if (end !== null) return void this.#anew(one, end);
    for (const companion of one.companions) {
      const beside = await this.#announce(one, { ...companion, slideId: main.id }, signal);
      if (beside === null) return;
      companion.uploadId = beside.id;
      if (!(await this.#sendFile(one, { upload: beside, file: companion.file, isMain: false }, signal)))
        return;
    }
    if (!(await this.#sendFile(one, { upload: main, file, isMain: true }, signal))) return;
    await this.#finish(one, false);
  }

  /** Null where nothing is to be done with the answer. */
  async #announce(
    one: Running,
    announced: Announced & { readonly slideId: string | null },
    signal: AbortSignal,
  ): Promise<Upload | null> {
    const { file, key, uploadId: known, slideId } = announced;
    const { userId, requests } = this.#ports;
    const { caseId } = one.upload;
    const sent = { userId, fileName: file.name, bytes: file.size, caseId, key, companionOf: slideId };
    const ask = () => (known === null ? requests.begin(sent) : requests.read(known));
    const answer = await askLasting(ask, this.#lasting(one), signal);
    if (signal.aborted) return null;
    if (answer.kind === 'upload') return answer.upload;
    this.#fail(one, messageOf(answer));
    return null;
  }

  async #sendFile(
    one: Running,
    { upload, file, isMain }: { readonly upload: Upload; readonly file: File; readonly isMain: boolean },
    signal: AbortSignal,
  ): Promise<boolean> {
    this.#set(one, { problem: null, ...(isMain ? { sentBytes: upload.bytesReceived } : {}) });
    const onSent = (bytes: number) =>
      this.#set(one, { problem: null, sentBytes: one.upload.sentBytes + (isMain ? bytes : 0) });
    const outcome = await sendFile({ upload, file, onSent }, this.#lasting(one), signal);
    if (outcome.kind === 'over') return this.#anew(one, outcome.why);
    return outcome.kind === 'failed' ? this.#fail(one, outcome.message) : outcome.kind === 'whole';
  }

  /** What was sent of it is of no use any more, and is thrown away: it begins from its beginning. */
  #anew(one: Running, why: string): false {
    this.#givenUp.add(one);
    this.#set(one, begunAnew(one, why));
    this.#keep();
    this.#startNext();
    return false;
  }

  /** All bytes are there: the intake reads the file, and then the slide has its image. */
  async #finish(one: Running, confirmDuplicate: boolean): Promise<void> {
    const { userId, requests, wait, onAdded } = this.#ports;
    const { uploadId } = one;
    const { signal } = one.leaving;
    if (uploadId === null) return;
    this.#set(one, { phase: 'reading', problem: null });
    // The intake may take its time: the line is free for the next file.
    this.#startNext();
    const outcome = await untilRead({
      ask: () => requests.read(uploadId),
      wait,
      isLeft: () => signal.aborted,
      onProblem: (problem) => problem === one.upload.problem || this.#set(one, { problem }),
    });
    if (outcome === 'left') return;
    if (outcome !== 'read') return void this.#fail(one, outcome.problem);
    const { caseId, specimenId, subsectionId } = one.upload;
    const place = { caseId, specimenId, subsectionId };
    const image = { userId, ...place, uploadId, confirmDuplicate };
    const added = await requests.addImage({ ...image, key: confirmDuplicate ? one.twinKey : one.imageKey });
    if (added.kind === 'refused' && added.code === 'IMAGE_ALREADY_USED')
      return this.#set(one, { phase: 'twin', problem: added.message });
    one.isRefused = added.kind === 'refused' && !isForAnother(added, this.#ports);
    this.#keep();
    if (added.kind !== 'done') return void this.#fail(one, messageOf(added));
    if (one.file !== null && added.imageId !== undefined) this.#arrived.set(added.imageId, one.file);
    onAdded(place);
    this.#drop(one);
  }

  #lasting = (one: Running): UploadPorts =>
    tellingWaits(this.#ports, (problem) => this.#set(one, { problem }));

  #fail(one: Running, problem: string): false {
    this.#set(one, { phase: 'failed', problem });
    this.#startNext();
    return false;
  }

  #find(key: string): Running | null {
    return this.#all.find(({ upload }) => upload.key === key) ?? null;
  }

  #drop(one: Running): void {
    this.#all = this.#all.filter((other) => other !== one);
    this.#keep();
    this.#tell();
  }

  #set(one: Running, changes: Partial<SlideUpload>): void {
    one.upload = { ...one.upload, ...changes };
    this.#tell();
  }

  #keep(): void {
    this.#ports.keep([...this.#all.flatMap(keptOf), ...this.#givenUp.unanswered]);
  }

  #tell(): void {
    this.#shown = this.#all.map(({ upload }) => upload);
    for (const listener of this.#listeners) listener();
  }
}
