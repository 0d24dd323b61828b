import { useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import { createEncryption, importEncryptionKey } from '#app/browser/encryption.ts';
import { forgetOthers } from '#app/browser/kept-text.ts';
import { holdName } from '#app/browser/kept-texts.ts';
import { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { DISCARD_EVENT } from '#app/ui/feedback/discard-typed.ts';
import { takeBroughtBackNotice, tellBroughtBack } from './answers/brought-back-notice.ts';
import {
  answersIn,
  begunBefore,
  changedElsewhere,
  isBackIn,
  isSame,
  restoreInto,
} from './answers/form-answers.ts';
import { forgetBeginning, leftIn, noteBeginning, tellElsewhere } from './answers/form-beginnings.ts';
import { tellKeptHere } from './answers/kept-here.ts';
import { createTypingPauses } from './answers/typing-pauses.ts';
import { NOT_DONE } from './failure.tsx';
import {
  changesForm,
  createKeptForms,
  isAnythingKept,
  isKept,
  isUnanswered,
  KEPT_KIND,
  keptFormAt,
  type LeftForm,
  lockOf,
  pageOf,
  type SentWith,
  sendAgain,
  sentWith,
  type TypedForm,
  versionIn,
} from './kept-forms.ts';

const KEPT_AFTER_MS = 300;
const SETTLED_AFTER_MS = 50;

interface Owner {
  readonly userId: string;
  readonly key: CryptoKey;
}

const owners = new Map<number, Promise<Owner>>();

/** Whose forms these are, and the key that only that person gets; asked for once in a login, at its first form. */
function ownerOfForms(startedAt: number): Promise<Owner> {
  const known = owners.get(startedAt);
  if (known !== undefined) return known;
  const asked = fetchAnswer(StorageKeyAnswer, '/resources/storage-key').then(async ({ userId, key }) => {
    forgetOthers(window.localStorage, KEPT_KIND, userId);
    return { userId, key: await importEncryptionKey(key) };
  });
  owners.set(startedAt, asked);
  asked.catch(() => owners.delete(startedAt));
  return asked;
}

async function formsOf(page: string, startedAt: number) {
  const { userId, key } = await ownerOfForms(startedAt);
  return createKeptForms(
    window.localStorage,
    createEncryption(() => Promise.resolve(key)),
    { userId, page },
    { id: PAGE_ID, locks: window.navigator.locks },
  );
}

const PAGE_ID = crypto.randomUUID();
let isHeld = false;

function keep(page: string, formId: string, typed: TypedForm): void {
  // Until this page ends, no other one takes what it keeps for left.
  if (!isHeld) holdName(window.navigator.locks, lockOf(PAGE_ID));
  isHeld = true;
  inTurn(async () => (await formsOf(page, typed.startedAt)).keep(formId, typed));
}

function forget(page: string, formId: string, startedAt: number): void {
  unanswered.delete(nameOf({ page, formId }));
  tellKeptHere(false);
  const form = document.getElementById(formId);
  if (form instanceof HTMLFormElement) forgetBeginning(form);
  inTurn(async () => (await formsOf(page, startedAt)).forget(formId));
}

const waitUntilSettled = () => new Promise((resolve) => window.setTimeout(resolve, SETTLED_AFTER_MS));

// A browser that keeps nothing, or a server that is away, makes a form no worse than it was.
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();

/** One after the other: what is forgotten is not kept once more by an encryption that had begun before. */
function inTurn(work: () => Promise<unknown>): void {
  last = last.then(work).catch(() => undefined);
}

/** A form that was sent, with what stood in it. */
interface SentForm extends Omit<TypedForm, 'startedAt' | 'at'> {
  readonly page: string;
  readonly formId: string;
}

/** What was sent and not answered, by its page and form: with the same words it is the same request. */
const unanswered = new Map<string, SentForm>();
const nameOf = ({ page, formId }: Pick<SentForm, 'page' | 'formId'>): string => `${page} ${formId}`;

/** What the form was sent with before, in the words that stand in it. */
function sentBefore(page: string, form: HTMLFormElement): SentWith | null {
  const before = unanswered.get(nameOf({ page, formId: form.id }));
  return before !== undefined && isSame(before.answers, answersIn(form)) ? before.sent : null;
}

/**
 * Keeps what is typed into the forms of a page until it is sent or given up, and brings it back to its person after
 * whatever came between: a reload, a line that broke while it was sent, a login that ended in the middle of it.
 */
export function useKeptForms(startedAt: number): void {
  const { pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  const ways = [useNavigation(), ...useFetchers()];
  const isIdle = ways.every(({ state }) => state === 'idle');
  const isSending = ways.some(({ formData }) => formData !== undefined);
  const sent = useRef<SentForm[]>([]);
  const wasSent = useRef(false);
  const restoring = useRef(new AbortController());

  useEffect(() => listenToForms({ page, startedAt, sent: sent.current }), [page, startedAt]);

  useEffect(() => {
    // While the line stands: what is typed after it broke can be kept as well.
    if ([...document.forms].some(isKept)) quietly(ownerOfForms(startedAt));
  }, [page, startedAt]);

  useEffect(() => {
    if (isSending) wasSent.current = true;
    if (!isIdle) return;
    const over = sent.current.splice(0);
    // A form that its own page refuses goes nowhere: what stands in it is kept as before.
    if (!wasSent.current) return;
    wasSent.current = false;
    for (const one of over) {
      const form = document.getElementById(one.formId);
      const fate = fateOf(form, one.page === page);
      if (fate === 'done') forget(one.page, one.formId, startedAt);
      else if (fate === 'lost') {
        unanswered.set(nameOf(one), one);
        tellOfLost(one, startedAt);
        // As soon as the page shows the form again, what was typed stands in it.
        restoring.current = restoreAnew(restoring.current, page, startedAt);
      } else noteRefused(one, form, startedAt);
    }
  }, [isIdle, isSending, page, startedAt]);

  useEffect(() => {
    tellKeptHere(false);
    restoring.current = restoreAnew(restoring.current, page, startedAt);
    return () => restoring.current.abort();
  }, [page, startedAt]);
}

/** Waits for the forms of the page that something is kept of; what waited before ends. */
function restoreAnew(before: AbortController, page: string, startedAt: number): AbortController {
  before.abort();
  const watcher = new AbortController();
  if (isAnythingKept(window.localStorage)) quietly(restore(page, startedAt, watcher.signal));
  return watcher;
}

/** Says in the place of the form that its words are not lost, once that is certain. */
function tellOfLost({ page, formId }: SentForm, startedAt: number): void {
  inTurn(async () => tellKeptHere((await formsOf(page, startedAt)).holds(formId)));
}

/** What came of a form that was sent. One that has gone was done, unless its page failed before that was known. */
function fateOf(form: HTMLElement | null, isHere: boolean): 'done' | 'refused' | 'lost' {
  if (form === null) return isHere && document.querySelector(`[${NOT_DONE}]`) !== null ? 'lost' : 'done';
  return form.querySelector('[aria-invalid], [role=alert]:not(:empty)') === null ? 'done' : 'refused';
}

function noteRefused(one: SentForm, form: HTMLElement | null, startedAt: number): void {
  if (!(form instanceof HTMLFormElement)) return;
  if (isUnanswered(form)) unanswered.set(nameOf(one), one);
  else unanswered.delete(nameOf(one));
  sendAgain(form, null);
  const { page, formId, begun, etag } = one;
  noteBeginning(form, { begun, etag });
  keep(page, formId, { startedAt, at: Date.now(), ...leftIn(form), sent: sentBefore(page, form) });
}

interface Listening {
  readonly page: string;
  readonly startedAt: number;
  /** Takes each form that is sent. */
  readonly sent: SentForm[];
}

/** Keeps the forms of the page as they are typed into, sent and given up. Gives what ends that. */
function listenToForms({ page, startedAt, sent }: Listening): () => void {
  const pauses = createTypingPauses(KEPT_AFTER_MS);
  const keepSoon = (form: HTMLFormElement) => {
    noteBeginning(form);
    pauses.begin(form.id, () =>
      keep(page, form.id, { startedAt, at: Date.now(), ...leftIn(form), sent: sentBefore(page, form) }),
    );
  };
  const onInput = (event: Event) => {
    const form = keptFormAt(event);
    if (form !== null) keepSoon(form);
  };
  const onFocus = (event: Event) => keptFormAt(event) !== null && quietly(ownerOfForms(startedAt));
  const onSubmit = ({ target, submitter }: SubmitEvent) => {
    if (!(target instanceof HTMLFormElement) || !isKept(target)) return;
    if (changesForm(submitter)) {
      keepSoon(target);
      return;
    }
    // The answer may come before the pause in typing is over: what was sent is not kept once more after that.
    pauses.drop(target.id);
    takeBroughtBackNotice();
    const before = sentBefore(page, target);
    sendAgain(target, before);
    const typed = { ...leftIn(target), sent: before ?? sentWith(target) };
    // The login may be over by now, or the line: this is all that is left then.
    keep(page, target.id, { startedAt, at: Date.now(), ...typed });
    sent.push({ page, formId: target.id, ...typed });
  };
  const onDiscard = ({ target }: Event) => {
    for (const formId of pauses.typedIn()) {
      const isThere =
        target === document ||
        (target instanceof Element && target.contains(document.getElementById(formId)));
      // What is on its way is forgotten when its answer has come.
      if (!isThere || sent.some((one) => one.formId === formId)) continue;
      pauses.drop(formId);
      takeBroughtBackNotice();
      forget(page, formId, startedAt);
    }
  };
  document.addEventListener('input', onInput, true);
  document.addEventListener('focusin', onFocus);
  document.addEventListener('submit', onSubmit, true);
  document.addEventListener(DISCARD_EVENT, onDiscard);
  return () => {
    pauses.end();
    document.removeEventListener('input', onInput, true);
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('submit', onSubmit, true);
    document.removeEventListener(DISCARD_EVENT, onDiscard);
  };
}

/** Fills the forms that were left, as soon as the page shows them. */
async function restore(page: string, startedAt: number, signal: AbortSignal): Promise<void> {
  // What is being forgotten at this moment is not left.
  await last;
  const forms = await formsOf(page, startedAt);
  const left = await forms.left(Date.now());
  if (left.size === 0 || signal.aborted) return;
  tellKeptHere(true);
  const bringBack = async (form: HTMLFormElement, found: LeftForm) => {
    const { typed } = found;
    if (!(await forms.take(form.id, found))) return;
    if (isBackIn(form, typed)) return forget(page, form.id, startedAt);
    const one = { page, formId: form.id, ...typed };
    if (typed.sent !== null) unanswered.set(nameOf(one), one);
    const elsewhere = changedElsewhere(form, typed);
    const begun = begunBefore(form, typed);
    const etag = elsewhere.length === 0 ? versionIn(form) : typed.etag;
    noteBeginning(form, { begun, etag });
    tellBroughtBack(typed, startedAt);
    await restoreInto(form, typed, waitUntilSettled);
    if (elsewhere.length > 0) tellElsewhere(form, { begun, etag }, elsewhere);
  };
  const fill = () => {
    for (const [formId, found] of left) {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) {
        // A form that stands behind a button is opened: what is in it must not look lost.
        document.querySelector<HTMLButtonElement>(`button[data-opens="${formId}"]`)?.click();
        continue;
      }
      left.delete(formId);
      quietly(bringBack(form, found));
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  signal.addEventListener('abort', () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}
