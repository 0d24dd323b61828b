import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SCREENS_OF_ADMINS, SCREENS_OF_PEOPLE } from '#tests/support/screens-to-look-at.ts';
import { opened, openOwnCase, settled, tool } from '#tests/support/slides/viewer.ts';
import { root } from '#tests/support/source-files.ts';
import { logIn, test } from '#tests/support/test.ts';

const FOLDER = path.join(root, '.cache/screenshots');

const LOOKS = [
  { width: 1440, height: 900, colorScheme: 'light' },
  { width: 1440, height: 900, colorScheme: 'dark' },
  { width: 390, height: 844, colorScheme: 'light' },
  { width: 390, height: 844, colorScheme: 'dark' },
] as const;

/** Wide enough that text and slides stand side by side. */
const VIEWER_LOOKS = [
  ...LOOKS,
  { width: 1920, height: 1080, colorScheme: 'light' },
  { width: 1920, height: 1080, colorScheme: 'dark' },
] as const;

type Look = (typeof VIEWER_LOOKS)[number];

const nameOf = ({ width, colorScheme }: Look): string => `${width}-${colorScheme}`;

async function openIn(browser: Browser, baseURL: string, look: Look): Promise<Page> {
  const { width, height, colorScheme } = look;
  const context = await browser.newContext({ baseURL, viewport: { width, height }, colorScheme });
  return context.newPage();
}

async function shoot(page: Page, look: Look, name: string, fullPage: boolean): Promise<void> {
  const file = `${name.replace(/^\//, '').replaceAll(/[^\w-]+/g, '_') || 'home'}.png`;
  await page.screenshot({ path: path.join(FOLDER, nameOf(look), file), fullPage, animations: 'disabled' });
}

for (const look of LOOKS)
  test(`screens at ${nameOf(look)}`, async ({ browser, product }) => {
    test.setTimeout(900_000);
    const people = Object.entries({
      ...SCREENS_OF_PEOPLE,
      '': ['/', '/login', '/nowhere', ...(SCREENS_OF_PEOPLE[''] ?? [])],
      'provider@example.org': [
        '/availableCases',
        '/selectedCases',
        ...(SCREENS_OF_PEOPLE['provider@example.org'] ?? []),
      ],
      'admin@example.org': ['/admin', ...SCREENS_OF_ADMINS],
    });
    for (const [email, paths] of people) {
      const page = await openIn(browser, product.url, look);
      if (email !== '') await logIn(page, product.url, email);
      for (const one of paths) {
        await page.goto(one);
        await page.waitForLoadState('networkidle');
        const who = email.split('@')[0] ?? '';
        await shoot(page, look, `${who === '' ? 'visitor' : who}${one === '/' ? '_home' : one}`, true);
      }
      await page.context().close();
    }
  });

for (const look of VIEWER_LOOKS)
  test(`the viewer at ${nameOf(look)}`, async ({ browser, product }) => {
    const page = await openIn(browser, product.url, look);
    await openOwnCase(page, product.url);
    await settled(page);
    await shoot(page, look, 'viewer', false);
    const measure = tool(page, 'Toggle Measurement Mode');
    if (await measure.isVisible()) {
      await measure.click();
      await shoot(page, look, 'viewer_measuring', false);
      await page.keyboard.press('Escape');
    }
    for (const [key, name] of [
      ['?', 'viewer_keys'],
      ['k', 'viewer_case'],
    ] as const) {
      await page.keyboard.press(key);
      await page.getByRole('dialog').first().waitFor();
      await shoot(page, look, name, false);
      await page.keyboard.press('Escape');
    }
    await page.keyboard.press('s');
    await opened(page, 'Second slide');
    await page.keyboard.press('y');
    await page.getByText('Synced').first().waitFor();
    await shoot(page, look, 'viewer_split', false);
    await page.context().close();
  });
