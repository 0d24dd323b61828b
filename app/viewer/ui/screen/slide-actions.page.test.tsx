import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mount, textOf } from '#app/ui/mount.test-support.tsx';
import { paneTouched } from '../../state/panes.ts';
import { secondSlideAsked } from '../../state/slides.ts';
import { asked, readerAt, shown } from '../marks/panels.test-support.tsx';
import { SlideActions } from './slide-actions.tsx';

afterEach(() => mount(null));

it('what is asked for is about the slide of the pane that the reader works in', async () => {
  const scope = await readerAt();
  await shown(scope, <SlideActions actions={(imageId) => `ask about ${String(imageId)}`} theme={null} />);
  expect(textOf()).toBe('ask about a1');
  await asked(scope, { type: 'open-split' });
  await act(() => allSettled(secondSlideAsked, { scope, params: 2 }));
  expect(textOf()).toBe('ask about a1');
  await act(() => allSettled(paneTouched, { scope, params: 'secondary' }));
  expect(textOf()).toBe('ask about b1');
  await asked(scope, { type: 'close-split' });
  expect(textOf()).toBe('ask about a1');
});
