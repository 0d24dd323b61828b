import type { ReactNode } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';

interface FrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
  /** What stands at the end of the page; pages that fill the window have nothing there. */
  readonly footer?: ReactNode;
}

/** Header and page; what the logged-out and every role share. */
export function Frame({ header, children, footer }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      {header}
      {children}
      {footer}
    </div>
  );
}
