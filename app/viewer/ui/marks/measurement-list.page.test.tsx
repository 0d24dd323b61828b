import { allSettled, fork, type Scope } from 'effector';
import { useUnit } from 'effector-react';
import { afterEach, describe, expect, it } from 'vitest';
import type { PaneId } from '#app/core/event-log/entry.ts';
import { ASSUMED_SCALE } from '#app/core/slides/scale.ts';
import { found, mount, textOf } from '#app/ui/mount.test-support.tsx';
import { imageOpened } from '../../state/log.ts';
import { outboxChanged } from '../../state/outbox-state.ts';
import { $isEmpty, $shown } from '../../state/panes.ts';
import { ask, drawn, MEASURE, open, opened, rulersIn, UNDO } from '../../state/reading.test-support.ts';
import { secondSlideAsked } from '../../state/slides.ts';
import { NEW_OUTBOX } from '../../storage/outbox/image-outbox.ts';
import { MeasurementList } from './measurement-list.tsx';
import { asked, measure, readerAt, shown } from './panels.test-support.tsx';

function List({ side, of = 'primary' }: { readonly side: PaneId; readonly of?: PaneId }) {
  const {
    shown: { rulers },
    isEmpty,
  } = useUnit({ shown: $shown[of], isEmpty: $isEmpty[of] });
  return (
    <MeasurementList title="Measurements on this slide" rulers={rulers} isSlideOpen={!isEmpty} side={side} />
  );
}

const said = () => textOf(found('[aria-live=polite]'));
const list = async (scope: Scope, side: PaneId = 'primary') => shown(scope, <List side={side} />);

afterEach(() => mount(null));

describe('the list of measurements for those who cannot see them', () => {
  it('names each by its length and its id', async () => {
    const scope = await readerAt();
    await measure(scope, 2);
    await list(scope);
    const items = [...document.querySelectorAll<HTMLElement>('li')];
    expect(items.map((item) => [item.textContent, item.dataset['id'] !== ''])).toEqual([
      ['25.000 μm', true],
      ['25.000 μm', true],
    ]);
  });

  it('says in the second pane which are projections of the first pane’s', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    await ask(scope, { type: 'open-split' });
    await allSettled(secondSlideAsked, { scope, params: 2 });
    await allSettled(imageOpened, {
      scope,
      params: { pane: 'secondary', image: opened('b1', { scale: ASSUMED_SCALE }) },
    });
    await ask(scope, MEASURE, 'secondary');
    await ask(scope, drawn(1), 'secondary');
    const lead = { centre: { x: 5, y: 5 }, scale: 1, rotation: 0 };
    await ask(scope, { type: 'start-sync', lead, own: lead }, 'secondary');
    await shown(scope, <List side="secondary" of="secondary" />);
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '12.500 μm (assumed scale)',
      '25.000 μm, of the first pane’s slide',
    ]);
    await asked(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
    expect(document.querySelectorAll('li')[1]?.textContent).toBe(
      '25.000 μm (former scale), of the first pane’s slide',
    );
  });

  it('does not say that there are none while the slide is not open', async () => {
    await list(fork());
    expect(textOf()).toBe('Measurements on this slideNot shown, since the slide is not open');
  });

  it('does not say that there are none where the case keeps its marks from this reader', async () => {
    const scope = await readerAt();
    const refusal = 'Not yours.';
    const outbox = { ...NEW_OUTBOX, phase: 'refused', heard: false, refusal } as const;
    await allSettled(outboxChanged, { scope, params: { imageId: 'a1', outbox } });
    await list(scope);
    expect(textOf()).toContain('The measurements of this case are not shown to you');
  });

  it('says a new measurement aloud, and takes it back with it', async () => {
    const scope = await readerAt();
    await list(scope);
    expect([textOf(), said()]).toEqual(['Measurements on this slideNone shown', '']);
    await asked(scope, MEASURE);
    await asked(scope, drawn(1));
    expect(said()).toBe('Measured 25.000 μm by the scale of the file');
    await asked(scope, UNDO);
    expect(said()).toBe('');
  });

  it('says the new length of a measurement that was moved, also of one from before, and nothing of a new name', async () => {
    const scope = await readerAt();
    await measure(scope, 2);
    const [first, second] = rulersIn(scope);
    await list(scope);
    const to = { x: 50, y: 10 };
    await asked(scope, { type: 'rename-ruler', rulerId: second?.id ?? '', name: 'Margin' });
    const before = said();
    await asked(scope, { type: 'move-ruler', rulerId: first?.id ?? '', from: { x: 10, y: 10 }, to });
    expect(before).not.toContain('10.000 μm');
    expect(said()).toBe('Measured 10.000 μm by the scale of the file');
  });

  it('says of a length by a scale that was replaced that it is by that one, in the list and when it is moved', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    const [ruler] = rulersIn(scope);
    await list(scope);
    await asked(scope, { type: 'set-scale', scale: { mppX: 2, mppY: 2, reason: 'stage micrometer' } });
    await asked(scope, drawn(2));
    expect(said()).toBe('Measured 100.000 μm (scale set by hand)');
    const ends = { from: { x: 10, y: 10 }, to: { x: 50, y: 10 } };
    await asked(scope, { type: 'move-ruler', rulerId: ruler?.id ?? '', ...ends });
    expect(said()).toBe('Measured 10.000 μm (former scale)');
    expect([...document.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
      '100.000 μm (scale set by hand)',
      '10.000 μm (former scale)',
    ]);
  });

  it('says nothing of a move that was refused or that left both ends where they were', async () => {
    const scope = await readerAt();
    await measure(scope, 2);
    const [first, second] = rulersIn(scope);
    if (first === undefined || second === undefined) throw new Error('no rulers');
    await list(scope);
    const move = { type: 'move-ruler', rulerId: first.id, from: first.from, to: { x: 10, y: 30 } } as const;
    await asked(scope, move);
    const moved = said();
    await asked(scope, { ...move, rulerId: second.id, to: { x: 5000, y: 10 } });
    await asked(scope, { ...move, rulerId: second.id, from: second.from, to: second.to });
    expect([moved, said()]).toEqual([moved, moved]);
    expect(moved).not.toContain('25.000 μm');
  });

  it('is silent about another slide’s and the other pane’s', async () => {
    const scope = await readerAt();
    await measure(scope, 1);
    await list(scope, 'secondary');
    expect(said()).toBe('');
    await mount(null);
    await open(scope, opened('b1'));
    await list(scope);
    expect(said()).toBe('');
  });
});
