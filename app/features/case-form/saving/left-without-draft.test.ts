import { expect, it, vi } from 'vitest';
import { storageOf } from '#app/browser/empty-storage.test-support.ts';
import { createEncryption, importEncryptionKey } from '#app/browser/encryption.ts';
import { createKeptTexts } from '#app/browser/kept-texts.ts';
import type { NotReached } from '#app/browser/saving/saved-text.ts';
import { blankForm } from '#app/core/case-form/blank-form.ts';
import type { DraftAnswer, NewDraftAnswer } from '#app/core/resources/case-draft-answer.ts';
import { BLANK } from './case-desk.test-support.ts';
import { CaseDesk } from './case-desk.ts';

const OFFLINE = { kind: 'later', message: 'you are offline' } as const;

/** A browser whose pages open on a new case, one after the other, with its storage and its server in the test's hands. */
function browserOf() {
  const texts = new Map<string, string>();
  const storage = storageOf(texts);
  const server: { isAway: boolean; isSaving: boolean } = { isAway: true, isSaving: true };
  const encryption = createEncryption(() => importEncryptionKey(btoa('k'.repeat(32))));
  const create = vi.fn(
    (): Promise<NewDraftAnswer | NotReached> =>
      Promise.resolve(
        server.isAway
          ? OFFLINE
          : { kind: 'created', userId: 'usr_1', caseId: 'cas_1', etag: '"v1"', fields: BLANK },
      ),
  );
  const saved = { kind: 'saved', userId: 'usr_1', caseId: 'cas_1', etag: '"v2"', found: null } as const;
  const send = (): Promise<DraftAnswer | NotReached> =>
    Promise.resolve(server.isSaving ? { ...saved, savedAt: '2026-11-23T19:05:00Z' } : OFFLINE);
  let pages = 0;
  const open = () =>
    new CaseDesk(
      {
        userId: 'usr_1',
        caseId: null,
        form: blankForm(),
        server: { etag: '', fields: BLANK, savedAt: null },
        found: [],
      },
      {
        send,
        create,
        keptOf: (caseId) =>
          createKeptTexts({
            place: ['drafts', 'usr_1', caseId ?? 'new'],
            pageId: `page-${String((pages += 1))}`,
            storage: () => storage,
            encryption,
            locks: undefined,
          }),
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms > 1000 ? 60_000 : 0)),
        onCreated: () => undefined,
        onChange: () => undefined,
      },
    );
  const names = () => [...texts.keys()].map((name) => name.split(':')[2]);
  const fill = () =>
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
  return { server, create, open, names, fill };
}

/** A page is left with words of a new case that the server could not be told of. */
async function leftPage({ open, names }: ReturnType<typeof browserOf>): Promise<void> {
  const first = open();
  first.change({ ...BLANK, 'patient.lastName': 'Example' });
  await vi.waitFor(() => expect(names()).toEqual(['new']));
  await first.close();
}

it('words without a draft make one draft, though the browser has no room to move them', async () => {
  const browser = browserOf();
  await leftPage(browser);
  browser.fill();
  browser.server.isAway = false;
  browser.create.mockClear();
  const second = browser.open();
  await second.takeOver();
  expect(second.view.fields['patient.lastName']).toBe('Example');
  await second.idle();
  expect(second.view.queue.isUnsaved).toBe(false);
  await vi.waitFor(() => expect(browser.names()).toEqual([]));
  await second.close();
  const third = browser.open();
  await third.takeOver();
  await third.close();
  expect(browser.create).toHaveBeenCalledOnce();
});

it('words without a draft stay where they are until the draft has them', async () => {
  const browser = browserOf();
  await leftPage(browser);
  const full = browser.fill();
  Object.assign(browser.server, { isAway: false, isSaving: false });
  const second = browser.open();
  await second.takeOver();
  await vi.waitFor(() => expect(second.view.queue.isAtRisk).toBe(true));
  expect(browser.names()).toEqual(['new']);
  // There is room again.
  full.mockRestore();
  second.change({ ...second.view.fields, 'patient.firstName': 'Petra' });
  await vi.waitFor(() => expect(browser.names()).toEqual(['cas_1']));
  await second.close();
});

it('words that are kept without a draft take the place of those that they go on from, once there is room', async () => {
  const browser = browserOf();
  await leftPage(browser);
  const full = browser.fill();
  const second = browser.open();
  await second.takeOver();
  second.change({ ...second.view.fields, 'patient.firstName': 'Petra' });
  await vi.waitFor(() => expect(second.view.isUnkept).toBe(true));
  expect(browser.names()).toEqual(['new']);
  full.mockRestore();
  second.change({ ...second.view.fields, 'patient.firstName': 'Paula' });
  await vi.waitFor(() => expect(second.view.isUnkept).toBe(false));
  expect(browser.names()).toEqual(['new']);
  await second.close();
});
