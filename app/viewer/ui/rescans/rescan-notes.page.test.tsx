import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { click, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { nextAsked, previousAsked } from '../../state/slides.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { RescanNotes } from './rescan-notes.tsx';
import { RescansTold } from './rescans-told.ts';

afterEach(() => mount(null));

const former = {
  image: {
    imageId: 'a1-before',
    checksum: null,
    fileName: 'a1.svs',
    fileContent: 'blob-before',
    notShown: null,
    enteredScale: null,
    opened: true,
    isNew: false,
  },
  subsectionId: 'of-a1',
  reason: 'out_of_focus',
  replacedBy: 'a1',
  replacedAt: '2026-11-27T14:30:00Z',
} as const;

const notes = (sought: readonly string[]) => (
  <RescansTold.Provider value={{ replaced: [former], sought }}>
    <RescanNotes />
  </RescansTold.Provider>
);

it('says of the image that took the place of the one of a link that it is another, while it is on the screen', async () => {
  const scope = await readerAt();
  await shown(scope, notes(['a1-before']));
  const told = 'of-a1 was scanned again on 11/27/2026 ';
  expect(textOf()).toContain(told);
  expect(textOf()).toContain('this is the new image.');
  await act(() => allSettled(nextAsked, { scope }));
  expect(textOf()).toBe('');
  await act(() => allSettled(previousAsked, { scope }));
  expect(textOf()).toContain(told);
  await click(named('Dismiss'));
  expect(textOf()).toBe('');
});

it('says nothing to whoever did not ask for the former image', async () => {
  await shown(await readerAt(), notes([]));
  expect(textOf()).toBe('');
});
