import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { click, eventually, found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
});

/** Chooses a document for the first slot that is free. */
async function chooseFile(name: string): Promise<void> {
  const input = found<HTMLInputElement>('[aria-label=Attachments] input[type=file]');
  Object.defineProperty(input, 'files', { value: [new File(['%PDF-1.7'], name)], configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

it('documents are come to before the button that leads on', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await mount(treeOf('clinical', formOf()));
  const order = [
    ...document.querySelectorAll('textarea, input[type=file], button[type=submit][value=continue]'),
  ];
  const kinds = order.map(({ tagName }, at) => (tagName === order[at - 1]?.tagName ? null : tagName));
  expect(kinds.filter((kind) => kind !== null)).toEqual(['TEXTAREA', 'INPUT', 'BUTTON']);
});

describe('a document for a slot of a case', () => {
  it('lets go of a file that is not taken, and lets another one be chosen in its place', async () => {
    const files: Headers[] = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      if (!address.includes('case-file')) return Promise.reject(new TypeError('no network'));
      files.push(new Headers(init.headers));
      const answer = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message: 'No.', code: null };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
    await mount(treeOf('clinical', formOf()));
    await chooseFile("O'Brien.pdf");
    await eventually(() => expect(textOf()).toContain('Not saved: No.'));
    expect(files.map((headers) => headers.get('X-File-Name'))).toEqual(['O%27Brien.pdf']);
    await click(named("Take it away: O'Brien.pdf"));
    expect(textOf()).not.toContain('Not saved');
    await chooseFile('first.pdf');
    await eventually(() => expect(textOf()).toContain('Not saved: No.'));
    await click(named('Choose another file than first.pdf'));
    await chooseFile('second.pdf');
    await eventually(() => expect(textOf()).toContain('Not saved: No.'));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    await eventually(() => expect(files.length).toBe(4));
    expect(files.map((headers) => headers.get('X-File-Name')).slice(-2)).toEqual([
      'second.pdf',
      'second.pdf',
    ]);
  });

  it('asks before a file replaces one that a colleague has attached since it was chosen', async () => {
    const files: [string | null, string | null][] = [];
    vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
      if (!address.includes('case-file')) return Promise.reject(new TypeError('no network'));
      const headers = new Headers(init.headers);
      files.push([headers.get('X-File-Name'), headers.get('X-Instead-Of')]);
      const owner = { userId: 'usr_1', caseId: 'cas_1' };
      const held = { id: 'theirs', name: 'right.pdf' };
      const isAgreed = headers.get('X-Instead-Of') === held.id;
      const answer = isAgreed ? { kind: 'done', ...owner } : { kind: 'taken', ...owner, held };
      return Promise.resolve(new Response(JSON.stringify(answer)));
    });
    await mount(treeOf('clinical', formOf()));
    await chooseFile('mine.pdf');
    await eventually(() => expect(textOf()).toContain('Replace right.pdf?'));
    await click(named('Keep it and take mine.pdf away'));
    expect(textOf()).not.toContain('Replace right.pdf?');
    await chooseFile('mine.pdf');
    await eventually(() => expect(textOf()).toContain('Replace right.pdf?'));
    await act(async () => {
      window.dispatchEvent(new Event('online'));
      await Promise.resolve();
    });
    expect(files).toEqual([
      ['mine.pdf', ''],
      ['mine.pdf', ''],
    ]);
    await click(named('Replace it with mine.pdf'));
    await eventually(() => expect(textOf()).not.toContain('Replace right.pdf?'));
    expect(files.at(-1)).toEqual(['mine.pdf', 'theirs']);
  });
});
