import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { diagnosisOf } from '#app/core/diagnosis/diagnosis.test-support.ts';
import {
  click,
  eventually,
  fill,
  found,
  later,
  leave,
  mount,
  named,
  textOf,
} from '#app/ui/mount.test-support.tsx';
import { mountPage, posts } from '#app/ui/mount-page.test-support.tsx';
import { itemOf } from './diagnosis-screen.test-support.ts';
import { DiagnosisScreen } from './diagnosis-screen.tsx';
import { propsOf } from './diagnosis-tree.test-support.tsx';

const box = (letter: string) => found<HTMLTextAreaElement>(`textarea[name="diagnosis.${letter}"]`);

const SAVED = JSON.stringify({
  kind: 'saved',
  userId: 'usr_1',
  caseId: 'cas_1',
  etag: '"v2"',
  savedAt: '2026-11-23T15:01:00Z',
  warnings: [],
  earlier: [],
});

describe('a request that is sent while the first save of the text is under way', () => {
  const item = { ...itemOf('Selected'), allowedActions: ['requestWork' as const] };

  /** Types a question and the first words of the text, and sends the question before those are saved. */
  async function sendWhileSaving() {
    const saved = later<Response>();
    const read = later<Response>();
    vi.stubGlobal('fetch', (address: string) => {
      if (address.startsWith('/resources/diagnosis/')) return saved.promise;
      if (address === '/resources/slide-requests/cas_1') return read.promise;
      return Promise.reject(new TypeError('no network'));
    });
    await mountPage(<DiagnosisScreen {...propsOf(diagnosisOf({ savedAt: null }))} item={item} />);
    await fill(found<HTMLSelectElement>('#question select[name=about]'), 'clinical_history');
    await fill(found<HTMLTextAreaElement>('#question textarea'), 'Was there an earlier biopsy?');
    await fill(box('B'), 'LEFT: benign.');
    await leave(box('B'));
    await click(named('Send the question'));
    expect(named('Send the question').getAttribute('aria-busy')).toBe('true');
    return { saved, read };
  }

  it('goes once, on the version that this save has made', async () => {
    const { saved, read } = await sendWhileSaving();
    saved.resolve(new Response(SAVED));
    await eventually(() => expect(textOf(found('#diagnosis'))).toContain('Saved at'));
    expect(posts).toEqual([]);
    const now = { ...item, provider: null, version: item.version + 1, etag: '"v9"' };
    const about = { ok: true, userId: 'usr_1', stains: [], idempotencyKey: '"k"' };
    read.resolve(new Response(JSON.stringify({ ...about, loadedAt: '2026-11-23T15:01:00Z', item: now })));
    const text = 'Was there an earlier biopsy?';
    await eventually(() => expect(posts).toMatchObject([{ intent: 'ask', etag: '"v9"', text }]));
  });

  it('goes on the version of the page where the text cannot be saved', async () => {
    const { saved } = await sendWhileSaving();
    saved.resolve(new Response(null, { status: 503 }));
    await eventually(() => expect(posts).toMatchObject([{ intent: 'ask', etag: item.etag }]));
  });
});

describe('the form of a second review', () => {
  it('is led to once the text that was changed is on the server', async () => {
    const saved = later<Response>();
    vi.stubGlobal('fetch', (address: string) =>
      address.startsWith('/resources/diagnosis/')
        ? saved.promise
        : Promise.reject(new TypeError('no network')),
    );
    const item = { ...itemOf('Selected'), allowedActions: ['requestQaReview' as const] };
    const page = <DiagnosisScreen {...propsOf(diagnosisOf())} item={item} />;
    const router = createMemoryRouter([
      { path: '/', element: page },
      { path: '*', element: null },
    ]);
    await mount(<RouterProvider router={router} />);
    await fill(box('B'), 'LEFT: benign.');
    await click(named('Ask for a second review'));
    expect(router.state.location.pathname).toBe('/');
    saved.resolve(new Response(SAVED));
    await eventually(() => expect(router.state.location.pathname).toBe('/case-details/cas_1'));
  });
});
