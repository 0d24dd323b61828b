import { Toolbar } from 'radix-ui';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SCALE_BAR_DEFAULTS } from '#app/core/viewing/scale-bar.ts';
import { click, eventually, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { $resampling, $scaleBar } from '../../state/panes.ts';
import { press, readerAt, shown } from '../marks/panels.test-support.tsx';
import { ScaleBarMenu } from './scale-bar-menu.tsx';

const asked = vi.fn();
const items = (role: string) => [...document.querySelectorAll<HTMLElement>(`[role=${role}]`)];
const item = (role: string, name: string): HTMLElement => {
  const one = items(role).find((element) => textOf(element) === name);
  if (one === undefined) throw new Error(`No ${name} among ${items(role).map(textOf).join(', ')}`);
  return one;
};
const checked = () =>
  items('menuitemradio')
    .filter((one) => one.getAttribute('aria-checked') === 'true')
    .map((one) => textOf(one));

async function menu() {
  const scope = await readerAt();
  await shown(
    scope,
    <Toolbar.Root>
      <ScaleBarMenu onScaleAsked={asked} />
    </Toolbar.Root>,
  );
  let hasOpened = false;
  const opening = async () => {
    // A menu that is still closing takes the key for its own, its button one that still counts as open, and the focus
    // that comes back late closes the menu that opened in between.
    await eventually(() => {
      expect(items('menuitemradio')).toEqual([]);
      expect(named('Scale').getAttribute('aria-expanded')).toBe('false');
      if (hasOpened) expect(document.activeElement).toBe(named('Scale'));
    });
    hasOpened = true;
    await press(named('Scale'), 'Enter');
    await eventually(() => expect(items('menuitemradio').length).toBeGreaterThan(0));
  };
  await opening();
  return { scope, opening };
}

afterEach(() => mount(null));

describe('the scale menu', () => {
  it('marks what is set, and changes one thing at a time', async () => {
    const { scope, opening } = await menu();
    expect(checked()).toEqual(['Microscopy', 'Smooth (bilinear)']);
    await click(item('menuitemradio', 'None'));
    expect(scope.getState($scaleBar)).toEqual({ ...SCALE_BAR_DEFAULTS, type: 'none' });
    await opening();
    await click(item('menuitemradio', 'As scanned (nearest)'));
    expect(scope.getState($resampling)).toBe('nearest');
    await opening();
    expect(checked()).toEqual(['None', 'As scanned (nearest)']);
    await click(item('menuitem', 'Reset scale bar'));
    expect(scope.getState($scaleBar)).toEqual(SCALE_BAR_DEFAULTS);
  });

  it.each([
    ['Location', 'Top right', { location: 'top-right' }],
    ['Units', 'Imperial', { renderer: 'imperial' }],
    ['Advanced', 'Map', { type: 'map' }],
    ['Advanced', 'Astronomy', { renderer: 'astronomy' }],
    ['Advanced', 'Time', { renderer: 'time' }],
  ])('has the %s in a menu of its own', async (submenu, choice, part) => {
    const { scope } = await menu();
    const trigger = item('menuitem', submenu);
    act(() => trigger.focus());
    await press(trigger, 'ArrowRight');
    await eventually(() => item('menuitemradio', choice));
    await click(item('menuitemradio', choice));
    expect(scope.getState($scaleBar)).toEqual({ ...SCALE_BAR_DEFAULTS, ...part });
  });

  it('leads to the scale of the slide', async () => {
    await menu();
    await click(item('menuitem', 'Scale of this slide…'));
    expect(asked).toHaveBeenCalledOnce();
  });
});
