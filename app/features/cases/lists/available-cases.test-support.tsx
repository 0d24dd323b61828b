import { type ActionFunction, createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { expect } from 'vitest';
import type { ListState } from '#app/core/lists/list-state.ts';
import { eventually, mount, textOf } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import type { CaseActionAnswer } from '../case-action.ts';
import { AvailableCasesScreen } from './available-cases-screen.tsx';
import { aCase, aList } from './case-item.test-support.ts';

export const LOST = 'This case was just picked up by another pathologist.';

export const routine = aCase('DP-1', { dueAt: '2026-11-21T18:00:00Z', availableAt: '2026-11-19T15:00:00Z' });
export const stat = aCase('DP-2', {
  priority: 'STAT',
  dueAt: '2026-11-22T15:00:00Z',
  stains: ['H&E', 'PAS', 'AFB'],
  billingComponent: 2,
});
export const overdue = aCase('DP-3', { priority: 'Expedited', dueAt: '2026-11-21T14:00:00Z' });

interface Shown {
  readonly action?: ActionFunction;
  /** What the route of the preview says, whatever its shape. */
  readonly preview?: unknown;
  readonly about?: Partial<ListState>;
}

/** The page with a list that the server gives anew after each action, as Remix does. */
export async function showAvailable(
  list: () => readonly CaseListItem[],
  { action = () => null, preview, about = {} }: Shown = {},
): Promise<void> {
  const Page = () => {
    const cases = useLoaderData() as readonly CaseListItem[];
    return <AvailableCasesScreen cases={cases} list={aList(cases.length, about)} />;
  };
  const routes = [
    { path: '/availableCases', element: <Page />, loader: list, action },
    { path: '/selectedCases', element: <p>Mine</p> },
    { path: '/resources/case-preview/:caseId', loader: () => preview ?? null },
  ];
  await mount(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/availableCases'] })} />,
  );
  await eventually(() => expect(document.querySelector('main')).not.toBeNull());
}

export const rows = () => [...document.querySelectorAll('tbody tr')];
export const order = () => rows().map((row) => /DP-\d/.exec(textOf(row))?.[0]);
export const answering =
  (answer: CaseActionAnswer): ActionFunction =>
  () =>
    answer;
