import { allSettled, fork, type Scope, scopeBind } from 'effector';
import { describe, expect, it } from 'vitest';
import { rulerLabel } from '#app/core/marks/length.ts';
import type { PointerInput } from '#app/core/tools/tool.ts';
import type { OpenImage } from '#app/core/viewing/decide/decision.ts';
import { $log, commandAsked, imageClosed, imageOpened, rejected, stampFx } from './log.ts';
import { ask, countedStamps, heard, MEASURE, open, opened, rulersIn } from './reading.test-support.ts';
import { $draft, pointerUsed } from './tools.ts';

const at = (kind: 'down' | 'move' | 'up', x: number, y: number): PointerInput => ({
  kind,
  at: { x, y },
  inside: true,
});

async function use(scope: Scope, ...inputs: readonly PointerInput[]): Promise<void> {
  for (const input of inputs) await allSettled(pointerUsed, { scope, params: { pane: 'primary', input } });
}

async function measuring(image: OpenImage = opened('one'), command = MEASURE): Promise<Scope> {
  const scope = fork({ handlers: [[stampFx, countedStamps()]] });
  await open(scope, image);
  await ask(scope, command);
  return scope;
}

const draft = (scope: Scope) => scope.getState($draft).ruler;
const rulers = (scope: Scope) => rulersIn(scope);
const HALF = [at('down', 10, 20), at('move', 50, 20)] as const;

describe('the ruler tool in a pane', () => {
  it('makes a ruler of what the pointer did, with the scale and the checksum of the open image', async () => {
    const [scope, still] = [await measuring(), await measuring()];
    await use(scope, ...HALF, at('up', 90, 20));
    expect(rulers(scope)).toEqual([
      {
        id: 'a-ruler-3',
        imageId: 'one',
        checksum: 'sum-one',
        mode: 'straight',
        from: { x: 10, y: 20 },
        to: { x: 90, y: 20 },
        scale: { state: 'file', mppX: 0.25, mppY: 0.5, source: 'api' },
        visible: true,
        name: '',
        author: null,
        pane: 'primary',
      },
    ]);
    expect(rulers(scope).map((ruler) => rulerLabel(ruler))).toEqual(['20.000 μm']);
    expect([rulers(still), draft(still)]).toEqual([[], null]);
  });

  it('takes the mode that is on, and the image’s own scale', async () => {
    const scale = { state: 'assumed', mppX: 0.25, mppY: 0.25 } as const;
    const image = opened('two', { checksum: null, scale });
    const scope = await measuring(image, { type: 'toggle-mode', mode: 'COORDINATE' });
    await use(scope, ...HALF, at('up', 90, 20));
    expect(rulers(scope)).toMatchObject([{ mode: 'coordinate', imageId: 'two', checksum: null, scale }]);
  });

  it('shows the ruler under the hand, and leaves it out of the log until it is let go', async () => {
    const scope = await measuring();
    const length = () => scope.getState($log).log.length;
    const before = length();
    await use(scope, at('down', 10, 20));
    expect(draft(scope)).toBeNull();
    await use(scope, at('move', 30, 20), at('move', 50, 25));
    expect(draft(scope)).toMatchObject({
      id: 'draft',
      from: { x: 10, y: 20 },
      to: { x: 50, y: 25 },
      label: '10.308 μm',
    });
    expect(length()).toBe(before);
    await use(scope, at('up', 50, 25));
    expect([draft(scope), length()]).toEqual([null, before + 1]);
  });

  it('makes nothing of a press without a drag, or of a drag that was taken away', async () => {
    const scope = await measuring();
    const refused = heard(rejected, scope);
    await use(scope, at('down', 10, 20), at('up', 10, 20), ...HALF, { kind: 'cancelled' }, at('up', 50, 20));
    expect([rulers(scope), draft(scope), refused]).toEqual([[], null, []]);
  });

  it('ends the ruler where the pointer leaves the image', async () => {
    const scope = await measuring();
    await use(scope, ...HALF, { kind: 'left' }, at('move', 70, 20));
    expect(rulers(scope)).toMatchObject([{ to: { x: 50, y: 20 } }]);
    expect(draft(scope)).toBeNull();
  });

  it('does nothing while no measuring is on', async () => {
    const scope = await measuring(opened('one'), { type: 'toggle-mode', mode: 'DELETE' });
    const asked = heard(commandAsked, scope);
    await use(scope, ...HALF, at('up', 90, 20));
    expect([rulers(scope), asked]).toEqual([[], []]);
  });

  it('draws nothing in a pane that has no image, whatever the other one shows', async () => {
    const scope = await measuring();
    const asked = heard(commandAsked, scope);
    for (const input of [...HALF, at('up', 90, 20)]) {
      await allSettled(pointerUsed, { scope, params: { pane: 'secondary', input } });
    }
    expect([rulers(scope), draft(scope), asked]).toEqual([[], null, []]);
  });
});

describe('a drag under way', () => {
  it('is dropped at once by a change of slide, and does not go on when the reader comes back', async () => {
    const [scope, still] = [await measuring(), await measuring()];
    for (const reading of [scope, still]) await use(reading, ...HALF);
    await ask(scope, { type: 'open-slide', image: 'two' });
    expect(draft(scope)).toBeNull();
    await ask(scope, { type: 'open-slide', image: 'one' });
    await ask(scope, MEASURE);
    await use(scope, at('move', 70, 20), at('up', 90, 20));
    expect([rulers(scope), draft(scope)]).toEqual([[], null]);
    expect(draft(still)).toMatchObject({ from: { x: 10, y: 20 } });
  });

  it('is not dropped by a slide that comes or goes in the other pane', async () => {
    const scope = await measuring();
    await ask(scope, { type: 'open-split' });
    await use(scope, ...HALF);
    await allSettled(imageOpened, { scope, params: { pane: 'secondary', image: opened('one') } });
    expect(draft(scope)).toMatchObject({ to: { x: 50, y: 20 } });
    await allSettled(imageClosed, { scope, params: 'secondary' });
    await use(scope, at('up', 90, 20));
    expect(rulers(scope)).toMatchObject([{ from: { x: 10, y: 20 }, to: { x: 90, y: 20 } }]);
  });

  it('is dropped by a mode that goes off and on again', async () => {
    const scope = await measuring();
    await use(scope, ...HALF);
    await ask(scope, MEASURE);
    expect(draft(scope)).toBeNull();
    await ask(scope, MEASURE);
    await use(scope, at('up', 90, 20));
    expect(rulers(scope)).toEqual([]);
  });

  it.each(['closed', 'rescanned'] as const)('is dropped when the pixels under it are %s', async (end) => {
    const scope = await measuring();
    await use(scope, ...HALF);
    if (end === 'closed') scopeBind(imageClosed, { scope })('primary');
    else {
      const image = opened('one', { checksum: 'new' });
      await allSettled(imageOpened, { scope, params: { pane: 'primary', image } });
    }
    await use(scope, at('up', 90, 20));
    expect([draft(scope), scope.getState($log).view.rulers('one')]).toEqual([null, []]);
  });

  it('survives a look around with the keys', async () => {
    const scope = await measuring();
    await use(scope, ...HALF);
    await ask(scope, { type: 'move-view', viewport: { centre: { x: 1, y: 1 }, scale: 2, rotation: 0 } });
    await use(scope, at('up', 90, 20));
    expect(rulers(scope)).toMatchObject([{ from: { x: 10, y: 20 }, to: { x: 90, y: 20 } }]);
  });
});
