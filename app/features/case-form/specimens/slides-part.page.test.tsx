import { act } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import { image, slides, specimen } from '#app/core/case-form/complete-form.test-support.ts';
import { click, eventually, found, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
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

it('a file that another page sends is named where slide files are chosen, and which page goes on with it', async () => {
  const file = { uploadId: 'upl_1', fileName: 'a.svs', expiresAt: null };
  const createdBy = { userId: 'usr_2', displayName: 'Anna Example' };
  await mount(treeOf('specimens', formOf({ runningUploads: [{ ...file, createdBy }] })));
  expect(textOf()).toContain('a.svs from Anna Example, sent whole: the server reads it');
  expect(textOf()).toContain('If that page was closed, log in again in the same browser');
  expect(() => named('Take it away: a.svs')).toThrow();
  await mount(treeOf('patient', formOf({ runningUploads: [{ ...file, createdBy }] })));
  expect(textOf()).not.toContain('a.svs');
});

it('a specimen goes with the slides that hang on it after a question only', async () => {
  const posts: FormData[] = [];
  const bare = specimen({ id: 'spc_2', specimenID: 'B', facilitySpecimenID: 'B', subsections: [] });
  const held = formOf({ specimens: [specimen({ subsections: [slides({ images: [] })] }), bare] });
  await mount(treeOf('specimens', held, { onPost: (data) => void posts.push(data) }));
  await click(named('Remove specimen A'));
  expect(textOf(found('[role=dialog]'))).toContain('1 row of slides would go with it.');
  await click(found('[role=dialog] button:nth-of-type(1)'));
  expect(posts).toEqual([]);
  await click(named('Remove specimen B'));
  await eventually(() => expect(posts.map((data) => data.get('intent'))).toEqual(['removeSpecimen/spc_2']));
});

it.each([
  ['slides A1', 'removeSlides/spc_1/sub_1', '1 file on its way would go with it.'],
  [
    'specimen A',
    'removeSpecimen/spc_1',
    '2 rows of slides, 1 uploaded image, and 1 file on its way would go with it.',
  ],
])('%s with a file on its way are removed after a question only', async (what, intent, text) => {
  const posts: FormData[] = [];
  const others = slides({ id: 'sub_3', displayId: 'A2', images: [image('b.svs')] });
  const held = formOf({ specimens: [specimen({ subsections: [own, others] })] });
  await mount(treeOf('specimens', held, { onPost: (data) => void posts.push(data) }));
  const uploads = uploadsOf('usr_1', null, () => undefined);
  onTestFinished(() => uploads.forget('cas_1'));
  const place = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: own.id };
  act(() => uploads.add([new File(['x'], 'a.svs')], place));
  await click(named(`Remove ${what}`));
  expect(textOf(found('[role=dialog]'))).toContain(text);
  expect(posts).toEqual([]);
  await click(found('[role=dialog] button:nth-of-type(2)'));
  await eventually(() => expect(posts.map((data) => data.get('intent'))).toEqual([intent]));
});
