import { vi } from 'vitest';
import { MarksPanel } from './marks-panel.tsx';

export const close = vi.fn();
export const panel = <MarksPanel paneSize={() => ({ width: 900, height: 600 })} onClose={close} />;
export const rows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-mark]')];
export const names = (row: Element | undefined): readonly string[] =>
  [...(row?.querySelectorAll('button[aria-label]') ?? [])].map(
    (button) => button.getAttribute('aria-label') ?? '',
  );
