import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PATIENT } from '#app/core/cases/patient.test-support.ts';
import type { ListState } from '#app/core/lists/list-state.ts';
import { mount } from '#app/ui/mount.test-support.tsx';
import type { CaseListItem } from '#contracts/generated/wire.ts';
import { aCase, aList } from '../lists/case-item.test-support.ts';
import { SendOutScreen } from './send-out-screen.tsx';

export const own = (caseID: string, changes: Parameters<typeof aCase>[1]): CaseListItem =>
  aCase(caseID, { caseRecordId: 'INV26-7', patientInfo: PATIENT, allowedActions: [], ...changes });

/** What the list has posted: where to, and its fields. */
export const posts: [string, Readonly<Record<string, unknown>>][] = [];

type Asked = Pick<Parameters<typeof SendOutScreen>[0], 'asked' | 'answerable'>;

export async function show(
  cases: readonly CaseListItem[],
  { asked = null, answerable = null, ...about }: Partial<ListState> & Partial<Asked> = {},
) {
  const list = aList(cases.length, { sort: '-sentAt', ...about });
  const element = <SendOutScreen cases={cases} list={list} asked={asked} answerable={answerable} />;
  const action = async ({ request }: { readonly request: Request }) => {
    posts.push([request.url, Object.fromEntries(await request.formData())]);
    return null;
  };
  const routes = [
    { path: '/send-out-cases', element },
    { path: '/review-project', action, element: <p>The review</p> },
  ];
  await mount(
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/send-out-cases'] })} />,
  );
}
