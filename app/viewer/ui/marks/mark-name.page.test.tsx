import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { click, fill, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $hasTypedText } from '../../state/hands/typed-text.ts';
import { holdChanged } from '../../state/log.ts';
import { rulersIn } from '../../state/reading.test-support.ts';
import { MarksPanel } from './marks-panel.tsx';
import { leave, measure, press, readerAt, shown } from './panels.test-support.tsx';

afterEach(() => mount(null));

it('a name that is refused while marks are being read stays in its field until it can be kept', async () => {
  const scope = await readerAt();
  await measure(scope, 1);
  await shown(scope, <MarksPanel paneSize={() => ({ width: 900, height: 600 })} onClose={() => undefined} />);
  await click(named('Add name, rename 25.000 μm'));
  const field = () => found<HTMLInputElement>('[data-mark] input');
  await fill(field(), 'Margin');
  const hold = (isHeld: boolean) => act(() => allSettled(holdChanged, { scope, params: isHeld }));
  const names = () => rulersIn(scope).map(({ name }) => name);
  await hold(true);
  await press(field(), 'Enter');
  expect([field().value, names()]).toEqual(['Margin', ['']]);
  await leave(field());
  expect([field().value, names(), scope.getState($hasTypedText)]).toEqual(['Margin', [''], true]);
  await hold(false);
  await press(field(), 'Enter');
  expect([names(), textOf(found('[data-mark] th button'))]).toEqual([['Margin'], 'Margin, rename 25.000 μm']);
});
