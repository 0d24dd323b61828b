import { useUnit } from 'effector-react';
import { memo, useContext, useEffect, useMemo } from 'react';
import type { SpecimenOutline } from '#app/core/slides/outline.ts';
import { $links } from '../../state/links.ts';
import { $split } from '../../state/panes.ts';
import { $currentIn, $images, secondSlideAsked, slideSelected } from '../../state/slides.ts';
import { RescansTold } from '../rescans/rescans-told.ts';
import { menuOf } from './menu-of.ts';
import { isNarrow, onNarrowed } from './narrow.ts';
import { SideMenu } from './side-menu.tsx';

interface SlideMenuProps {
  /** The case type's display name. */
  readonly caseType: string;
  readonly outline: readonly SpecimenOutline[];
  readonly onClose: () => void;
}

export const SlideMenu = memo(function SlideMenu({ caseType, outline, onClose }: SlideMenuProps) {
  const { images, links, primary, secondary, split } = useUnit({
    images: $images,
    links: $links,
    primary: $currentIn.primary,
    secondary: $currentIn.secondary,
    split: $split,
  });
  const { tags } = useContext(RescansTold);
  const [select, openBeside] = useUnit([slideSelected, secondSlideAsked]);
  // A window that gets narrow, such as by zooming in, would have the menu cover its slide.
  useEffect(() => onNarrowed(onClose), [onClose]);
  const specimens = useMemo(() => menuOf(outline, images, links, tags), [outline, images, links, tags]);
  const choose = useMemo(() => {
    const thenClose = (chosen: (index: number) => void) => (index: number) => {
      chosen(index);
      if (isNarrow()) onClose();
    };
    return { onSelect: thenClose(select), onOpenBeside: thenClose(openBeside) };
  }, [select, openBeside, onClose]);
  return (
    <SideMenu
      title={caseType}
      specimens={specimens}
      selected={primary?.globalIndex ?? null}
      beside={split ? (secondary?.globalIndex ?? null) : null}
      {...choose}
      onClose={onClose}
    />
  );
});
