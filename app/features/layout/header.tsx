import { useRouteLoaderData } from '@remix-run/react';
import { type ReactNode, useSyncExternalStore } from 'react';
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
  const isStuck = useStuck();
  const root = useRouteLoaderData('root') as { readonly theme: ThemeChoice } | undefined;
  return (
    <header
      data-stuck={isStuck || undefined}
      data-print="never"
      className="data-stuck:shadow-md sticky top-0 z-30 flex min-h-14 items-center low:static gap-2 border-b border-border bg-raised px-4 sm:px-6 desktop:px-8"
    >
      {beforeLogo}
      <Logo isLoggedIn={isLoggedIn} />
      {tabs}
      <div className="ml-auto flex min-w-0 flex-wrap items-center justify-end gap-1">
        <ThemeToggle chosen={root?.theme ?? 'system'} />
        {children}
      </div>
    </header>
  );
}

/** Specification 9: so far the page is scrolled before the header stands out from it. */
const STUCK_AFTER_PX = 10;

function useStuck(): boolean {
  return useSyncExternalStore(
    onScroll,
    () => window.scrollY > STUCK_AFTER_PX,
    () => false,
  );
}

function onScroll(heard: () => void): () => void {
  window.addEventListener('scroll', heard, { passive: true });
  return () => window.removeEventListener('scroll', heard);
}
