import { afterEach, expect, it } from 'vitest';
import { found, mount } from './mount.test-support.tsx';
import { chooseTheme } from './theme.ts';
import { ThemeToggle } from './theme-toggle.tsx';

afterEach(async () => {
  chooseTheme('system');
  await mount(null);
});

it('shows what was chosen since the page of before was rendered', async () => {
  chooseTheme('dark');
  await mount(<ThemeToggle chosen="light" />);
  expect(document.querySelector('select')?.value).toBe('dark');
});

it('is not shown where there is no script to choose with', async () => {
  await mount(<ThemeToggle chosen="light" />);
  expect(found('label').className).toContain('noscript:hidden');
});
