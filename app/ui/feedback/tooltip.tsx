import { cloneElement, type ReactElement } from 'react';
import type { TooltipSide } from './shown-tooltip.tsx';

interface TooltipProps {
  readonly text: string;
  /** A control that hands on to its element what it is given. */
  readonly children: ReactElement<{ readonly 'data-tip'?: string; readonly 'data-tip-side'?: TooltipSide }>;
  readonly side?: TooltipSide;
}

/**
 * Words about a control, for the pointer that rests on it and for the keyboard's focus. A page has dozens of them and shows
 * one, so the control only carries them; `Tooltips`, which stands once in the page, shows them.
 */
export const Tooltip = ({ text, children, side = 'bottom' }: TooltipProps) =>
  cloneElement(children, { 'data-tip': text, ...(side === 'bottom' ? {} : { 'data-tip-side': side }) });
