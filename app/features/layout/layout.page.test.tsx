import { act, type ReactNode } from 'react';
import { createMemoryRouter, Link, RouterProvider, redirect } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuOf } from '#app/core/access/menus.ts';
import type { Role } from '#app/core/access/roles.ts';
import { LeaveGuard } from '#app/ui/forms/leave-guard.tsx';
import { click, eventually, found, later, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { mountPage } from '#app/ui/mount-page.test-support.tsx';
import { Page } from '#app/ui/page.tsx';
import { Footer } from './footer.tsx';
import { Layout } from './layout.tsx';
import { MemberHeader } from './member-header.tsx';
import { NotFound } from './not-found.tsx';
import { UnderConstruction } from './under-construction.tsx';
import { VisitorHeader } from './visitor-header.tsx';

const userOf = (role: Role, status = 'Active') => ({
  displayName: 'Demo',
  email: 'demo@example.org',
  isFacility: role === 'MedicalFacility',
  menu: menuOf(role, status),
});

async function show(header: JSX.Element, path = '/') {
  const element = (
    <Layout header={header} footer={<Footer />}>
      <NotFound />
    </Layout>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  await mount(<RouterProvider router={router} />);
  return router;
}
const member = (role: Role) => <MemberHeader user={userOf(role)} banner={null} />;

beforeEach(() => {
  localStorage.clear();
  // The bell asks for its notices.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
});

describe('the frame of a page', () => {
  it('S1-06 ends with the social media and the year', async () => {
    await show(<VisitorHeader />);
    const footer = found('footer');
    expect(textOf(footer)).toContain(`© ${new Date().getFullYear()} `);
    const links = [...footer.querySelectorAll('a')].map((link) => link.href);
    expect(links.length).toBeGreaterThan(2);
    expect(links.every((link) => link.startsWith('https://'))).toBe(true);
  });

  it('S2.1-05 S2.1-07 leads a visitor home, to the login and to the registration; a logo is no link for a member', async () => {
    await show(<VisitorHeader />);
    expect(named('Pathology Cases, home').getAttribute('href')).toBe('/');
    expect(named('Login').getAttribute('href')).toBe('/login');
    expect(named('Register').getAttribute('href')).toBe('/register');
    const router = await show(member('Provider'), '/task');
    expect(document.querySelector('header a[href="/"]')).toBeNull();
    const logo = [...document.querySelectorAll('header span')].find(
      (one) => textOf(one) === 'Pathology Cases',
    );
    await click(logo ?? expect.fail('no logo'));
    expect(router.state.location.pathname).toBe('/task');
  });

  it("S2.2-08 says 'No tabs available' to whom none is", async () => {
    const user = { ...userOf('Provider'), menu: { tabs: [], account: [] } };
    await show(<MemberHeader user={user} banner={null} />);
    expect(textOf(found('header'))).toContain('No tabs available');
  });

  it.each(['Provider', 'MedicalFacility'] as const)(
    'S2.2-02 S2.2-04 has Reset Password below Account Settings in the menu of a %s',
    async (role) => {
      await show(member(role));
      const menu = named('Account of Demo');
      await act(async () => {
        menu.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
        menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
        await Promise.resolve();
      });
      const items = () => [...document.querySelectorAll('[role=menuitem]')].map(textOf);
      await eventually(() => expect(items()).toContain('Account Settings'));
      expect(items()).not.toContain('Reset Password');
      await click(
        [...document.querySelectorAll('[role=menuitem]')].find((one) => textOf(one) === 'Account Settings') ??
          expect.fail('no settings'),
      );
      await eventually(() => expect(items()).toContain('Reset Password'));
    },
  );

  it('S2.2-11 has the provider’s menu on a phone on the pages below /pathologist', async () => {
    await show(member('Provider'), '/pathologist/qa-task');
    const menu = named('Menu');
    await act(async () => {
      menu.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0 }));
      menu.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await Promise.resolve();
    });
    await eventually(() =>
      expect([...document.querySelectorAll('[role=menuitem]')].map(textOf)).toEqual([
        'Available Cases',
        'My Cases',
        'Completed Cases',
        'My Tasks',
      ]),
    );
  });

  it('S2.1-05 S2.1-07 offers neither login nor registration, nor a logo that leads away, to whoever is logged in on a page for visitors', async () => {
    const shownTo = async (loggedIn: string | null) => {
      const routes = [{ path: '*', element: <VisitorHeader />, loader: () => ({ loggedIn }) }];
      await mount(<RouterProvider router={createMemoryRouter(routes)} />);
      await eventually(() => expect(document.querySelector('header')).not.toBeNull());
      return [...document.querySelectorAll('header a')].map((link) => link.getAttribute('href'));
    };
    expect(await shownTo(null)).toEqual(['/', '/login', '/register']);
    expect(await shownTo('Dr. Demo')).toEqual(['/']);
    expect(named('Back to your pages').getAttribute('href')).toBe('/');
  });

  it('S2.2-13 stands out from the page that is scrolled by more than 10 px', async () => {
    await show(<VisitorHeader />);
    const scrollTo = async (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      await act(async () => {
        window.dispatchEvent(new Event('scroll'));
        await Promise.resolve();
      });
      return found('header').dataset['stuck'];
    };
    expect([await scrollTo(10), await scrollTo(11), await scrollTo(0)]).toEqual([
      undefined,
      'true',
      undefined,
    ]);
  });
});

