import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { CaseForm } from '#contracts/generated/wire.ts';
import { ReviewScreen, type ReviewScreenProps } from './review-screen.tsx';

export const posts: FormData[] = [];

/** The review of a case, to be put into a page. */
export function screenOf(form: CaseForm, changes: Partial<ReviewScreenProps> = {}) {
  const props: ReviewScreenProps = {
    userId: 'usr_1',
    isOperator: false,
    form,
    problems: [],
    names: { HE: 'H&E', Biopsy_Shave: 'Biopsy - Shave' },
    isPackingList: false,
    idempotencyKey: '"key"',
    outcome: undefined,
    ...changes,
  };
  return <ReviewScreen {...props} />;
}

/** The review of a case; what it posts is among `posts`. */
export function treeOf(form: CaseForm, changes: Partial<ReviewScreenProps> = {}) {
  const action = async ({ request }: { readonly request: Request }) => {
    posts.push(await request.formData());
    return null;
  };
  const routes = [{ path: '/review-project', action, element: screenOf(form, changes) }];
  return (
    <RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/review-project?case=cas_1'] })} />
  );
}
