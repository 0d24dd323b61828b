import type { ReactNode } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';

interface FrameProps {
  readonly header: ReactNode;
  readonly children: ReactNode;
}

/** Header and page; what the logged-out and every role share. */
export function Frame({ header, children }: FrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <NavigationProgress />
      {header}
      {children}
    </div>
  );
}
