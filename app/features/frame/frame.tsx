import { useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Menu } from '#app/core/access/menus.ts';
import type { ThemeChoice } from '#app/ui/theme.ts';
import { type FrameUser, Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

interface FrameProps {
  readonly user: (FrameUser & { readonly menu: Menu }) | null;
  readonly children: ReactNode;
}

/** Header and page; what the logged-out and every role share. */
export function Frame({ user, children }: FrameProps) {
  const root = useRouteLoaderData('root') as { readonly theme: ThemeChoice } | undefined;
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      <Header user={user} menu={user?.menu ?? null} theme={root?.theme ?? 'system'} />
      {children}
    </div>
  );
}
