// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { LateTooltips } from './late-tooltips.tsx';
import { Tooltip } from './tooltip.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

vi.mock('./shown-tooltip.tsx', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('a page whose tooltips cannot be loaded stays as it is', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const page = (
    <>
      <Tooltip text="Zoom in (+)">
        <button type="button" id="zoom" aria-label="Zoom in" />
      </Tooltip>
      <LateTooltips />
    </>
  );
  await act(() => Promise.resolve(root.render(page)));
  const control = document.querySelector<HTMLElement>('#zoom');
  await act(async () => {
    control?.focus();
    await vi.dynamicImportSettled();
  });
  expect([document.querySelector('#zoom'), document.querySelector('[role=tooltip]')]).toEqual([
    control,
    null,
  ]);
  await act(() => Promise.resolve(root.unmount()));
});
