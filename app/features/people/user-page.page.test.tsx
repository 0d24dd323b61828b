import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { found, mount, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import type { User } from '#contracts/generated/wire.ts';
import { OnboardingPart } from './user-page.tsx';

const onboarding = {
  missing: ['Onboarding tasks must be made'],
  proctoredCases: 0,
  proctoredCasesWanted: 10,
  openMajors: 0,
  openCases: 0,
};

const show = (status: User['status'], taskId: string | null) => {
  const element = (
    <main>
      <OnboardingPart onboarding={onboarding} status={status} taskId={taskId} />
    </main>
  );
  return mount(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
};

afterEach(unmount);

it.each(['New', 'In Progress'] as const)(
  'a pathologist who is %s and has no onboarding task is led to a new one',
  async (status) => {
    await show(status, null);
    expect(textOf(found('main'))).toContain(
      'The steps begin with a task of the type “Onboarding” for this pathologist, which nobody has made yet. Make the task',
    );
    expect(found('main a').getAttribute('href')).toBe('/create-task');
  },
);

it('whoever has an onboarding task, or needs none any more, is led to no new one', async () => {
  await show('New', 'tsk_1');
  expect(found('main a').getAttribute('href')).toBe('/onboarding-task?task=tsk_1');
  await show('Active', null);
  expect(textOf(found('main'))).not.toContain('Make the task');
});
