import { type ComponentType, useEffect, useState } from 'react';

/**
 * Tooltips, whose code is loaded with the first control that is touched: who logs in touches none. Where it does not come
 * there are no tooltips, and the next touch asks for it again.
 */
export function LateTooltips() {
  const [Tooltips, setTooltips] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Tooltips !== null) return undefined;
    const leaving = new AbortController();
    const load = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('[data-tip]') === null) return;
      import('./tooltips.tsx').then(
        (loaded) => setTooltips(() => loaded.Tooltips),
        () => undefined,
      );
    };
    for (const kind of ['pointerover', 'focusin'])
      document.addEventListener(kind, load, { capture: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [Tooltips]);
  return Tooltips !== null && <Tooltips />;
}
