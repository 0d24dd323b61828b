import { useFetchers, useLocation, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { fetchAnswer } from '#app/browser/answers.ts';
import { createEncryption, importEncryptionKey } from '#app/browser/encryption.ts';
import { forgetOthers } from '#app/browser/kept-text.ts';
import { StorageKeyAnswer } from '#app/core/resources/storage-key-answer.ts';
import { DISCARD_EVENT } from '#app/ui/feedback/discard-typed.ts';
import { notify } from '#app/ui/feedback/notify.ts';
import {
  answersIn,
  changesForm,
  createKeptForms,
  isAnythingKept,
  isKept,
  KEPT_KIND,
  restoreInto,
} from './kept-forms.ts';

const KEPT_AFTER_MS = 300;
const SETTLED_AFTER_MS = 50;
const LOST_NOTHING = 'What you had typed before you were signed out is here again. It has not been sent yet.';

interface Owner {
  readonly userId: string;
  readonly key: CryptoKey;
}

const owners = new Map<number, Promise<Owner>>();

/** Whose forms these are, and the key that only that person gets; asked for once in a login, when somebody first types. */
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
  );
}

function forget(page: string, formId: string, startedAt: number): void {
  inTurn(async () => (await formsOf(page, startedAt)).forget(formId));
}

/** The steps of a form are one form, wherever its reader stands. */
function pageOf(pathname: string, search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete('step');
  const query = rest.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
}

const waitUntilSettled = () => new Promise((resolve) => window.setTimeout(resolve, SETTLED_AFTER_MS));

// A browser that keeps nothing, or a server that is away, makes a form no worse than it was.
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

let last: Promise<unknown> = Promise.resolve();

/** One after the other: what is forgotten is not kept once more by an encryption that had begun before. */
function inTurn(work: () => Promise<unknown>): void {
  last = last.then(work).catch(() => undefined);
}

/**
 * Keeps what is typed into the forms of a page until it is sent or given up, and brings it back to its person after a login that ended
 * in the middle of it.
 */
export function useKeptForms(startedAt: number): void {
  const { pathname, search } = useLocation();
  const page = pageOf(pathname, search);
  const isIdle = [useNavigation(), ...useFetchers()].every(({ state }) => state === 'idle');
  const sent = useRef<{ readonly page: string; readonly formId: string }[]>([]);

  useEffect(() => {
    const timers = new Map<string, number>();
    const keep = (form: HTMLFormElement) => {
      const typed = { startedAt, at: Date.now(), answers: answersIn(form) };
      inTurn(async () => (await formsOf(page, startedAt)).keep(form.id, typed));
    };
    const keepSoon = (form: HTMLFormElement) => {
      window.clearTimeout(timers.get(form.id));
      timers.set(
        form.id,
        window.setTimeout(() => keep(form), KEPT_AFTER_MS),
      );
    };
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest('form') : null;
      if (isKept(form)) keepSoon(form);
    };
    const onSubmit = ({ target, submitter }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || !isKept(target)) return;
      if (changesForm(submitter)) {
        keepSoon(target);
        return;
      }
      // Its answer may come before the pause in typing is over: what was sent is not kept once more after that.
      window.clearTimeout(timers.get(target.id));
      // The login may be over by now: then the answer is the login page, and this is all that is left.
      keep(target);
      sent.current.push({ page, formId: target.id });
    };
    const onDiscard = ({ target }: Event) => {
      for (const [formId, timer] of timers) {
        const isThere =
          target === document ||
          (target instanceof Element && target.contains(document.getElementById(formId)));
        // What is on its way is forgotten when its answer has come.
        if (!isThere || sent.current.some((one) => one.formId === formId)) continue;
        window.clearTimeout(timer);
        forget(page, formId, startedAt);
      }
    };
    document.addEventListener('input', onInput, true);
    document.addEventListener('submit', onSubmit, true);
    document.addEventListener(DISCARD_EVENT, onDiscard);
    return () => {
      for (const timer of timers.values()) window.clearTimeout(timer);
      document.removeEventListener('input', onInput, true);
      document.removeEventListener('submit', onSubmit, true);
      document.removeEventListener(DISCARD_EVENT, onDiscard);
    };
  }, [page, startedAt]);

  useEffect(() => {
    if (!isIdle || sent.current.length === 0) return;
    const isRefused = ({ formId }: { readonly formId: string }) =>
      document.getElementById(formId)?.querySelector('[aria-invalid], [role=alert]:not(:empty)') != null;
    const taken = sent.current.filter((one) => !isRefused(one));
    sent.current = [];
    for (const { page: its, formId } of taken) forget(its, formId, startedAt);
  }, [isIdle, startedAt]);

  useEffect(() => {
    if (!isAnythingKept(window.localStorage)) return undefined;
    const watcher = new AbortController();
    quietly(restore(page, startedAt, watcher.signal));
    return () => watcher.abort();
  }, [page, startedAt]);
}

/** Fills the forms that were left, as soon as the page shows them. */
async function restore(page: string, startedAt: number, signal: AbortSignal): Promise<void> {
  const forms = await formsOf(page, startedAt);
  const left = new Map(await forms.left(startedAt, Date.now()));
  if (left.size === 0) return;
  const fill = () => {
    for (const [formId, answers] of left) {
      const form = document.getElementById(formId);
      if (!(form instanceof HTMLFormElement)) {
        // A form that stands behind a button is opened: what is in it must not look lost.
        document.querySelector<HTMLButtonElement>(`button[data-opens="${formId}"]`)?.click();
        continue;
      }
      left.delete(formId);
      quietly(restoreInto(form, answers, waitUntilSettled));
      notify.info(LOST_NOTHING);
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fill);
  signal.addEventListener('abort', () => observer.disconnect());
  if (signal.aborted) return;
  observer.observe(document.body, { childList: true, subtree: true });
  fill();
}
