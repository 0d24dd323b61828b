import { useLoaderData } from '@remix-run/react';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { SEEN } from '#app/core/citing/citing.test-support.ts';
import { diagnosisOf, specimenOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import { eventually, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { itemOf } from '../diagnosis-screen.test-support.ts';
import { DiagnosisScreen } from '../diagnosis-screen.tsx';
import { propsOf } from '../diagnosis-tree.test-support.tsx';

const cited = {
  number: 1,
  kind: 'ruler',
  imageId: 'img_1',
  markId: 'ruler-1',
  slide: 'A1-1',
  seen: SEEN,
  now: SEEN,
  standing: 'seen',
} as const;
const diagnosis = diagnosisOf({
  allowedActions: ['edit'],
  diagnoses: [specimenOf('A', { text: '413.1 μm [mark 1]' })],
  citedMarks: [cited],
});
const before = itemOf('Selected');
const after: Case = {
  ...before,
  slides: before.slides.map((specimen) => ({
    ...specimen,
    subsections: specimen.subsections.map((one) => ({
      ...one,
      images: one.images.filter(({ imageId }) => imageId !== 'img_1'),
    })),
  })),
};

afterEach(async () => {
  await mount(null);
  vi.unstubAllGlobals();
});

it('a save that tells of a replaced image makes the page read its slides anew, once, and keeps what is written', async () => {
  const reads: Case[] = [];
  const loader = () => {
    const item = reads.length === 0 ? before : after;
    reads.push(item);
    return { item };
  };
  vi.stubGlobal('fetch', (address: string) =>
    address.startsWith('/resources/diagnosis/')
      ? Promise.resolve(
          Response.json({
            kind: 'saved',
            userId: 'usr_1',
            caseId: 'cas_1',
            etag: '"v2"',
            savedAt: '2026-11-23T15:01:00Z',
            warnings: [],
            earlier: [],
            replaced: ['img_1'],
          }),
        )
      : Promise.reject(new TypeError('no network')),
  );
  const Page = () => <DiagnosisScreen {...propsOf(diagnosis)} {...useLoaderData<() => { item: Case }>()} />;
  const routes = [{ path: '/', id: 'page', loader, element: <Page /> }];
  const hydrationData = { loaderData: { page: loader() } };
  await mount(<RouterProvider router={createMemoryRouter(routes, { hydrationData })} />);
  expect(textOf()).not.toContain('was replaced');
  const box = found<HTMLTextAreaElement>('textarea[name="diagnosis.A"]');
  await fill(box, 'Deep, 413.1 μm [mark 1]');
  await act(async () => {
    box.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await Promise.resolve();
  });
  await eventually(() => expect(textOf()).toContain('The slide of mark 1 was replaced.'));
  expect(named('Take mark 1 out')).toBeDefined();
  expect(box.value).toBe('Deep, 413.1 μm [mark 1]');
  expect(box.isConnected).toBe(true);
  expect(reads).toEqual([before, after]);
});
