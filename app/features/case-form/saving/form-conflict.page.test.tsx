import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import {
  click,
  eventually,
  fill,
  found,
  mount,
  named,
  textOf,
  unmount,
} from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
});

it('reads the form anew when a colleague has changed it, since they may have added rows', async () => {
  const fields = { ...fieldsOfForm(formOf()), 'patient.lastName': 'Theirs' };
  const theirs = { etag: '"v2"', fields, changedBy: 'a colleague' };
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('case-draft')
      ? Promise.resolve(
          new Response(JSON.stringify({ kind: 'stale', userId: 'usr_1', caseId: 'cas_1', theirs })),
        )
      : Promise.reject(new TypeError('no network')),
  );
  const onLoad = vi.fn();
  await mount(treeOf('patient', formOf(), { onLoad }));
  await eventually(() => expect(onLoad).toHaveBeenCalledTimes(1));
  const lastName = () => found<HTMLInputElement>('[name="patient.lastName"]');
  await eventually(() => expect(lastName().value).not.toBe(''));
  await fill(lastName(), 'Mine');
  await act(async () => {
    lastName().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await Promise.resolve();
  });
  await eventually(() => expect(textOf()).toContain('This case was changed elsewhere, by a colleague.'));
  await eventually(() => expect(onLoad).toHaveBeenCalledTimes(2));
});

it('shows half a date beside theirs, and leaves it in the form where it is chosen', async () => {
  const fields = { ...fieldsOfForm(formOf()), 'patient.birthDate': '05/13/1961' };
  const theirs = { etag: '"v2"', fields, changedBy: 'a colleague' };
  const owner = { userId: 'usr_1', caseId: 'cas_1' };
  const saved = { kind: 'saved', ...owner, etag: '"v3"', savedAt: '2026-11-23T15:01:00Z', found: [] };
  const answers: object[] = [{ kind: 'stale', ...owner, theirs }];
  vi.stubGlobal('fetch', (address: string) =>
    address.includes('case-draft')
      ? Promise.resolve(Response.json(answers.shift() ?? saved))
      : Promise.reject(new TypeError('no network')),
  );
  await mount(treeOf('patient', formOf(), { onLoad: () => undefined }));
  const birth = () => found<HTMLInputElement>('[name="patient.birthDate"]');
  await eventually(() => expect(birth().value).toBe('05/12/1961'));
  await fill(birth(), '05/1');
  await act(async () => {
    birth().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await Promise.resolve();
  });
  await eventually(() => expect(textOf()).toContain('stays in the form as you typed it'));
  expect([...document.querySelectorAll('[role=dialog] label')].map(textOf)).toEqual([
    'Yours05/1',
    'As it is saved now05/13/1961',
  ]);
  await click(found('[role=dialog] input[type=radio]'));
  await click(named('Save these choices'));
  await eventually(() => expect(textOf()).not.toContain('This case was changed elsewhere'));
  expect(birth().value).toBe('05/1');
});

it('forgets in this browser what was given up when the page was left', async () => {
  vi.stubGlobal('navigator', { onLine: true, sendBeacon: () => true });
  const refused = { kind: 'refused', userId: 'usr_1', caseId: 'cas_1', message: 'It was sent by now.' };
  vi.stubGlobal('fetch', (address: string) => {
    if (address.includes('case-draft')) return Promise.resolve(Response.json(refused));
    if (address === '/resources/storage-key')
      return Promise.resolve(Response.json({ ok: true, userId: 'usr_1', key: btoa('k'.repeat(32)) }));
    return Promise.reject(new TypeError('no network'));
  });
  const keptNames = () => Object.keys(localStorage).filter((name) => name.startsWith('case-creation:'));
  await mount(treeOf('patient', formOf()));
  await fill(found<HTMLInputElement>('[name="patient.lastName"]'), 'Mine');
  await eventually(() => expect(keptNames()).toHaveLength(1));
  await click(named('5.Review and send'));
  await eventually(() => expect(textOf()).toContain('Leave without saving?'));
  await click(named('Leave and lose the changes'));
  await eventually(() => expect(textOf()).toContain('The review'));
  await eventually(() => expect(keptNames()).toEqual([]));
});
