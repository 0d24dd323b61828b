// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';
import { Tooltips } from './tooltips.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

vi.mock('./shown-tooltip.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('a page whose tooltips cannot be loaded stays as it is', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(() =>
    Promise.resolve(
      root.render(
        <>
          <Tooltip text="Zoom in (+)">
            <button type="button" id="zoom" aria-label="Zoom in" />
          </Tooltip>
          <Tooltips />
        </>,
      ),
    ),
  );
  const control = document.querySelector<HTMLElement>('#zoom');
  await act(async () => {
    control?.focus();
    await vi.dynamicImportSettled();
  });
  expect(control?.hasAttribute('aria-describedby')).toBe(true);
  expect([document.querySelector('#zoom'), document.querySelector('[role=tooltip]')]).toEqual([
    control,
    null,
  ]);
  await act(() => Promise.resolve(root.unmount()));
});
