import { KEPT_KINDS, type KeptKind, VIEWER_STATE, VISITOR_DRAFT } from '#app/core/access/kept-kinds.ts';
import { appStorage } from '../app-storage.ts';
import { parseEncrypted } from '../encryption.ts';
import { forgetFilesOfOthers, forgetSentFiles } from '../kept-files.ts';
import { FORMS_KEPT_AT_MOST_MS, forgetOthers, forgetOutOfDate } from '../kept-text.ts';
import { SAVED_FIELD } from '../kept-texts.ts';
import { storageNames } from '../storage-names.ts';
import { forgetSentMarks } from './kept-marks.ts';

const KINDS: readonly KeptKind[] = Object.values(KEPT_KINDS);
const DRAFTS = KEPT_KINDS.drafts.kind;
const TYPED = KEPT_KINDS.forms.kind;

const namesOf = (storage: Storage, isMeant: (kind: KeptKind) => boolean): readonly string[] =>
  KINDS.filter(isMeant).flatMap(({ kind }) => storageNames(storage, `${kind}:`));

const fieldOf = (text: string | null, field: string): unknown => {
  const read = parseEncrypted(text ?? '');
  return read.kind === 'encrypted' ? read.fields[field] : undefined;
};

/** What cannot be reached, in a private window for one, holds nothing to be forgotten. */
const orFalse = (work: Promise<boolean>): Promise<boolean> => work.catch(() => false);

const database = appStorage(() => window.indexedDB);

/**
 * Somebody has logged in: what the people before them left in this browser goes, whichever page is opened. Words of a
 * report and marks that the server has not got stay, sealed with the key of whoever wrote them. Says whether a draft or a
 * file went.
 */
export async function forgetPeopleBefore(userId: string): Promise<boolean> {
  const { localStorage, sessionStorage } = window;
  const gone = KINDS.filter(({ goesWithOthers }) => goesWithOthers)
    .map(({ kind }) => kind)
    .filter((kind) => forgetOthers(localStorage, kind, userId));
  forgetOutOfDate(localStorage, KEPT_KINDS.reports.kind, Date.now());
  forgetOutOfDate(localStorage, TYPED, Date.now(), FORMS_KEPT_AT_MOST_MS);
  const owner = fieldOf(sessionStorage.getItem(VIEWER_STATE), 'userId');
  if (owner !== undefined && owner !== userId) sessionStorage.removeItem(VIEWER_STATE);
  for (const name of storageNames(sessionStorage, `${VISITOR_DRAFT}:`)) sessionStorage.removeItem(name);
  const isFileGone = await orFalse(forgetFilesOfOthers({ session: sessionStorage, database }, userId));
  const own = `${encodeURIComponent(userId)}:`;
  await orFalse(forgetSentMarks(window.indexedDB, (place) => !place.startsWith(own)));
  return isFileGone || gone.includes(DRAFTS) || gone.includes(TYPED);
}

/**
 * Somebody has logged out: only what the server has not got stays in this browser, sealed with their key. Says whether
 * anything does.
 */
export async function forgetWhatIsSaved(): Promise<boolean> {
  const { localStorage, sessionStorage } = window;
  sessionStorage.removeItem(VIEWER_STATE);
  for (const name of namesOf(localStorage, ({ goesAtLogout }) => goesAtLogout === 'all'))
    localStorage.removeItem(name);
  for (const name of namesOf(localStorage, ({ goesAtLogout }) => goesAtLogout === 'what the server has'))
    if (fieldOf(localStorage.getItem(name), SAVED_FIELD) !== undefined) localStorage.removeItem(name);
  const isFileLeft = await orFalse(forgetSentFiles({ session: sessionStorage, database }));
  const isMarkLeft = await orFalse(forgetSentMarks(window.indexedDB, () => true));
  return isFileLeft || isMarkLeft || namesOf(localStorage, ({ isWritten }) => isWritten).length > 0;
}