it('S2.3-04 S2.5-13 a page has its heading in sight for admins alone, and for everyone else to be jumped to', async () => {
  for (const isAdmin of [true, false]) {
    const inFrame = (page: ReactNode) =>
      mountPage(
        <Layout header={null} titlesShown={isAdmin}>
          {page}
        </Layout>,
      );
    await inFrame(<UnderConstruction title="In progress" />);
    const heading = found('h1');
    expect([textOf(heading), heading.className.includes('sr-only')]).toEqual(['In progress', !isAdmin]);
    expect(textOf()).toContain('Under Construction');
    // What a page is about is no title of a screen: a pathologist reads which report this is.
    await inFrame(
      <Page title="Amended report" namesThing>
        It replaces version 1.
      </Page>,
    );
    expect(found('h1').className).not.toContain('sr-only');
  }
});

it('a page takes the focus whose link went with the page before, and leaves it to a link that is still there', async () => {
  const pageOf = (path: string, to: string) => ({
    path,
    element: (
      <Layout key="frame" header={<Link to={to}>Stays</Link>}>
        <Page key={path} title={path}>
          <Link to={to}>Goes</Link>
        </Page>
      </Layout>
    ),
  });
  const routes = [pageOf('/one', '/other'), pageOf('/other', '/one')];
  await mount(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ['/one'] })} />);
  const follow = async (name: string) => {
    const link = [...document.querySelectorAll('a')].find((one) => textOf(one) === name);
    link?.focus();
    await click(link ?? expect.fail('no such link'));
  };
  await follow('Goes');
  await eventually(() => expect(document.activeElement).toBe(found('#main')));
  expect(textOf(found('h1'))).toBe('/other');
  await follow('Stays');
  await eventually(() => expect(textOf(found('h1'))).toBe('/one'));
  expect(textOf(document.activeElement ?? undefined)).toBe('Stays');
});

it('S4.1-05 tells the other tabs of a logout when it begins, and not while its reader is asked about unsaved changes', async () => {
  const element = (
    <>
      {member('Provider')}
      <LeaveGuard isUnsaved />
    </>
  );
  const answer = later<Response>();
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/logout', action: () => answer.promise },
    { path: '/login', element: <p>Log in</p> },
  ]);
  await mount(<RouterProvider router={router} />);
  const logOut = async () => {
    await act(async () => {
      named('Account of Demo').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      await Promise.resolve();
    });
    await eventually(() => expect(named('Logout')).toBeDefined());
    await click(named('Logout'));
    await eventually(() => expect(textOf()).toContain('Leave without saving?'));
  };
  localStorage.setItem('tokenExpiry', 'soon');
  await logOut();
  await click(named('Stay on this page'));
  await eventually(() => expect(textOf()).not.toContain('Leave without saving?'));
  expect(Object.keys(localStorage)).toEqual(['tokenExpiry']);
  await logOut();
  await click(named('Leave and lose the changes'));
  await eventually(() => expect(Object.keys(localStorage)).toEqual(['logout']));
  answer.resolve(redirect('/login'));
  await eventually(() => expect(textOf()).toBe('Log in'));
});
