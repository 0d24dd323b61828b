import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { menuOf } from '#app/core/access/menus.ts';
import type { Role } from '#app/core/access/roles.ts';
import { click, eventually, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import type { BannerRead } from './banner-line.tsx';
import { HeardBanner } from './heard-banner.tsx';
import { MemberHeader } from './member-header.tsx';

async function show(role: Role, banner: BannerRead = null) {
  const user = {
    displayName: 'Demo',
    email: 'demo@example.org',
    isFacility: role === 'MedicalFacility',
    menu: menuOf(role, 'Active'),
  };
  const element = <MemberHeader user={user} banner={banner} />;
  await mount(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
}

beforeEach(() => {
  localStorage.clear();
  // The bell asks for its notices.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })));
});

describe('the message over every page', () => {
  const message = { text: 'Scanners are down until noon.', level: 'warning' } as const;

  it('S2.2-10 S4.1-13 stands under the header, and after a reload that could not ask for it, until it is cleared', async () => {
    await show('Provider', message);
    expect(textOf()).toContain('Warning: Scanners are down until noon.');
    await show('Provider', 'unknown');
    expect(textOf()).toContain('Scanners are down until noon.');
    await show('Provider', null);
    expect(textOf()).not.toContain('Scanners');
    await show('Provider', 'unknown');
    expect(textOf()).not.toContain('Scanners');
  });

  it('comes to a page that stays open, and leaves it, as the page hears of it', async () => {
    const hears = (banner: BannerRead) =>
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ notices: null, banner })));
    hears(message);
    await show('MedicalFacility');
    await eventually(() => expect(textOf()).toContain('Scanners are down until noon.'));
    hears('unknown');
    await click(named('Notices'));
    expect(textOf()).toContain('Scanners are down until noon.');
    await click(named('Close'));
    hears(null);
    await click(named('Notices'));
    await eventually(() => expect(document.body.textContent).not.toContain('Scanners'));
    expect(localStorage.getItem('bannerMessage')).toBeNull();
  });

  it('comes to the viewer, which has no header, within a minute, unless it is information alone', async () => {
    const hears = async (banner: BannerRead) => {
      vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ notices: null, banner })));
      await mount(<HeardBanner />);
    };
    await hears({ ...message, level: 'critical' });
    await eventually(() => expect(textOf()).toContain('Critical: Scanners are down until noon.'));
    await hears({ ...message, level: 'info' });
    await eventually(() => expect(localStorage.getItem('bannerMessage')).toContain('info'));
    expect(textOf()).not.toContain('Scanners');
    await hears(null);
    await eventually(() => expect(localStorage.getItem('bannerMessage')).toBeNull());
    expect(textOf()).not.toContain('Scanners');
  });

  it.each([
    ['info', 'Information'],
    ['warning', 'Warning'],
    ['critical', 'Critical'],
  ] as const)('S6 says by a sign and a word in sight that it is of the level %s', async (level, word) => {
    await show('Provider', { ...message, level });
    const line = [...document.querySelectorAll('[role=status]')].find((one) =>
      textOf(one).includes('Scanners'),
    );
    expect(textOf(line ?? expect.fail('no message'))).toMatch(new RegExp(`^${word}: `));
    expect(line?.querySelector('svg')).not.toBeNull();
    expect(line?.querySelector('.sr-only')).toBeNull();
  });

  it('S2.2-09 takes the place of a facility’s tabs, and of nobody else’s', async () => {
    const wide = () => [...document.querySelectorAll('header nav a')].map(textOf);
    await show('MedicalFacility', message);
    expect(wide()).toEqual([]);
    await show('MedicalFacility');
    expect(wide()).toContain('Create New Case');
    await show('Provider', message);
    expect(wide()).toContain('My Cases');
  });

  it('S8-32 a kept message that is none goes', async () => {
    localStorage.setItem('bannerMessage', '{');
    await show('Provider', 'unknown');
    expect(localStorage.getItem('bannerMessage')).toBeNull();
  });
});
