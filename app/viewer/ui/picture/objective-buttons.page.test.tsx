import { afterEach, expect, it, vi } from 'vitest';
import { ASSUMED_SCALE } from '#app/core/slides/scale.ts';
import type { ObjectiveScan } from '#app/core/viewing/objective.ts';
import { click, found, mount, named, textOf } from '#app/ui/mount.test-support.tsx';
import { ObjectiveButtons } from './objective-buttons.tsx';

const SCAN: ObjectiveScan = {
  scale: { state: 'file', mppX: 0.5, mppY: 0.5, source: 'api' },
  named: null,
  limits: { min: 0.01, home: 0.02, max: 2 },
};
const zoomed = vi.fn();
const each = (attribute: string) =>
  [...document.querySelectorAll('button')].map((button) => button.getAttribute(attribute));

afterEach(async () => {
  await mount(null);
  zoomed.mockClear();
});

it('zooms as an objective would, marks the one that is shown, and is off beyond the scan', async () => {
  await mount(<ObjectiveButtons scan={SCAN} scale={0.5} onZoom={zoomed} />);
  expect(each('aria-pressed')).toEqual(['false', 'true', 'false', 'false']);
  expect(each('aria-disabled')).toEqual(['false', 'false', 'false', 'true']);
  expect(each('aria-description')[3]).toBe('Beyond scan resolution');
  for (const times of [20, 40]) await click(named(`Objective ${String(times)}×`));
  expect(zoomed.mock.calls).toEqual([[1]]);
});

it.each([
  ['an assumed scale', { scale: ASSUMED_SCALE }, ' (assumed)'],
  [
    'a scale set by hand',
    { scale: { ...ASSUMED_SCALE, state: 'manual', reason: 'r' } },
    ' (scale set by hand)',
  ],
  ['the scale of the file', {}, ''],
  ['nothing, where the magnification is unknown', { scale: { state: 'none' } }, ''],
  ['nothing, where the scale cannot be used', { scale: { state: 'invalid' } }, ''],
  ['the objective that the record names', { scale: ASSUMED_SCALE, named: 20 }, ''],
] as const)('says that it rests on %s', async (_, over, note) => {
  await mount(<ObjectiveButtons scan={{ ...SCAN, ...over }} scale={1} onZoom={zoomed} />);
  const group = found('[role=group]');
  expect(group.getAttribute('aria-label')).toBe(`Objective${note}`);
  expect(textOf(group)).toMatch(new RegExp(`40×objective${note.replaceAll(/[()]/g, '.')}$`));
});

it('is off without a slide', async () => {
  await mount(<ObjectiveButtons scan={null} scale={0} onZoom={zoomed} />);
  await click(named('Objective 5×'));
  expect([new Set(each('aria-disabled')), zoomed.mock.calls]).toEqual([new Set(['true']), []]);
});
