import { useLocation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScreenTitlesShown } from '#app/ui/page.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

interface FrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
  /** What stands at the end of the page; pages that fill the window have nothing there. */
  readonly footer?: ReactNode;
  /** False for those who are logged in and no admin: they do not see the title of a screen. */
  readonly titlesShown?: boolean | undefined;
}

/** Header and page; what the logged-out and every role share. */
export function Layout({ header, children, footer, titlesShown = true }: FrameProps) {
  useFocusOnNewPage();
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      {header}
      <ScreenTitlesShown.Provider value={titlesShown}>{children}</ScreenTitlesShown.Provider>
      {footer}
    </div>
  );
}

/** Where the link or button that led here went with its page, the keyboard goes on from the new page. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
