import { giveUpText, readLeft } from '#app/browser/saving/desk.ts';
import { SaveQueue } from '#app/browser/saving/save-queue.ts';
import type { ServerText, UnsavedText } from '#app/browser/saving/saved-text.ts';
import { type CaseFields, fieldsOfRows, storableFields, type TypedForm } from '#app/core/case-form/fields.ts';
import { namelessBehind, savedOfChoice, textsNotSaved } from '#app/core/case-form/texts-not-saved.ts';
import type { NewDraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { OTHER_PERSON_REASON } from '#app/core/text/other-person.ts';
import { isSameText } from '#app/core/text/text-fields.ts';
import type { CaseProblem } from '#contracts/generated/wire.ts';
import type { DeskPorts } from './desk-ports.ts';
import { DeskTexts } from './desk-texts.ts';
import { type DeskStart, type DeskView, type Dropped, foundIn, restingView } from './desk-view.ts';
import { type KeptForm, readKeptForm } from './kept-form.ts';
import { RowWait } from './row-wait.ts';
import { isBefore, settledAlone, takenTexts } from './their-version.ts';

const CREATE_AGAIN_MS = 5000;
/** The longest that a step waits for what was typed to be saved; then it goes on with what is kept here. */
const IDLE_AT_MOST_MS = 8000;
const IDLE_TURN_MS = 50;

/** What is typed into the form of a case, on its way to the browser's storage at once and to the server soon after. */
export class CaseDesk {
  readonly rowWait = new RowWait(() => this.#meetRowWait());
  readonly #userId: string;
  readonly #ports: DeskPorts;
  /** What stood in the form when the page came. */
  readonly #begun: CaseFields;
  #form: TypedForm;
  #view: DeskView;
  #queue: SaveQueue | null = null;
  readonly #texts: DeskTexts;
  #unsaved: UnsavedText | null = null;
  #creating: Promise<void> | null = null;
  #isClosed = false;

  constructor({ userId, caseId, form, server, found }: DeskStart, ports: DeskPorts) {
    this.#userId = userId;
    this.#ports = ports;
    this.#form = form;
    const tellUnreadable = (): void => this.tellDropped('unreadableDraft');
    this.#texts = new DeskTexts((at) => ports.keptOf(at, tellUnreadable), caseId);
    this.#begun = server.fields;
    this.#view = restingView({ caseId, form, server, found });
    if (caseId !== null) this.#queue = this.#queueOf(caseId, server);
  }

  get view(): DeskView {
    return this.#view;
  }

  /** The version that the next change of a row has to name; null before there is a draft. */
  get etag(): string | null {
    return this.#queue?.server.etag ?? null;
  }

  /** What an earlier page of this person left is here again, unless something was typed meanwhile. */
  async takeOver(): Promise<void> {
    const left = await readLeft({
      takeOver: () => this.#texts.now.takeOver(),
      read: readKeptForm,
      onUnreadable: () => this.tellDropped('unreadableDraft'),
      wait: this.#ports.wait,
      isClosed: () => this.#isClosed,
    });
    if (left === null) return;
    const { fields, queue } = this.#view;
    if (queue.isUnsaved || !isSameText(fields, this.#begun)) {
      if (left.unsaved !== null) this.#queue?.bringBack(left.unsaved, true);
      return;
    }
    this.#bringBack(left);
  }

  #bringBack({ etag, typed, unsaved }: KeptForm): void {
    if (this.#queue === null) {
      this.#fill(typed, true);
      this.change(typed);
      this.#texts.dropEarlier();
    } else if (unsaved !== null) {
      this.#fill(typed, !isSameText(typed, this.#view.fields));
      this.#queue.bringBack(unsaved);
    } else if (etag === this.etag) {
      // Saved on the server as far as it can be; half a date is not.
      this.#fill(typed, false);
      this.#keep();
      this.#texts.dropEarlier();
    }
  }

  #fill(given: CaseFields, isBroughtBack: boolean): void {
    // What is left out is empty, and is not to be taken for a row that the page has not seen yet.
    const known = Object.keys({ ...this.#queue?.server.fields, ...this.#view.fields });
    const fields = { ...Object.fromEntries(known.map((name) => [name, ''])), ...given };
    this.#tell({ fields, isBroughtBack, filling: this.#view.filling + 1 });
  }

  change(fields: CaseFields): void {
    if (this.#isClosed) return;
    this.#tell({ fields });
    // Before it is kept, so that nothing is kept as saved that is not.
    this.#queue?.change(storableFields(this.#form, fields));
    this.#keep();
    if (this.#queue === null) void this.create();
  }

  hurry(): void {
    if (!this.rowWait.isOn) this.#queue?.hurry();
  }

  /** The page may be gone in a moment: what waits for a row goes all the same, on the form before that row. */
  sendNow(): void {
    this.#queue?.hurry();
  }

  /** A row was asked for, or holds nothing back any more. */
  #meetRowWait(): void {
    this.hurry();
    if (this.#queue !== null) this.#tell({ queue: this.rowWait.seen(this.#queue.view) });
  }

  cameOnline(): void {
    if (!this.rowWait.isOn) this.#queue?.cameOnline();
  }

  /** Makes the draft where there is none yet. Resolves when there is one, or when the try has failed. */
  create(): Promise<void> {
    if (this.#queue !== null) return Promise.resolve();
    this.#creating ??= this.#create().finally(() => {
      this.#creating = null;
    });
    return this.#creating;
  }

  async #create(): Promise<void> {
    const answer = await this.#ports.create();
    if (this.#isClosed) return;
    if (answer.kind === 'created' && answer.userId === this.#userId) return this.#begin(answer);
    const message = answer.kind === 'created' ? OTHER_PERSON_REASON : answer.message;
    this.#tell({ queue: { ...this.#view.queue, isUnsaved: true, isAtRisk: true, message } });
    if (answer.kind !== 'later') return;
    void this.#ports.wait(CREATE_AGAIN_MS).then(() => (this.#isClosed ? undefined : this.create()));
  }

  #begin({ caseId, etag, fields: given }: Extract<NewDraftAnswer, { kind: 'created' }>): void {
    this.#texts.moveTo(caseId);
    this.#queue = this.#queueOf(caseId, { etag, fields: given, savedAt: null });
    // What the facility has set beforehand stands where nothing was typed yet.
    const fields = { ...given, ...this.#view.fields };
    this.#tell({ caseId, fields, queue: this.rowWait.seen(this.#queue.view) });
    this.#ports.onCreated(caseId);
    this.change(fields);
    this.#queue.hurry();
  }

  /** Resolves when the server has what was typed, or when that takes too long or needs a choice. */
  async idle(): Promise<void> {
    if (this.#queue === null && isSameText(this.#view.fields, this.#begun)) return;
    if (this.#view.isBroughtBack) this.#tell({ isBroughtBack: false });
    await this.create();
    this.#queue?.change(storableFields(this.#form, this.#view.fields));
    for (let waited = 0; waited < IDLE_AT_MOST_MS && this.#isBusy(); waited += IDLE_TURN_MS) {
      this.hurry();
      await this.#ports.wait(IDLE_TURN_MS);
    }
  }

  /** A save is due or under way; one that has failed goes on by itself, and nobody waits for it. */
  #isBusy(): boolean {
    if (this.#queue === null) return false;
    const { phase, message } = this.#queue.view;
    return phase === 'sending' || (phase === 'due' && message === null);
  }

  /**
   * The page has the server's form anew, after a row or a file was added or taken away. A colleague may have saved since:
   * what nobody has touched here becomes theirs, and what was changed on both sides is asked about.
   */
  shows(form: TypedForm, server: ServerText): void {
    const before = this.#form;
    const queue = this.#queue;
    // Asked for before the last save had arrived: it would undo what was typed.
    if (queue !== null && isBefore(server, queue.server)) return;
    this.#form = form;
    if (queue === null) return;
    const alone = settledAlone(form, queue.view.conflict, this.#view.fields, server);
    if (alone !== null) return this.settle(alone);
    if (server.etag === this.etag || queue.view.conflict !== null) return;
    // A save that waits for the row goes with the version that the row has made.
    const isHeldBack = this.rowWait.isOn && queue.view.phase === 'due';
    if (this.#isBusy() && !isHeldBack) return;
    const [base, yours, theirs] = [queue.server.fields, this.#view.fields, server.fields];
    const taken = takenTexts(form, { base, yours, theirs });
    if (taken === null) queue.meet({ ...server, changedBy: 'another window or a colleague' });
    else {
      queue.rebase(server);
      this.#take(before, taken);
      // A specimen that is gone takes its questions along, and their answers are of no case any more.
      queue.change(storableFields(form, this.#view.fields));
    }
    this.#keep();
  }

  /** What the server finds in the form that this page shows; of another version it says nothing here. */
  hears({ etag, fields }: ServerText, found: readonly CaseProblem[]): void {
    if (etag === this.etag) this.#tell(foundIn(this.#form, fields, found));
  }

  /** A row that the page has not shown yet begins with its own texts; fields that stand there are filled anew. */
  #take(before: TypedForm, taken: CaseFields): void {
    if (Object.keys(taken).length === 0) return;
    const { fields, filling } = this.#view;
    const isShown = Object.keys(fieldsOfRows(before, taken)).length > 0;
    this.#tell({ fields: { ...fields, ...taken }, filling: isShown ? filling + 1 : filling });
  }

  /** The reader has chosen between two versions, and what cannot be saved yet stays in the form as it was typed. */
  settle(chosen: CaseFields): void {
    const queue = this.#queue;
    const conflict = queue?.view.conflict ?? null;
    if (queue === null || conflict === null) return;
    const { fields } = this.#view;
    queue.settle(savedOfChoice(this.#form, fields, chosen, conflict.yours));
    this.#fill({ ...chosen, ...namelessBehind(fields, chosen) }, false);
    this.#keep();
  }

  /** Another tab writes this draft from now on: what was typed here goes to the server, and nothing more is typed. */
  stepBack(): void {
    this.hurry();
    this.#tell({ isElsewhere: true });
  }

  stepForward(): void {
    this.#tell({ isElsewhere: false });
  }

  /** Something that this browser kept is gone, of which its person is told. */
  tellDropped(why: Dropped): void {
    if (!this.#view.dropped.includes(why)) this.#tell({ dropped: [...this.#view.dropped, why] });
  }

  /** The page is left, and its person gives up what could not be saved. */
  giveUp(): void {
    if (!this.#view.queue.isUnsaved || !giveUpText(this.#queue, this.#texts.now, this.rowWait.isOn)) return;
    this.#isClosed = true;
    this.#texts.leaveBefore();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.rowWait.end();
    await this.#queue?.close();
    if (this.#isWhole()) this.#texts.leaveBefore();
    this.release();
  }

  /** The page goes, and the one after it may take over at once. */
  release(): void {
    this.#texts.release();
  }

  #queueOf(caseId: string, server: DeskStart['server']): SaveQueue {
    return new SaveQueue({ userId: this.#userId, caseId }, server, {
      save: async (text) => {
        const answer = await this.#ports.send(text);
        if (answer.kind === 'saved' && answer.found !== null)
          this.#tell(foundIn(this.#form, text.fields, answer.found));
        return answer;
      },
      wait: (ms) => this.#ports.wait(ms).then(() => this.rowWait.over()),
      keep: (unsaved) => {
        this.#unsaved = unsaved;
        this.#keep();
      },
      dropEarlier: () => this.#texts.dropEarlier(),
      onChange: (queue) => this.#tell({ queue: this.rowWait.seen(queue) }),
    });
  }

  /** On each change (specification 4.3), and until the case is sent out or given up. */
  #keep(): void {
    if (this.#isClosed) return;
    const form: KeptForm = { etag: this.etag, typed: this.#view.fields, unsaved: this.#unsaved };
    void this.#texts.keep(JSON.stringify(form), this.#isWhole()).then((isKept) => {
      if (this.#view.isUnkept === isKept) this.#tell({ isUnkept: !isKept });
    });
  }

  /** Whether the server has all that stands in the form, which it never has of half a date. */
  #isWhole(): boolean {
    if (this.#queue === null || this.#unsaved !== null) return false;
    return Object.keys(textsNotSaved(this.#form, this.#view.fields)).length === 0;
  }

  #tell(changes: Partial<DeskView>): void {
    this.#view = { ...this.#view, ...changes };
    this.#ports.onChange(this.#view);
  }
}
