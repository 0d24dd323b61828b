import { act, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useOutletContext } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { type LayoutFlags, useFullScreen } from '#app/ui/full-screen.ts';
import { click, found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { useMenuInFullScreen } from './use-menu-in-full-screen.ts';

const turnFullScreen = (element: Element | null) =>
  act(async () => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
    document.dispatchEvent(new Event('fullscreenchange'));
    await Promise.resolve();
  });

afterEach(async () => {
  await mount(null);
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: null });
});

const Layout = () => <Outlet context={{ isFullScreen: useFullScreen() } satisfies LayoutFlags} />;

function PageInside() {
  return <>{useOutletContext<LayoutFlags>().isFullScreen ? 'full screen' : 'a window'}</>;
}

it('S2.2-14 the outlet of the layout carries whether the page is in full screen', async () => {
  const routes = [{ path: '/', element: <Layout />, children: [{ index: true, element: <PageInside /> }] }];
  await mount(<RouterProvider router={createMemoryRouter(routes)} />);
  expect(textOf()).toBe('a window');
  await turnFullScreen(document.documentElement);
  expect(textOf()).toBe('full screen');
  await turnFullScreen(null);
  expect(textOf()).toBe('a window');
});

function ScreenWithMenu() {
  const [menuShown, setShown] = useState(true);
  const toggleMenu = () => setShown((before) => !before);
  useMenuInFullScreen(useFullScreen(), { menuShown, toggleMenu });
  return <button onClick={toggleMenu}>{menuShown ? 'menu' : 'no menu'}</button>;
}

it('S2.2-14 the side menu goes with full screen and comes back after it, unless the reader has moved it', async () => {
  await mount(<ScreenWithMenu />);
  const turned = async (element: Element | null) => {
    await turnFullScreen(element);
    return textOf();
  };
  const page = document.documentElement;
  expect([textOf(), await turned(page), await turned(null)]).toEqual(['menu', 'no menu', 'menu']);
  // Opened in full screen, it stays open.
  await turned(page);
  await click(found('button'));
  expect([textOf(), await turned(null)]).toEqual(['menu', 'menu']);
  // Closed before, it does not come by itself.
  await click(found('button'));
  expect([textOf(), await turned(page), await turned(null)]).toEqual(['no menu', 'no menu', 'no menu']);
});
