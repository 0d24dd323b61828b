import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { citedLines } from '#app/core/citing/cited-fields.ts';
import { SEEN } from '#app/core/citing/citing.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { MarkSight } from '#contracts/generated/wire.ts';
import { treeOf } from '../diagnosis-tree.test-support.tsx';
import { CitedList } from './cited-list.tsx';

const MARK = { number: 1, kind: 'ruler', imageId: 'img_1', markId: 'ruler-1' } as const;
const SLIDE = { imageId: 'img_1', checksum: 'sum', specimenID: 'A', title: 'A1' };

/** What stands on the buttons beside a mark that is cited with a length. */
async function buttonsBeside(
  text: string,
  now: MarkSight | null,
  seen = SEEN,
  images: Parameters<typeof citedLines>[2] = { slides: [SLIDE], ofWrongSlides: new Set() },
): Promise<readonly string[]> {
  const element = (
    <CitedList
      item={{ id: 'cas_1', version: 1 }}
      lines={citedLines({ 'diagnosis.A': text }, [{ ...MARK, seen }], images, () => now)}
      onLooked={() => undefined}
      onUnbound={() => undefined}
      onShown={null}
    />
  );
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  return [...document.querySelectorAll('[data-mark] button')].map(textOf);
}

it('offers a look at a mark that has changed, and none where only the text says another length', async () => {
  const changed = { ...SEEN, value: '420.0 μm' };
  expect(await buttonsBeside('413.1 μm [mark 1]', changed)).toEqual(['I have looked at mark 1']);
  expect(await buttonsBeside('500 μm [mark 1]', SEEN)).toEqual([]);
  expect(textOf(document.body)).toContain('The text says 500 μm where mark 1 measures 413.1 μm.');
});

it('lets a length become plain words where its mark is gone, but never one on an assumed scale', async () => {
  expect(await buttonsBeside('413.1 μm [mark 1]', null)).toEqual([
    'Make mark 1 plain words',
    'Take mark 1 out',
  ]);
  const assumed: MarkSight = { ...SEEN, basis: 'assumed' };
  expect(await buttonsBeside('413.1 μm [mark 1]', assumed, assumed)).toEqual(['Take mark 1 out']);
  expect(await buttonsBeside('413.1 μm [mark 1]', null, assumed)).toEqual(['Take mark 1 out']);
});

it('lets no length of an image of another slide become plain words', async () => {
  const beside = (wrong: readonly string[]) =>
    buttonsBeside('413.1 μm [mark 1]', SEEN, SEEN, { slides: [], ofWrongSlides: new Set(wrong) });
  expect(await beside([])).toEqual(['Make mark 1 plain words', 'Take mark 1 out']);
  expect(await beside(['img_1'])).toEqual(['Take mark 1 out']);
  expect(textOf(document.body)).toContain('an image that showed another slide');
});

it('offers a look at a place that was moved on a slide without a scale, which asks for no length', async () => {
  const assumed = { ...SEEN, basis: 'assumed' as const };
  const moved = { ...assumed, from: { x: 1000, y: 990 }, to: { x: 2652.4, y: 990 } };
  expect(await buttonsBeside('See [mark 1].', moved, assumed)).toContain('I have looked at mark 1');
});

it('leaves the focus at what became of a mark, whose buttons are gone', async () => {
  const gone = { ...MARK, seen: SEEN, slide: 'A1', now: null, standing: 'deleted' } as const;
  const diagnoses = [specimenOf('A', { text: '413.1 μm [mark 1]' })];
  await mount(treeOf(diagnosisOf({ allowedActions: ['edit'], diagnoses, citedMarks: [gone] })));
  await act(() => Promise.resolve(named('Make mark 1 plain words').focus()));
  await click(named('Make mark 1 plain words'));
  await eventually(() => expect(textOf(found(':focus'))).toBe('Mark 1 is cited no more.'));
});
