import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import type { Case } from '#contracts/generated/wire.ts';
import { NothingToAsk } from './nothing-to-ask.tsx';

const show = (item: Pick<Case, 'status' | 'allowedActions'>) =>
  mount(
    <RouterProvider
      router={createMemoryRouter([{ path: '/', element: <NothingToAsk item={{ id: 'cas_1', ...item }} /> }])}
    />,
  );

it('a case that nobody has begun to read says what begins it, and leads to its text', async () => {
  await show({ status: 'Selected', allowedActions: ['release', 'open'] });
  expect(textOf()).toContain('before you have begun to read');
  expect(found('a').getAttribute('href')).toBe('/pathologist/primary-diagnosis-case?case=cas_1');
});

it('any other case says in which status it is', async () => {
  await show({ status: 'QAReview', allowedActions: ['open'] });
  expect(textOf()).toMatch(/^Nothing can be asked for while the status of this case is .+\.$/);
  expect(document.querySelector('a')).toBeNull();
});
