import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { ThemeChoice } from '#app/ui/theme.ts';
import { ThemeToggle } from '#app/ui/theme-toggle.tsx';
import { Logo } from './logo.tsx';

interface HeaderProps {
  readonly isLoggedIn: boolean;
  readonly beforeLogo?: ReactNode;
  readonly tabs?: ReactNode;
  /** What stands at the right end: the account, or the way in. */
  readonly children: ReactNode;
}

/** What the header of every page has. Menus are handed in, so that visitors need not load them. */
export function Header({ isLoggedIn, beforeLogo, tabs, children }: HeaderProps) {
  const root = useRouteLoaderData('root') as { readonly theme: ThemeChoice } | undefined;
  return (
    <header className="sticky top-0 z-30 flex h-(--header-height) items-center gap-2 border-b border-border bg-raised px-4 sm:px-6 desktop:px-8">
      {beforeLogo}
      <Logo isLoggedIn={isLoggedIn} />
      {tabs}
      <div className="ml-auto flex items-center gap-1">
        <ThemeToggle chosen={root?.theme ?? 'system'} />
        {children}
      </div>
    </header>
  );
}
