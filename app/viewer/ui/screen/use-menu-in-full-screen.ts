import { useEffect, useRef } from 'react';

interface SideMenuHands {
  readonly menuShown: boolean;
  readonly toggleMenu: () => void;
}

/** Full screen begins without the side menu and gives it back at its end; in between the reader may open it. */
export function useMenuInFullScreen(isFullScreen: boolean, menu: SideMenuHands): void {
  const latest = useRef(menu);
  useEffect(() => {
    latest.current = menu;
  });
  const wasHidden = useRef(false);
  useEffect(() => {
    const { menuShown, toggleMenu } = latest.current;
    const isDue = isFullScreen ? menuShown : wasHidden.current && !menuShown;
    wasHidden.current = isFullScreen && menuShown;
    if (isDue) toggleMenu();
  }, [isFullScreen]);
}
