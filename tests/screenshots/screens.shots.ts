import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SCREENS_OF_ADMINS, SCREENS_OF_PEOPLE } from '#tests/support/screens-to-look-at.ts';
import {
  drag,
  OWN_CASE,
  opened,
  openOwnCase,
  pointIn,
  settled,
  toggleMeasuring,
  tool,
} from '#tests/support/slides/viewer.ts';
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

/** A ruler, patches, the panels that list and count them, the time line, and a picture that is not as it was scanned. */
async function shootAtWork(page: Page, look: Look): Promise<void> {
  await toggleMeasuring(page);
  await drag(page, await pointIn(page, 0.3, 0.4), await pointIn(page, 0.45, 0.5));
  await shoot(page, look, 'viewer_measured', false);
  await toggleMeasuring(page);
  await page.keyboard.press('a');
  // A press on the region would choose it, and one beside the slide would place nothing.
  for (const [kind, across, down] of [
    ['Region', 0.4, 0.25],
    ['Point', 0.6, 0.8],
  ] as const) {
    await page.getByRole('button', { name: kind, exact: true }).click();
    const at = await pointIn(page, across, down);
    await page.mouse.click(at.x, at.y);
    await page.getByRole('textbox', { name: 'Note' }).press('Escape');
  }
  await shoot(page, look, 'viewer_patches', false);
  await page.keyboard.press('a');
  await page.keyboard.press('l');
  await page.getByRole('complementary', { name: 'Marks of the case' }).waitFor();
  await shoot(page, look, 'viewer_marks', false);
  await page.keyboard.press('l');
  await tool(page, 'Count fields').click();
  const count = page.getByRole('complementary', { name: 'Count fields' });
  await count.getByRole('button', { name: 'Start' }).click();
  await shoot(page, look, 'viewer_count', false);
  await tool(page, 'Count fields').click();
  // A count begins with the tool that places marks, and leaves it on.
  await tool(page, 'Toggle Patch Manager').click();
  await page.getByRole('button', { name: 'Adjust picture', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('slider').first().press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await shoot(page, look, 'viewer_adjusted', false);
  await page.keyboard.press('h');
  await page.getByRole('button', { name: 'Reset picture' }).click();
  await tool(page, 'Time line').click();
  await page.getByRole('heading', { name: 'Time line of the reading' }).waitFor();
  await shoot(page, look, 'viewer_timeline', false);
  await page.getByRole('button', { name: 'Close time line' }).click();
  await opened(page);
}

for (const look of VIEWER_LOOKS)
  test(`a slide that does not come at ${nameOf(look)}`, async ({ browser, product }) => {
    const page = await openIn(browser, product.url, look);
    await logIn(page, product.url);
    await product.control.fault({ match: { operationId: 'getDownloadLink' }, kind: 'status', status: 404 });
    await page.goto(`/viewer?case=${OWN_CASE.id}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await shoot(page, look, 'viewer_failure', false);
    await product.control.clearFaults();
    await page.context().close();
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
    await shootAtWork(page, look);
    await page.keyboard.press('s');
    await opened(page, 'Second slide');
    await page.keyboard.press('y');
    await page.getByText('Synced').first().waitFor();
    await shoot(page, look, 'viewer_split', false);
    await page.context().close();
  });
