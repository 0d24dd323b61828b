import { Form, Link, NavLink } from '@remix-run/react';
import { ChevronDown, LogOut, Menu as MenuIcon, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import type { Menu as RoleMenu, MenuItem as RoleMenuItem } from '#app/core/access/menus.ts';
import { markLogout } from '#app/session/login-marks.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { IconButton } from '#app/ui/controls/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator, Submenu } from '#app/ui/menu.tsx';
import { BannerLine, type BannerRead, useBanner } from './banner-line.tsx';
import { Header } from './header.tsx';
import { LOGOUT, useIsLoggingOut } from './logging-out.ts';
import { Bell } from './notices/bell.tsx';
import { useNotices } from './notices/use-notices.ts';

export interface FrameUser {
  readonly displayName: string;
  readonly email: string;
  readonly menu: RoleMenu;
  readonly isFacility?: boolean;
}

interface MemberHeaderProps {
  readonly user: FrameUser;
  readonly banner: BannerRead;
}

export function MemberHeader({ user, banner }: MemberHeaderProps) {
  const { tabs, account } = user.menu;
  const { heardBanner, ...bell } = useNotices();
  const shown = useBanner(banner, heardBanner);
  useMarkedLogout();
  // Specification 2.2: a facility's tabs make room for the message; its menu keeps them.
  const isCovered = shown !== null && user.isFacility === true;
  return (
    <>
      <Header
        isLoggedIn
        beforeLogo={tabs.length > 0 && <NarrowTabs tabs={tabs} isAlone={isCovered} />}
        tabs={isCovered ? null : <WideTabs tabs={tabs} />}
      >
        <Bell {...bell} />
        <AccountMenu user={user} items={account} />
      </Header>
      {shown !== null && <BannerLine banner={shown} />}
    </>
  );
}

/**
 * The other tabs follow a logout that has begun. One that is held up by the question whether to leave unsaved changes has
 * not: who stays is still logged in, and so are the other tabs.
 */
function useMarkedLogout(): void {
  const isLoggingOut = useIsLoggingOut();
  useEffect(() => {
    if (isLoggingOut) markLogout();
  }, [isLoggingOut]);
}

function WideTabs({ tabs }: { readonly tabs: readonly RoleMenuItem[] }) {
  if (tabs.length === 0) return <p className="ml-6 text-sm text-muted">No tabs available</p>;
  return (
    <nav
      aria-label="Main"
      className="ml-3 hidden min-w-0 flex-wrap items-stretch gap-1 self-stretch desktop:flex lg:ml-6"
    >
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          className="flex min-h-9 items-center border-b-2 border-transparent px-2 lg:px-3 text-muted forced-colors:not-aria-[current=page]:border-[Canvas] no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text"
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}

interface NarrowTabsProps {
  readonly tabs: readonly RoleMenuItem[];
  /** No other tabs stand beside it, however wide the window is. */
  readonly isAlone: boolean;
}

function NarrowTabs({ tabs, isAlone }: NarrowTabsProps) {
  return (
    <nav aria-label="Main" className={isAlone ? '-ml-2' : '-ml-2 desktop:hidden'}>
      <Menu
        align="start"
        trigger={
          <IconButton label="Menu">
            <MenuIcon aria-hidden />
          </IconButton>
        }
      >
        {tabs.map((tab) => (
          <MenuItem key={tab.to} asChild>
            <NavLink to={tab.to} className="aria-[current=page]:font-medium">
              {tab.label}
            </NavLink>
          </MenuItem>
        ))}
      </Menu>
    </nav>
  );
}

function AccountMenu({ user, items }: { readonly user: FrameUser; readonly items: readonly RoleMenuItem[] }) {
  const settings = items.filter((item) => item.under === 'Account Settings');
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={`Account of ${user.displayName}`}>
          <UserRound aria-hidden />
          {/* Beside all the tabs a small laptop has no room for it. */}
          <span className="hidden max-w-48 truncate md:inline desktop:max-lg:hidden">{user.displayName}</span>
          <ChevronDown aria-hidden className="text-muted" />
        </Button>
      }
    >
      <MenuLabel>{user.email}</MenuLabel>
      {items
        .filter((item) => item.under === undefined)
        .map((item) => (
          <MenuLink key={item.to} item={item} />
        ))}
      {settings.length > 0 && (
        <Submenu label="Account Settings">
          {settings.map((item) => (
            <MenuLink key={item.to} item={item} />
          ))}
        </Submenu>
      )}
      <MenuSeparator />
      <Form method="post" action={LOGOUT}>
        <MenuItem asChild onSelect={(event) => event.preventDefault()}>
          <button type="submit">
            <LogOut aria-hidden />
            Logout
          </button>
        </MenuItem>
      </Form>
    </Menu>
  );
}

function MenuLink({ item }: { readonly item: RoleMenuItem }) {
  return (
    <MenuItem asChild>
      <Link to={item.to}>{item.label}</Link>
    </MenuItem>
  );
}
