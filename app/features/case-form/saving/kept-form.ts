import { z } from 'zod';
import { createEncryption } from '#app/browser/encryption.ts';
import { createKeptTexts, type KeptTexts } from '#app/browser/kept-texts.ts';
import { KeptUnsaved } from '#app/browser/saving/kept-unsaved.ts';
import type { UnsavedText } from '#app/browser/saving/saved-text.ts';
import { storageNames } from '#app/browser/storage-names.ts';
import { KEPT_KINDS } from '#app/core/access/kept-kinds.ts';
import { parseJson } from '#app/core/objects.ts';

/** Under this key the drafts lie in local storage (specification 3.4). */
export const CASE_CREATION = KEPT_KINDS.drafts.kind;

/** The place of what was typed before the API has made a draft of it. */
const NO_CASE_YET = 'new';

const KeptForm = z.object({
  /** The version of the server's form that it was typed on; null where there is none yet. */
  etag: z.string().nullable(),
  /** As it was typed, half a date included. */
  typed: z.record(z.string(), z.string()),
  /** What the server has not acknowledged. */
  unsaved: KeptUnsaved.nullable(),
});
export interface KeptForm {
  readonly etag: string | null;
  readonly typed: Readonly<Record<string, string>>;
  readonly unsaved: UnsavedText | null;
}

/** Null for what is no such form: storage is not trusted. */
export const readKeptForm = (line: string | null): KeptForm | null =>
  KeptForm.safeParse(parseJson(line ?? '')).data ?? null;

export const keptFormsOf = (
  userId: string,
  caseId: string | null,
  key: () => Promise<CryptoKey>,
  onUnreadable: () => void,
): KeptTexts =>
  createKeptTexts({
    place: [CASE_CREATION, userId, caseId ?? NO_CASE_YET],
    pageId: crypto.randomUUID(),
    storage: () => window.localStorage,
    encryption: createEncryption(key),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    onUnreadable,
  });

/** Every page's words of one case go, whoever of the pages still has it open. */
export function forgetDraft(
  storage: Pick<Storage, 'key' | 'length' | 'removeItem'>,
  userId: string,
  caseId: string,
): void {
  const start = `${[CASE_CREATION, userId, caseId].map(encodeURIComponent).join(':')}:`;
  for (const name of storageNames(storage, start)) storage.removeItem(name);
}
