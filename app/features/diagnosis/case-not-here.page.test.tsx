import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { eventually, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { CaseNotHere } from './case-not-here.tsx';
import { emptyBrowser, keepText } from './saving/unsent-text.test-support.ts';

beforeEach(emptyBrowser);

it('whoever lost the case reads what did not reach it', async () => {
  await keepText({ 'diagnosis.A': 'Prostate: benign.', comment: 'FISH is to come.' });
  const routes = [
    {
      id: 'routes/_member',
      path: '/',
      loader: () => ({ session: { userId: 'usr_1' } }),
      children: [
        {
          index: true,
          loader: () => {
            throw new Response(null, { status: 404 });
          },
          element: null,
          errorElement: <CaseNotHere />,
        },
      ],
    },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/?case=cas_1'] });
  await mount(<RouterProvider router={router} />);
  await eventually(() => expect(textOf()).toContain('FISH is to come.'));
  for (const words of ['Diagnosis, specimen A', 'Prostate: benign.', 'It is in this browser alone'])
    expect(textOf()).toContain(words);
});
