import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fieldsOfForm } from '#app/core/case-form/fields.ts';
import { eventually, fill, found, mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
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
