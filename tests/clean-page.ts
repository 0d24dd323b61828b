import type { DetachedWindowAPI } from 'happy-dom';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { unmount } from '#app/ui/mount.test-support.tsx';

declare const happyDOM: DetachedWindowAPI;

// The address of the document is that of `npm start`: what no test answers fails as it does offline, whoever listens there.
happyDOM.settings.fetch.interceptor = {
  beforeAsyncRequest: () => Promise.reject(new TypeError('Nothing answers here.')),
};

// Files that share a process share the storage and the address too, and what one test has left there another would meet.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

// Each file has a document of its own, and nothing that was mounted may outlive the one that it was mounted in.
afterEach(unmount);

/** What React only says and then shows anyhow: a row too many or too few, or one with the words of another. */
const FAULTS = [/two children with the same key/, /validateDOMNesting/, /unique "key" prop/];
const said: string[] = [];

beforeEach(() => {
  const { error } = console;
  vi.spyOn(console, 'error').mockImplementation((...words: readonly unknown[]) => {
    const text = words.map(String).join(' ');
    if (FAULTS.some((fault) => fault.test(text))) said.push(text);
    error(...words);
  });
});
afterEach(() => expect(said.splice(0)).toEqual([]));
