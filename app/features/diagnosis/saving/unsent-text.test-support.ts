import { vi } from 'vitest';
import { storageKeyPort } from '#app/browser/storage-key.ts';
import { type BegunRows, NO_ROWS } from '#app/core/diagnosis/begun-rows.ts';
import type { DiagnosisFields } from '#app/core/diagnosis/fields.ts';
import { keptTextsOf } from './save-request.ts';
import { unsavedLine } from './unsaved-text.ts';

const OWNER = { userId: 'usr_1', caseId: 'cas_1' };

/** A browser that keeps nothing so far, and in which usr_1 is logged in. */
export function emptyBrowser(): void {
  localStorage.clear();
  const answer = JSON.stringify({ ok: true, userId: OWNER.userId, key: btoa('k'.repeat(32)) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(answer)));
}

const NUMBER = 'DP-2026-000014';

/** Another page of this browser keeps this text of cas_1, which has this number, until the function that comes back is called. */
export async function keepText(
  fields: DiagnosisFields,
  caseID: string | null = NUMBER,
  begun: BegunRows = NO_ROWS,
): Promise<() => Promise<void>> {
  const kept = keptTextsOf(
    OWNER,
    storageKeyPort(() => OWNER.userId),
    () => undefined,
  );
  await kept.keep(unsavedLine({ base: { etag: '"v1"', fields: {} }, fields, tried: [] }, caseID, begun));
  return () => kept.forget();
}
