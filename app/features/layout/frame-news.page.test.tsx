import { Form } from '@remix-run/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { click, eventually, mount, named, textOf, unmount } from '#app/ui/mount.test-support.tsx';
import { RouteFailure } from './failure.tsx';
import { isFrameReadAgain } from './frame-news.ts';

afterEach(unmount);

const failed = (): Promise<null> => Promise.reject(new TypeError('Failed to fetch'));

/** A page with a form in a frame, both of whose server is out of reach by the time that the form is sent. */
async function send(answer: () => Promise<null>, frame: () => Promise<null>) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        loader: frame,
        shouldRevalidate: isFrameReadAgain,
        ErrorBoundary: RouteFailure,
        element: (
          <>
            <p>The menu</p>
            <Outlet />
          </>
        ),
        children: [
          {
            path: 'page',
            action: answer,
            ErrorBoundary: RouteFailure,
            element: (
              <Form method="post">
                <button type="submit">Send</button>
              </Form>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/page'] },
  );
  await mount(<RouterProvider router={router} />);
  await eventually(() => expect(textOf()).toContain('The menu'));
  await click(named('Send'));
}

it('the frame stays around a page whose form found nobody, and is not read in vain', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const frame = vi.fn<() => Promise<null>>().mockResolvedValueOnce(null).mockImplementation(failed);
  await send(failed, frame);
  await eventually(() => expect(textOf()).toContain('Try again'));
  expect(textOf()).toContain('The menu');
  expect(frame).toHaveBeenCalledTimes(1);
});

it('the frame is read again after a form that was answered', async () => {
  const frame = vi.fn<() => Promise<null>>().mockResolvedValue(null);
  await send(() => Promise.resolve(null), frame);
  await eventually(() => expect(frame).toHaveBeenCalledTimes(2));
});
