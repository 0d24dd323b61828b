import { allSettled } from 'effector';
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { mount } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { ask, drawn, MEASURE, opened, UNDO } from '../../state/reading.test-support.ts';
import { secondSlideAsked } from '../../state/slides.ts';
import { asked, measure, readerAt, shown } from './panels.test-support.tsx';
import { FormerLengthsNote, StaleNote } from './stale-note.tsx';

afterEach(() => mount(null));

const said = () => [...document.querySelectorAll('[role=status]')].map((note) => note.textContent);
const NOTE = 'A mark belongs to an earlier image of this slide and is not shown.';

it('each pane says what of its own slide belongs to an earlier image, and both say it once of one slide', async () => {
  const scope = await readerAt();
  const inSecond = (id: string, checksum: string) =>
    act(() =>
      allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened(id, { checksum }) } }),
    );
  await ask(scope, { type: 'open-split' });
  await allSettled(secondSlideAsked, { scope, params: 2 });
  await shown(
    scope,
    <>
      <StaleNote side="primary" />
      <StaleNote side="secondary" />
    </>,
  );
  await inSecond('b1', 'old');
  await asked(scope, MEASURE, 'secondary');
  await asked(scope, drawn(1), 'secondary');
  expect(said()).toEqual([]);
  await inSecond('b1', 'new');
  expect(said()).toEqual([NOTE]);
  await asked(scope, { type: 'open-slide', image: 'b1' });
  await act(() =>
    allSettled(imageOpened, { scope, params: { pane: 'primary', image: opened('b1', { checksum: 'new' }) } }),
  );
  expect(said()).toEqual([NOTE]);
});

it('a pane says of the lengths on it that some or all are by a scale that its slide has no more', async () => {
  const scope = await readerAt();
  await measure(scope, 1);
  await ask(scope, { type: 'open-split' });
  await shown(
    scope,
    <>
      <FormerLengthsNote side="primary" />
      <FormerLengthsNote side="secondary" />
    </>,
  );
  expect(said()).toEqual([]);
  await asked(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
  expect(said()).toEqual(['Every length is by a scale that its slide has no more.']);
  await asked(scope, drawn(2));
  expect(said()).toEqual(['Some lengths are by a scale that their slide has no more.']);
  await asked(scope, UNDO);
  await asked(scope, UNDO);
  expect(said()).toEqual([]);
});
