import { afterEach, expect, it, vi } from 'vitest';
import { click, mount, named } from '#app/ui/mount.test-support.tsx';
import { readerAt, shown } from '../marks/panels.test-support.tsx';
import { OverviewButton } from './overview-button.tsx';

afterEach(async () => {
  await mount(null);
  vi.restoreAllMocks();
});

it.each([
  ['phone, where it gives way to the slide', 390, ['false', 'true', 'false']],
  ['wide screen', 1440, ['true', 'false', 'true']],
])('the overview is there once it is asked for on a %s', async (_, width, pressed) => {
  const media = new EventTarget();
  Object.assign(media, { matches: width < 600 });
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
  await shown(await readerAt(), <OverviewButton />);
  const seen = [named('Overview').getAttribute('aria-pressed')];
  for (let press = 0; press < 2; press += 1) {
    await click(named('Overview'));
    seen.push(named('Overview').getAttribute('aria-pressed'));
  }
  expect(seen).toEqual(pressed);
});
