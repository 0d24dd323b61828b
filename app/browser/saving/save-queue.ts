import { BACK_OFF_MS } from '#app/core/resources/back-off.ts';
import { OTHER_PERSON_REASON } from '#app/core/text/other-person.ts';
import { REQUEST_TEXTS } from '#app/core/text/request-failure.ts';
import { isPartOf, isSameText, type TextFields } from '#app/core/text/text-fields.ts';
import type { OtherText, QueueView, SaveAnswer, ServerText, TextOwner, UnsavedText } from './saved-text.ts';

/** What is typed has reached the server within five seconds, the way there included. */
export const SAVE_AFTER_MS = 3000;
/** After the steps of specification 9 the server is left in peace for longer. */
const LONG_WAIT_MS = 30_000;

/** The most unanswered texts that are kept with a text; the server has the last one that reached it. */
const MOST_TRIED = 5;

interface SavePorts {
  /** One try; a rejection counts as a server that was not reached. */
  readonly save: (text: TextOwner & ServerText) => Promise<SaveAnswer>;
  readonly wait: (ms: number) => Promise<void>;
  /** Keeps in the browser what the server has not acknowledged; null when it has everything. */
  readonly keep: (text: UnsavedText | null) => void;
  /** What an earlier page left in the browser is part of this page's text now, or its reader has chosen against it. */
  readonly dropEarlier: () => void;
  readonly onChange: (view: QueueView) => void;
}

/** Saves the text of one case, one save after another, until the server has it, refuses it, or the reader has to choose. */
export class SaveQueue {
  readonly #owner: TextOwner;
  readonly #ports: SavePorts;
  #base: ServerText;
  #fields: TextFields;
  /** Texts whose answers were lost: one of them may be what the server has. */
  #tried: readonly TextFields[] = [];
  #sending: TextFields = {};
  #phase: QueueView['phase'] = 'resting';
  #turn = 0;
  #current: Promise<void> = Promise.resolve();
  #isClosing = false;
  #failures = 0;
  #isHurried = false;
  #savedAt: string | null;
  #message: string | null = null;
  #theirs: OtherText | null = null;
  /** What the server has, while the reader is asked. */
  #next: ServerText | null = null;
  /** What the text of an earlier page was made from, while the reader is asked about it. */
  #earlierBase: TextFields | null = null;

  constructor(owner: TextOwner, server: ServerText & { readonly savedAt: string | null }, ports: SavePorts) {
    this.#owner = owner;
    this.#ports = ports;
    this.#base = { etag: server.etag, fields: server.fields };
    this.#fields = server.fields;
    this.#savedAt = server.savedAt;
  }

