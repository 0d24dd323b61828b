import { appStorage } from '../app-storage.ts';
import { parseEncrypted } from '../encryption.ts';
import { forgetFilesOfOthers, forgetSentFiles } from '../kept-files.ts';
import { FORMS_KEPT_AT_MOST_MS, forgetOthers, forgetOutOfDate } from '../kept-text.ts';
import { SAVED_FIELD } from '../kept-texts.ts';
import { storageNames } from '../storage-names.ts';
import { forgetSentMarks } from './kept-marks.ts';

/** Drafts of the case form (specification 3.4), and what was typed into any other form. */
const DRAFTS = 'case-creation';
const TYPED = 'typed';
/** The text of a report, until the server has it: nothing else of it is ever kept here. */
const REPORTS = 'diagnosis';
/** The specified form of rulers, which is written beside the marks while a session lasts. */
const BOXES = 'ruler-boxes';
const VIEWER_STATE = 'viewerState';
const GONE_WITH_OTHERS: readonly string[] = [DRAFTS, TYPED, BOXES, 'case-uploads', 'seen-slides'];

const namesOf = (storage: Storage, kinds: readonly string[]): readonly string[] =>
  kinds.flatMap((kind) => storageNames(storage, `${kind}:`));

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
  const gone = GONE_WITH_OTHERS.filter((kind) => forgetOthers(localStorage, kind, userId));
  forgetOutOfDate(localStorage, REPORTS, Date.now());
  forgetOutOfDate(localStorage, TYPED, Date.now(), FORMS_KEPT_AT_MOST_MS);
  const owner = fieldOf(sessionStorage.getItem(VIEWER_STATE), 'userId');
  if (owner !== undefined && owner !== userId) sessionStorage.removeItem(VIEWER_STATE);
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
  for (const name of namesOf(localStorage, [BOXES])) localStorage.removeItem(name);
  for (const name of namesOf(localStorage, [DRAFTS]))
    if (fieldOf(localStorage.getItem(name), SAVED_FIELD) !== undefined) localStorage.removeItem(name);
  const isFileLeft = await orFalse(forgetSentFiles({ session: sessionStorage, database }));
  const isMarkLeft = await orFalse(forgetSentMarks(window.indexedDB, () => true));
  return isFileLeft || isMarkLeft || namesOf(localStorage, [DRAFTS, TYPED, REPORTS]).length > 0;
}
