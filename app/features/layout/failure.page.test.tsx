import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { notify } from '#app/ui/feedback/notify.ts';
import { click, eventually, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { DraftFailure } from './draft-failure.tsx';
import { RouteFailure } from './failure.tsx';

it('S4.1-09 a page that could not be read is told by a toast too, once and in the words of a failed request', async () => {
  const told = vi.spyOn(notify, 'error').mockImplementation(() => undefined);
  const failing = async (status: number, text: string) => {
    const loader = () => {
      throw new Response(text, { status });
    };
    const routes = [{ path: '/', loader, element: null, errorElement: <RouteFailure /> }];
    await mount(<RouterProvider router={createMemoryRouter(routes)} />);
    await eventually(() => expect(found('h1')).toBeTruthy());
  };
  await failing(401, 'Unauthorized access');
  await failing(404, 'Resource not found');
  await failing(500, 'The archive is closed.');
  expect(told.mock.calls.map(([text]) => text)).toEqual(['Error 401: Unauthorized. Please log in again.']);
});

it('S8-04 without a network, Try again leaves the page that says what is kept', async () => {
  const told = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const loader = () => {
    throw new TypeError('Failed to fetch');
  };
  const routes = [{ path: '/', loader, element: null, errorElement: <RouteFailure /> }];
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  await eventually(() => expect(textOf()).toContain('Try again'));
  await click(named('Try again'));
  expect(told.mock.calls.map(([text]) => text)).toEqual([
    'You are offline. Please check your internet connection.',
  ]);
  vi.restoreAllMocks();
});

it('a page that is not there says what may have become of it where its route knows', async () => {
  const loader = () => {
    throw new Response('Resource not found', { status: 404 });
  };
  const failure = (
    <RouteFailure goneHint="It may have been given to somebody else." left={<p>Two marks are here.</p>} />
  );
  await mount(<RouterProvider router={createMemoryRouter([{ path: '/', loader, errorElement: failure }])} />);
  await eventually(() => expect(textOf()).toContain('Page Not Found'));
  expect(textOf()).toContain('It may have been given to somebody else.Two marks are here.');
});

it.each([
  [true, '/send-out-cases'],
  [false, '/case'],
])(
  'the page of a deleted draft says that, and leads on to the list of whoever is of a facility: %s',
  async (isFacility, list) => {
    const loader = () => {
      throw new Response('Resource not found', { status: 404 });
    };
    const children = [{ path: '/', loader, element: null, errorElement: <DraftFailure /> }];
    const frame = [{ id: 'routes/_member', loader: () => ({ user: { isFacility } }), children }];
    await mount(<RouterProvider router={createMemoryRouter(frame)} />);
    await eventually(() => expect(textOf()).toContain('Page Not Found'));
    expect(textOf()).toContain('somebody at the facility has deleted it');
    expect([...document.querySelectorAll('a')].map((one) => one.getAttribute('href'))).toEqual([list, '/']);
  },
);

it('a page that is refused says what that means, and one that failed otherwise does not', async () => {
  const failing = async (status: number, text: string) => {
    const loader = () => {
      throw new Response(text, { status });
    };
    const routes = [{ path: '/', loader, element: null, errorElement: <RouteFailure /> }];
    await mount(<RouterProvider router={createMemoryRouter(routes)} />);
    // The toast of the same failure would cover the reason and the way on.
    await eventually(() => expect(found('[role=alert][data-clear-of-toasts]')).toBeTruthy());
    return textOf(found('[role=alert]'));
  };
  expect(await failing(403, 'Forbidden access')).toMatch(
    /^Error: Forbidden access ?Your account has no right/,
  );
  expect(await failing(429, 'Too many requests')).not.toContain('Your account');
});

it.each([true, false])(
  'a page that failed leads to the operator’s help where somebody is logged in: %s',
  async (isMember) => {
    const loader = () => {
      throw new Response('The archive is closed.', { status: 500 });
    };
    const children = [{ path: '/', loader, element: null, errorElement: <RouteFailure /> }];
    const frame = isMember ? [{ id: 'routes/_member', loader: () => ({}), children }] : children;
    await mount(<RouterProvider router={createMemoryRouter(frame)} />);
    await eventually(() => expect(found('[role=alert]')).toBeTruthy());
    const link = [...document.querySelectorAll('a')].find((one) => textOf(one) === 'Ask for help');
    expect(link?.getAttribute('href')).toBe(isMember ? '/account-detail?part=ask' : undefined);
  },
);
