import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $activePane } from '../../state/panes.ts';
import { $currentIn } from '../../state/slides.ts';

interface SlideActionsProps {
  readonly actions?: ((imageId: string | null) => ReactNode) | undefined;
  readonly theme: ReactNode;
}

/** What may be done about the slide that the reader works in, and how the page looks. */
export function SlideActions({ actions, theme }: SlideActionsProps) {
  const active = useUnit($activePane);
  const slide = useUnit($currentIn[active]);
  return (
    <>
      {actions?.(slide?.imageId ?? null)}
      {theme}
    </>
  );
}
