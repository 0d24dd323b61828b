import { beforeEach, expect, it, vi } from 'vitest';
import { slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { formOf, treeOf } from '../case-form.test-support.tsx';

beforeEach(async () => {
  await unmount();
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});

const own = slides({});
const ordered = slides({ id: 'sub_2', displayId: 'A1-R1', slideCount: 1, isRequested: true });
const form = formOf({
  status: 'Returned',
  specimens: [specimen({ subsections: [own, ordered], totalNumberSlides: 3 })],
});

it('slides that a reader ordered are neither offered to be removed nor counted among those of the parcel', async () => {
  await mount(treeOf('specimens', form));
  const buttons = [...document.querySelectorAll('button')].map(textOf);
  expect(buttons.filter((text) => text.startsWith('Remove slides'))).toEqual(['Remove slides A1']);
  await mount(treeOf('delivery', form));
  expect(textOf()).toContain('The case lists 2');
});
