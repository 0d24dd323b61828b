import { createMemoryRouter, Form, Outlet, RouterProvider, useLoaderData } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { click, eventually, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { RouteFailure } from './failure.tsx';
import { readFrame, useFrameKept } from './frame-kept.ts';

let fails: (() => Error | Response) | null = null;
async function answer<T>(value: T): Promise<T> {
  await Promise.resolve();
  const failure = fails?.();
  if (failure !== undefined) throw failure;
  return value;
}

function Frame() {
  const shown = useLoaderData();
  useFrameKept(shown);
  return (
    <>
      <header>{String(shown)}</header>
      <Outlet />
    </>
  );
}

/** A page with a form in its frame, shown to Ada. */
async function showPage(): Promise<void> {
  const form = (
    <Form method="post">
      <button type="submit">Send</button>
    </Form>
  );
  const page = { index: true, element: form, action: () => answer(null), errorElement: <RouteFailure /> };
  const frame = {
    path: '/',
    element: <Frame />,
    loader: () => readFrame({ serverLoader: () => answer('Ada') }),
    errorElement: <p>Without a frame</p>,
    children: [page],
  };
  await mount(<RouterProvider router={createMemoryRouter([frame])} />);
  await eventually(() => expect(textOf()).toContain('Ada'));
}

beforeEach(() => {
  fails = null;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

it('a page keeps its frame where a post of it does not reach the server', async () => {
  await showPage();
  fails = () => new TypeError('Failed to fetch');
  await click(named('Send'));
  await eventually(() => expect(named('Try again')).toBeDefined());
  expect(textOf()).toContain('Ada');
});

it('a frame that the server refuses is not shown any longer', async () => {
  await showPage();
  fails = () => new Response('Over', { status: 403 });
  await click(named('Send'));
  await eventually(() => expect(textOf()).toContain('Without a frame'));
  expect(textOf()).not.toContain('Ada');
});

it('the frame of one person is not kept for the next one', async () => {
  await showPage();
  await mount(<p>Logged out</p>);
  fails = () => new TypeError('Failed to fetch');
  await expect(readFrame({ serverLoader: () => answer('Ben') })).rejects.toThrow('Failed to fetch');
});
