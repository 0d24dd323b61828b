import { appStorage } from '#app/browser/app-storage.ts';
import { forgetFilesOfCase } from '#app/browser/kept-files.ts';
import { forgetDraft } from './kept-form.ts';

/** Clears a draft and its files from all three stores: it was sent out or given up (specification 4.3). */
export async function forgetCase(userId: string, caseId: string): Promise<void> {
  forgetDraft(window.localStorage, userId, caseId);
  const database = appStorage(() => window.indexedDB);
  await forgetFilesOfCase({ session: window.sessionStorage, database }, userId, caseId).catch(
    () => undefined,
  );
}
