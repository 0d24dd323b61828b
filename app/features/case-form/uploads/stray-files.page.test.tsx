import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { uploadsOf } from '#app/browser/uploads/uploads-of.ts';
import { click, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { StrayFiles } from './stray-files.tsx';

it('files of the case whose slides have no place on the page say how they stand, and can be taken away', async () => {
  const lookAt = () => Promise.reject(new Error('Nothing is looked at.'));
  const own = { caseId: 'cas_1', placed: ['sub_1'], userId: 'usr_1', lookAt, showSlide: () => null };
  const element = <StrayFiles {...own} />;
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const uploads = uploadsOf('usr_1', null, () => undefined);
  const place = { caseId: 'cas_1', specimenId: 'spc_1', subsectionId: 'sub_9' };
  act(() => {
    uploads.add([new File(['x'], 'placed.pdf')], { ...place, subsectionId: 'sub_1' });
    uploads.add([new File(['x'], 'other.pdf')], { ...place, caseId: 'cas_2' });
  });
  expect(textOf()).toBe('');
  act(() => uploads.add([new File(['x'], 'stray.pdf')], place));
  expect(textOf()).toContain('This slide image type is not supported.');
  expect(textOf()).toContain('Slide files on their way');
  expect(textOf()).not.toMatch(/placed|other/);
  await click(named('Remove stray.pdf'));
  expect(textOf()).toBe('');
});
