import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider, useActionData, useLoaderData } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
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

/** A task whose button goes as soon as it is started, with something else to type into. */
function StartedPage() {
  const isNew = useLoaderData() === 'New';
  return (
    <>
      <OutcomeLine
        outcome={useActionData() as PostedOutcome | undefined}
        words={words}
        plain={['start']}
        statusNow={useLoaderData() as string}
      />
      {isNew && <ActionForm intent="start" label="Start task" etag={'"v1"'} idempotencyKey="key" />}
      <textarea />
      <RowsPage isNew={isNew} />
    </>
  );
}

/** Another part of the page, whose next row takes the focus of one that has gone. */
function RowsPage({ isNew }: { readonly isNew: boolean }) {
  useEffect(() => {
    if (!isNew && document.activeElement === document.body) document.getElementById('next-row')?.focus();
  }, [isNew]);
  return next ? <button type="button" id="next-row" /> : null;
}

let next = false;

const presses = (outcome: PostedOutcome, after: string) => async (begun: () => void) => {
  status = 'New';
  const action = () => {
    status = after;
    return { ...outcome };
  };
  await mount(
    <RouterProvider router={createMemoryRouter([{ ...route, element: <StartedPage />, action }])} />,
  );
  await eventually(() => expect(named('Start task')).not.toBeNull());
  named('Start task').focus();
  await click(named('Start task'));
  begun();
};
const DONE: PostedOutcome = { intent: 'start', refused: null };
const start = presses(DONE, 'InProgress');
const notLooked = () => undefined;

describe('the focus of whoever acted', () => {
  beforeEach(() => {
    next = false;
  });

  it('is on what was done where the button is gone', async () => {
    await start(notLooked);
    await eventually(() => expect(textOf(found(':focus'))).toBe('The task is started.'));
  });

  it('is on why nothing was done where others have taken the button away', async () => {
    await presses(
      { intent: 'start', refused: { status: 'error', error: {}, refusal: 412 } },
      'Cancelled',
    )(notLooked);
    await eventually(() => expect(textOf(found(':focus'))).toContain('This was changed elsewhere'));
  });

  it('stays with whoever types elsewhere by then', async () => {
    await start(() => found('textarea').focus());
    await eventually(() => expect(textOf(found('[role=status]'))).toBe('The task is started.'));
    expect(document.activeElement).toBe(found('textarea'));
  });

  it('stays with the button that is still there', async () => {
    await presses(DONE, 'New')(notLooked);
    await eventually(() => expect(textOf(found('[role=status]'))).toBe('The task is started.'));
    expect(document.activeElement).toBe(named('Start task'));
  });

  it('goes where another part of the page puts it', async () => {
    next = true;
    await start(notLooked);
    await eventually(() => expect(textOf(found('[role=status]'))).toBe('The task is started.'));
    expect(document.activeElement?.id).toBe('next-row');
  });
});
