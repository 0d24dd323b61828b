import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { mount, textOf } from '#app/ui/mount.test-support.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

it('the word that a password was changed takes the focus', async () => {
  const element = <ResetPasswordScreen idempotencyKey={'"key"'} lastResult={undefined} isDone />;
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  expect(textOf(document.activeElement ?? document.body)).toBe(
    'Your password was changed. All your other sessions have ended, and we have told you by mail.',
  );
});
