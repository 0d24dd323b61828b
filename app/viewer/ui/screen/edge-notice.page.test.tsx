import { allSettled, type Scope } from 'effector';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { paneTouched } from '../../state/panes.ts';
import { nextAsked, secondSlideAsked, slideSelected } from '../../state/slides.ts';
import { windowHeard } from '../../state/windows.ts';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { EdgeNotice } from './edge-notice.tsx';

afterEach(() => mount(null));

async function windows(scope?: Scope) {
  const own = scope ?? (await readerAt());
  await shown(own, <EdgeNotice caseNumber="DP-1" />);
  return (windowId: string, caseId: string, caseNumber: string, ...imageIds: readonly string[]) =>
    act(() =>
      allSettled(windowHeard, {
        scope: own,
        params: { kind: 'here', window: { windowId, userId: 'u', caseId, caseNumber, imageIds } },
      }),
    );
}

it('tells of another window with this slide, in whichever of its panes', async () => {
  const hear = await windows();
  expect(textOf()).toBe('');
  await hear('w', 'c', 'DP-1', 'b1');
  expect(textOf()).toBe('');
  await hear('w', 'c', 'DP-1', 'b1', 'a1');
  expect(textOf(found('[role=status]'))).toBe('This slide is also open in another window.');
});

it('tells of another case by its number, and once dismissed comes back only with something new', async () => {
  const hear = await windows();
  await hear('w', 'd', 'DP-2', 'z1');
  expect(textOf(found('[role=status]'))).toBe('Another window shows case DP-2.');
  await click(named('Dismiss'));
  expect(textOf()).toBe('');
  await hear('w', 'd', 'DP-2', 'z2');
  expect(textOf()).toBe('');
  await hear('v', 'e', 'DP-3', 'y1');
  expect(textOf()).toBe('Other windows show 2 other cases.');
});

it('S4.4-02 says that another specimen begins in the same place, for ten seconds, and then tells of the window again', async () => {
  vi.useFakeTimers();
  const scope = await readerAt();
  const hear = await windows(scope);
  await hear('w', 'd', 'DP-2', 'z1');
  const next = () => act(() => allSettled(nextAsked, { scope }));
  await next();
  expect(textOf(found('[role=status]'))).toBe('Another window shows case DP-2.');
  await next();
  expect(textOf(found('[role=status]'))).toBe('Moving to Specimen B');
  await act(() => vi.advanceTimersByTimeAsync(9_900));
  expect(textOf(found('[role=status]'))).toBe('Moving to Specimen B');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(textOf(found('[role=status]'))).toBe('Another window shows case DP-2.');
  vi.useRealTimers();
});

it('says over the pane that another specimen is in that it begins there, and nothing over the other one', async () => {
  const scope = await readerAt();
  await allSettled(secondSlideAsked, { scope, params: 1 });
  const pane = (side: 'primary' | 'secondary') => (
    <div data-pane={side}>
      <EdgeNotice caseNumber="DP-1" side={side} />
    </div>
  );
  await shown(
    scope,
    <>
      {pane('primary')}
      {pane('secondary')}
    </>,
  );
  const told = () => ['primary', 'secondary'].map((side) => textOf(found(`[data-pane=${side}]`)));
  await act(() => allSettled(paneTouched, { scope, params: 'secondary' }));
  await act(() => allSettled(nextAsked, { scope }));
  expect(told()).toEqual(['', 'Moving to Specimen B']);
  await act(() => allSettled(slideSelected, { scope, params: 2 }));
  expect(told()).toEqual(['Moving to Specimen B', '']);
  const other = { windowId: 'w', userId: 'u', caseId: 'd', caseNumber: 'DP-2', imageIds: ['z1'] };
  await act(() => allSettled(windowHeard, { scope, params: { kind: 'here', window: other } }));
  await click(named('Dismiss'));
  expect(told()).toEqual(['Another window shows case DP-2.', '']);
});