  get view(): QueueView {
    const [theirs, earlier] = [this.#theirs, this.#earlierBase];
    const base = earlier ?? this.#base.fields;
    return {
      phase: this.#phase,
      isUnsaved: this.#isUnsaved(),
      isAtRisk: this.#isUnsaved() && !this.#isOnItsWay(),
      savedAt: this.#savedAt,
      message: this.#message,
      conflict: theirs && { base, yours: this.#fields, theirs, isEarlier: earlier !== null },
    };
  }

  /** The reader has typed. */
  change(fields: TextFields): void {
    if (this.#isClosing || isSameText(fields, this.#fields)) return;
    this.#fields = fields;
    this.#keep();
    if (this.#phase === 'resting' || this.#phase === 'refused') this.#schedule(SAVE_AFTER_MS);
    else this.#tell();
  }

  /** A field was left, or the page may be gone in a moment: the request begins before this returns. */
  hurry(): void {
    // A server that does not answer is not asked sooner because the reader goes on.
    if (this.#failures > 0) return;
    if (this.#phase === 'sending') this.#isHurried = true;
    if (this.#phase === 'due') this.#begin();
  }

  /** The network is back: what waits after a failure goes now. */
  cameOnline(): void {
    if (this.#phase === 'due' && this.#failures > 0) this.#begin();
  }

  /** What an earlier page of this person left is brought back. `isTyped`: the reader was quicker, saved by now or not. */
  bringBack({ base, fields, tried }: UnsavedText, isTyped = this.#isUnsaved()): void {
    if (this.#phase === 'stopped') return;
    const { etag, fields: now } = this.#base;
    const isHere = isSameText(fields, now) || (isTyped && isPartOf(this.#fields, fields, base.fields));
    const before = { etag, fields, changedBy: 'you, before this page was opened' };
    // What was brought back and what was typed since are both kept, and nothing is sent yet.
    if (isTyped && !isHere) return this.#ask(before, this.#base, base.fields);
    if (!isHere) [this.#base, this.#fields, this.#tried] = [base, fields, tried];
    this.#keep();
    this.#ports.dropEarlier();
    if (isHere) return;
    if (base.etag === etag) this.#schedule(0);
    else this.meet({ etag, fields: now, changedBy: 'a later save' });
  }

  /** What the server had last, as far as this page knows. */
  get server(): ServerText {
    return this.#base;
  }

  /**
   * This page itself has changed the case by other means, such as a row that was taken away: what was typed since goes
   * on from the server's text of now. Nothing happens while the reader is asked.
   */
  rebase(server: ServerText): void {
    if (this.#phase === 'asking' || this.#phase === 'stopped') return;
    const { fields: before } = this.#base;
    const typed = Object.entries(this.#fields).filter(([name, text]) => (before[name] ?? '') !== text);
    const emptied = Object.keys(before).filter((name) => this.#fields[name] === undefined);
    const goesOn = Object.entries(server.fields).filter(([name]) => !emptied.includes(name));
    this.#base = server;
    this.#fields = Object.fromEntries([...goesOn, ...typed]);
    this.#keep();
    if (this.#isUnsaved() && this.#phase === 'resting') this.#schedule(SAVE_AFTER_MS);
    else this.#tell();
  }

  /** The reader has chosen between both texts of each field. */
  settle(fields: TextFields): void {
    if (this.#next === null) return;
    const isEarlier = this.#earlierBase !== null;
    [this.#base, this.#fields] = [this.#next, fields];
    [this.#theirs, this.#next, this.#earlierBase] = [null, null, null];
    this.#keep();
    if (isEarlier) this.#ports.dropEarlier();
    this.#schedule(0);
  }

  /** The page is left: the save that is due or under way is the last one. Resolves when it has been answered. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.hurry();
    await this.#current;
    this.stop();
  }

  /**
   * The page is left, and its reader gives up what could not be saved: neither sent nor kept any more. A save that goes for
   * the first time is not one of those, unless it is held back.
   */
  giveUp(isHeldBack = false): void {
    const mayArrive = this.#phase === 'sending' || !isHeldBack;
    if (!this.#isUnsaved() || (mayArrive && this.#failures === 0 && this.#isOnItsWay())) return;
    this.#isClosing = true;
    this.#fields = this.#base.fields;
    [this.#theirs, this.#next, this.#earlierBase] = [null, null, null];
    this.#keep();
    this.stop();
  }

  /** Nothing is sent any more. */
  stop(message: string | null = null): void {
    this.#phase = 'stopped';
    this.#message = message;
    this.#turn += 1;
    this.#tell();
  }

  #isUnsaved(): boolean {
    return this.#earlierBase !== null || !isSameText(this.#fields, this.#base.fields);
  }

  /** Being sent as it is, or sent by the page when it goes. */
  #isOnItsWay(): boolean {
    if (this.#phase === 'sending') return isSameText(this.#sending, this.#fields);
    return this.#phase === 'due' && this.#failures === 0;
  }

  #keep(): void {
    const sending = this.#phase === 'sending' ? [this.#sending] : [];
    const tried = [...this.#tried, ...sending].slice(-MOST_TRIED);
    this.#ports.keep(this.#isUnsaved() ? { base: this.#base, fields: this.#fields, tried } : null);
  }

  #tell(): void {
    this.#ports.onChange(this.view);
  }

  #begin(): void {
    this.#current = this.#send();
  }

  #schedule(ms: number): void {
    if (this.#isClosing) return;
    this.#phase = 'due';
    this.#turn += 1;
    const turn = this.#turn;
    this.#tell();
    void this.#ports.wait(ms).then(() => {
      // Somebody was quicker: a blur, the network, the end of the page.
      if (turn === this.#turn && this.#phase === 'due') this.#begin();
    });
  }

  async #send(): Promise<void> {
    if (!this.#isUnsaved()) return this.#rest();
    this.#phase = 'sending';
    this.#turn += 1;
    this.#isHurried = false;
    const fields = this.#fields;
    this.#sending = fields;
    // Before it goes: a page that ends now leaves word of what the server may have by then.
    this.#keep();
    this.#tell();
    const answer = await this.#ports
      .save({ ...this.#owner, etag: this.#base.etag, fields })
      .catch((): SaveAnswer => ({ kind: 'later', message: REQUEST_TEXTS.network }));
    if (this.view.phase === 'stopped') return;
    this.#take(answer, fields);
  }

  #take(answer: SaveAnswer, sent: TextFields): void {
    if (answer.kind !== 'later' && !this.#isOurs(answer))
      return this.stop(`${OTHER_PERSON_REASON}. Your text is kept here for you`);
    switch (answer.kind) {
      case 'saved':
        this.#savedAt = answer.savedAt;
        return this.#agree({ etag: answer.etag, fields: sent });
      case 'stale':
        this.#tried = [...this.#tried, sent];
        return this.meet(answer.theirs);
      case 'refused':
        // A question that came up meanwhile stays; what the reader chooses is sent, and refused anew if need be.
        if (this.#theirs !== null) return;
        // All of it arrived, its answer was lost, and the text was closed since.
        if (isPartOf(answer.saved ?? this.#base.fields, sent, this.#base.fields))
          return this.#agree({ ...this.#base, fields: sent });
        this.#phase = 'refused';
        this.#message = answer.message;
        return this.#tell();
      case 'later':
        this.#tried = [...this.#tried, sent];
        if (this.#theirs !== null) return;
        this.#message = answer.message;
        this.#failures += 1;
        return this.#schedule(BACK_OFF_MS[this.#failures - 1] ?? LONG_WAIT_MS);
    }
  }

  #isOurs({ userId, caseId }: TextOwner): boolean {
    return userId === this.#owner.userId && caseId === this.#owner.caseId;
  }

  /** The server has this text under this version. */
  #agree(server: ServerText): void {
    this.#base = server;
    this.#tried = [];
    this.#failures = 0;
    this.#message = null;
    if (this.#theirs === null) this.#phase = 'resting';
    else this.#next = server;
    this.#keep();
    if (this.#theirs !== null) return this.#tell();
    if (!this.#isUnsaved()) return this.#rest();
    this.#schedule(this.#isHurried ? 0 : SAVE_AFTER_MS);
  }

  /** The server's text is another version than the one that ours was written on. */
  meet(theirs: OtherText): void {
    const { fields } = theirs;
    // Ours by an answer that was lost, or a save of what this page does not write.
    const isKnown =
      isSameText(fields, this.#base.fields) || this.#tried.some((tried) => isSameText(tried, fields));
    if (isKnown || isSameText(fields, this.#fields)) {
      this.#isHurried = true;
      return this.#agree(theirs);
    }
    this.#ask(theirs, theirs);
  }

  #ask(theirs: OtherText, next: ServerText, earlierBase: TextFields | null = null): void {
    this.#theirs = theirs;
    this.#next = next;
    this.#earlierBase = earlierBase;
    this.#phase = 'asking';
    this.#turn += 1;
    this.#failures = 0;
    this.#message = null;
    this.#tell();
  }

  #rest(): void {
    this.#phase = 'resting';
    this.#failures = 0;
    this.#message = null;
    this.#tell();
  }
}
