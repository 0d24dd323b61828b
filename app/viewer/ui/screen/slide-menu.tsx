import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { $links } from '../../state/links.ts';
import { $split } from '../../state/panes.ts';
import { $currentIn, $images, secondSlideAsked, slideSelected } from '../../state/slides.ts';
import { menuOf } from './menu-of.ts';
import { isNarrow, onNarrowed } from './narrow.ts';
import { SideMenu } from './side-menu.tsx';

interface SlideMenuProps {
  /** The case type's display name. */
  readonly caseType: string;
  readonly outline: readonly SpecimenOutline[];
  readonly onClose: () => void;
}

export function SlideMenu({ caseType, outline, onClose }: SlideMenuProps) {
  const { images, links, primary, secondary, split } = useUnit({
    images: $images,
    links: $links,
    primary: $currentIn.primary,
    secondary: $currentIn.secondary,
    split: $split,
  });
  const emit = useUnit({ slideSelected, secondSlideAsked });
  // A window that gets narrow, such as by zooming in, would have the menu cover its slide.
  useEffect(() => onNarrowed(onClose), [onClose]);
  const thenClose = (choose: (index: number) => void) => (index: number) => {
    choose(index);
    if (isNarrow()) onClose();
  };
  return (
    <SideMenu
      title={caseType}
      specimens={menuOf(outline, images, links)}
      selected={primary?.globalIndex ?? null}
      beside={split ? (secondary?.globalIndex ?? null) : null}
      onSelect={thenClose(emit.slideSelected)}
      onOpenBeside={thenClose(emit.secondSlideAsked)}
      onClose={onClose}
    />
  );
}
