import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { expect, it } from 'vitest';
import { click, eventually, found, hydrate, mount, named, textOf } from '../mount.test-support.tsx';
import { ActionForm } from './action-form.tsx';
import { OutcomeLine, type PostedOutcome } from './posted-outcome.tsx';

const STALE: PostedOutcome = { intent: 'start', refused: { status: 'error', error: {}, refusal: 412 } };
const words = { start: { label: 'Start task', done: 'The task is started.' } };

/** As the API: how the task stands by now. */
let status = 'New';

function TaskPage() {
  return (
    <>
      <OutcomeLine
        outcome={useActionData() as PostedOutcome | undefined}
        words={words}
        plain={['start']}
        statusNow={useLoaderData() as string}
      />
      <ActionForm intent="start" label="Start task" etag={'"v1"'} idempotencyKey="key" />
    </>
  );
}

const route = {
  id: 'task',
  path: '/',
  element: <TaskPage />,
  loader: () => status,
  action: () => ({ ...STALE }),
};

/** Presses the button of a page on which the task is new, when it stands so in truth. */
async function pressWhen(now: string): Promise<void> {
  status = 'New';
  await mount(<RouterProvider router={createMemoryRouter([route])} />);
  await eventually(() => expect(named('Start task')).not.toBeNull());
  status = now;
  await click(named('Start task'));
  await eventually(() => expect(textOf()).toContain('This was changed elsewhere'));
}

it('an action on an older version says how the status was and how it is', async () => {
  await pressWhen('Cancelled');
  expect([textOf(found('del')), textOf(found('ins'))]).toEqual(['New', 'Cancelled']);
  status = 'Archived';
  await click(named('Start task'));
  await eventually(() => expect(textOf(found('ins'))).toBe('Archived'));
  expect(textOf(found('del'))).toBe('Cancelled');
});

it('an action on an older version says no other status where something else was changed', async () => {
  await pressWhen('New');
  expect(textOf()).toContain('Its status is still “New”: something else was changed');
  expect(document.querySelector('del')).toBeNull();
});

it('an action on an older version says on a page without script how the status is by now', async () => {
  const router = createMemoryRouter([route], {
    hydrationData: { loaderData: { task: 'Cancelled' }, actionData: { task: STALE } },
  });
  await hydrate(<RouterProvider router={router} />);
  expect(textOf()).toContain('Its status is “Cancelled” by now.');
  expect(document.querySelector('del')).toBeNull();
});
