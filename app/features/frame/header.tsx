import { Form, Link, NavLink } from '@remix-run/react';
import { ChevronDown, LogOut, Menu as MenuIcon, UserRound } from 'lucide-react';
import type { Menu as RoleMenu, MenuItem as RoleMenuItem } from '#app/core/access/menus.ts';
import { Button } from '#app/ui/button.tsx';
import { IconButton } from '#app/ui/icon-button.tsx';
import { Menu, MenuItem, MenuLabel, MenuSeparator, Submenu } from '#app/ui/menu.tsx';
import type { ThemeChoice } from '#app/ui/theme.ts';
import { ThemeToggle } from '#app/ui/theme-toggle.tsx';
import { Logo } from './logo.tsx';

export interface FrameUser {
  readonly displayName: string;
  readonly email: string;
}

interface HeaderProps {
  /** Null when nobody is logged in. */
  readonly user: FrameUser | null;
  readonly menu: RoleMenu | null;
  readonly theme: ThemeChoice;
}

export function Header({ user, menu, theme }: HeaderProps) {
  return (
    <header className="sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-b border-border bg-raised px-4 sm:px-6 desktop:px-8">
      {menu !== null && menu.tabs.length > 0 && <NarrowTabs tabs={menu.tabs} />}
      <Logo isLoggedIn={user !== null} />
      {menu !== null && <WideTabs tabs={menu.tabs} />}
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle chosen={theme} />
        {user === null || menu === null ? <VisitorLinks /> : <AccountMenu user={user} items={menu.account} />}
      </div>
    </header>
  );
}

function WideTabs({ tabs }: { readonly tabs: readonly RoleMenuItem[] }) {
  if (tabs.length === 0) return <p className="ml-6 text-sm text-muted">No tabs available</p>;
  return (
    <nav aria-label="Main" className="ml-6 hidden h-full items-stretch gap-1 desktop:flex">
      {tabs.map((tab) => (
        <NavLink
          key={tab.to}
          to={tab.to}
          className="flex items-center border-b-2 border-transparent px-3 text-muted no-underline hover:text-text aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-text"
        >
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}

function NarrowTabs({ tabs }: { readonly tabs: readonly RoleMenuItem[] }) {
  return (
    <nav aria-label="Main" className="-ml-2 desktop:hidden">
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

function VisitorLinks() {
  return (
    <Button asChild variant="quiet">
      <Link to="/login">Login</Link>
    </Button>
  );
}

function AccountMenu({ user, items }: { readonly user: FrameUser; readonly items: readonly RoleMenuItem[] }) {
  const settings = items.filter((item) => item.under === 'Account Settings');
  return (
    <Menu
      trigger={
        <Button variant="quiet" aria-label={`Account of ${user.displayName}`}>
          <UserRound aria-hidden />
          <span className="hidden max-w-48 truncate md:inline">{user.displayName}</span>
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
      <Form method="post" action="/logout">
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
