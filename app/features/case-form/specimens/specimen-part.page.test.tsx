import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { setting, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { eventually, found, mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

const SITES = setting.bodySites.map((site) =>
  site.value === 'Breast'
    ? { ...site, subsites: [{ value: 'Clock_position_free_text', label: 'Clock position (free text)' }] }
    : site,
);
const at = (key: string) => `specimens.spc_1.${key}`;
const radios = () => [...document.querySelectorAll<HTMLInputElement>(`[name="${at('laterality')}"]`)];

let saved: Readonly<Record<string, string>>[] = [];

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  saved = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit = {}) => {
    if (!address.includes('case-draft')) return Promise.reject(new TypeError('no network'));
    const body = typeof init.body === 'string' ? init.body : '{}';
    saved.push((JSON.parse(body) as { readonly fields: Readonly<Record<string, string>> }).fields);
    const times = { etag: `"v${saved.length + 1}"`, savedAt: '2026-11-23T15:01:00Z' };
    const answer = { kind: 'saved', userId: 'usr_1', caseId: 'cas_1', ...times, found: [] };
    return Promise.resolve(new Response(JSON.stringify(answer)));
  });
});

async function choose(name: string, value: string): Promise<void> {
  const select = found<HTMLSelectElement>(`select[name="${name}"]`);
  await act(async () => {
    select.value = value;
    select.dispatchEvent(new Event('input', { bubbles: true }));
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

const open = (changes: Parameters<typeof specimen>[0], isTried = false) => {
  const form = formOf({ specimens: [specimen(changes)] });
  return mount(treeOf('specimens', form, { isTried, setting: { ...setting, bodySites: SITES } }));
};

describe('the site of a specimen', () => {
  it('takes its side with it', async () => {
    await open({ bodysite: 'Skin', laterality: 'Left' });
    await choose(at('bodysite'), 'Colon');
    expect(radios()).toEqual([]);
    await choose(at('bodysite'), 'Breast');
    expect(radios().filter(({ checked }) => checked)).toEqual([]);
    await act(() =>
      Promise.resolve(found('form').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    );
    await eventually(() => expect(saved.at(-1)).toMatchObject({ [at('bodysite')]: 'Breast' }));
    expect(saved.at(-1)).not.toHaveProperty([at('laterality')]);
  });

  it('shows a side of an earlier draft that it does not have, so that it can be taken away', async () => {
    await open({ bodysite: 'Colon', subsite: null, laterality: 'Left' }, true);
    expect(textOf()).toContain('Colon has no side. Choose Not applicable.');
    expect(radios().find(({ checked }) => checked)?.value).toBe('Left');
    await open({ bodysite: 'Colon', subsite: null, laterality: null }, true);
    expect(radios()).toEqual([]);
  });

  it('asks for words of one’s own in an empty box', async () => {
    await open({ bodysite: 'Breast', subsite: null }, true);
    await choose(at('subsite'), 'Clock_position_free_text');
    expect(found<HTMLInputElement>(`input[name="${at('subsite')}"]`).value).toBe('');
    expect(textOf()).toContain('Subsite is required');
    // As a page without script has posted it.
    await open({ bodysite: 'Breast', subsite: 'Clock_position_free_text' }, true);
    expect(found<HTMLInputElement>(`input[name="${at('subsite')}"]`).value).toBe('');
    expect(textOf()).toContain('Subsite is required');
  });
});

it('a button of a row that is pressed twice asks once, and again when it was answered', async () => {
  const posts: FormData[] = [];
  let loads = 0;
  const onPost = (data: FormData) => void posts.push(data);
  await mount(treeOf('specimens', formOf(), { onPost, onLoad: () => void (loads += 1) }));
  await eventually(() => expect(loads).toBe(1));
  await eventually(() => found('[value=addSpecimen]'));
  const button = found<HTMLButtonElement>('[value=addSpecimen]');
  const press = () => button.form?.requestSubmit(button);
  await act(() => Promise.resolve([press(), press()]));
  // The page is read anew once the press was answered: a second one would have been sent by then.
  await eventually(() => expect(loads).toBe(2));
  expect(posts).toHaveLength(1);
  for (let turn = 0; turn < 500 && posts.length < 2; turn += 1)
    await act(async () => {
      press();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  expect(posts).toHaveLength(2);
});
