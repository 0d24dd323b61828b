import type { Scale } from '#app/core/slides/scale.ts';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import { SCALE_BAR_OFFSET_PX, SCALE_BAR_THICKNESS_PX, scaleBarOf } from './scale-bar-length.ts';

export interface ScaleBarView {
  update(scale: Scale, view: Viewport): void;
  destroy(): void;
}

/** A microscopy scale bar in the bottom left corner (specification 9), readable on any tissue. */
export function createScaleBar(host: HTMLElement): ScaleBarView {
  const bar = document.createElement('div');
  bar.className = 'scale-bar';
  bar.setAttribute('role', 'img');
  Object.assign(bar.style, {
    position: 'absolute',
    left: `${String(SCALE_BAR_OFFSET_PX)}px`,
    bottom: `${String(SCALE_BAR_OFFSET_PX)}px`,
    boxSizing: 'border-box',
    padding: '2px 0 3px',
    background: 'rgba(255, 255, 255, 0.8)',
    color: '#111',
    font: '12px/1.3 system-ui, sans-serif',
    textAlign: 'center',
    pointerEvents: 'none',
    zIndex: '101',
  });
  bar.hidden = true;
  host.append(bar);
  return {
    update: (scale, view) => {
      const shown = scaleBarOf(scale, view);
      bar.hidden = shown === null;
      if (shown === null) return;
      bar.style.width = `${String(shown.widthPx)}px`;
      const line = shown.assumed ? 'dashed' : 'solid';
      bar.style.borderBottom = `${String(SCALE_BAR_THICKNESS_PX)}px ${line} #111`;
      if (bar.textContent === shown.text) return;
      bar.textContent = shown.text;
      bar.setAttribute('aria-label', `Scale bar: ${shown.text}`);
    },
    destroy: () => {
      bar.remove();
    },
  };
}
