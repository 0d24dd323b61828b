import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { OwnView, OwnViews } from '#app/core/lists/own-views.ts';
import { found, mount, named, textOf, unmount } from '../mount.test-support.tsx';
import { SavedViews } from './saved-views.tsx';

const urgent: OwnView = {
  id: 'viw_1',
  etag: '"v1"',
  name: 'Urgent skin',
  query: { priority: ['STAT', 'Expedited'] },
  sort: 'dueAt',
  columns: ['patient'],
};
const own: OwnViews = { list: 'availableCases', views: [urgent], idempotencyKey: '"k"', refusal: null };

async function show(about: Partial<OwnViews> = {}, at = '/cases?q=Ash&priority=STAT&sort=dueAt&page=3') {
  const filters = Object.fromEntries(
    ['q', 'priority'].flatMap((name) => {
      const texts = new URL(at, 'http://ours.invalid').searchParams.getAll(name);
      return texts.length === 0 ? [] : [[name, texts]];
    }),
  );
  const views = [{ key: 'stat', label: 'STAT', query: { priority: 'STAT' }, total: 3 }];
  const list = { views, filters, columns: null, own: { ...own, ...about } };
  const router = createMemoryRouter([{ path: '/cases', element: <SavedViews list={list} /> }], {
    initialEntries: [at],
  });
  await mount(<RouterProvider router={router} />);
}

const hidden = (name: string) => found<HTMLInputElement>(`form [name=${name}]`).value;

afterEach(unmount);

describe('views of one’s own', () => {
  it('stand beside the system’s, and ask for exactly what was saved', async () => {
    await show();
    expect([...document.querySelectorAll('nav a')].map(textOf)).toEqual(['STAT3', 'Urgent skin']);
    expect(named('Urgent skin').getAttribute('href')).toBe(
      '/cases?priority=STAT&priority=Expedited&sort=dueAt&cols=patient',
    );
    expect(named('Urgent skin').getAttribute('aria-current')).toBeNull();
    // A long name is cut off on its tab.
    expect(named('Urgent skin').title).toBe('Urgent skin');
  });

  it('are the current one where their filters and order are in force', async () => {
    const at = '/cases?priority=STAT&priority=Expedited';
    await show({}, `${at}&sort=dueAt`);
    expect(named('Urgent skin').getAttribute('aria-current')).toBe('page');
    await show({}, at);
    expect(named('Urgent skin').getAttribute('aria-current')).toBeNull();
  });

  it('are saved by a plain form with filters and order, and without what was searched for', async () => {
    await show({ views: [] });
    expect(hidden('filters')).toBe('?priority=STAT');
    expect(hidden('sort')).toBe('dueAt');
    expect(hidden('list')).toBe('availableCases');
    expect(hidden('plain')).toBe('/cases');
    const form = found<HTMLFormElement>('form');
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/resources/saved-views']);
  });

  it('are deleted one by one, by a button that names the view', async () => {
    await show();
    expect(hidden('viewId')).toBe('viw_1');
    expect(textOf(found('button[value=delete]'))).toBe('Delete the view Urgent skin');
  });

  it.each([
    [{ refusal: 'name' }, 'Use another name'],
    [{ refusal: 'failed' }, 'The view was not saved'],
    [{ refusal: 'not-deleted' }, 'The view was not deleted'],
  ] as const)('say in place what went wrong: %j', async (about, text) => {
    await show(about);
    expect(found<HTMLDetailsElement>('details').open).toBe(true);
    expect(textOf(found('details'))).toContain(text);
  });

  it('say that they cannot be shown, and that there is no room for another', async () => {
    await show({ views: null });
    expect(textOf(found('details'))).toContain('Your own views cannot be shown now.');
    await show({ views: Array.from({ length: 30 }, (_, at) => ({ ...urgent, id: `viw_${at}` })) });
    expect(textOf(found('details'))).toContain('You have 30 views of this list');
    expect(document.querySelector('[name=name]')).toBeNull();
  });
});
