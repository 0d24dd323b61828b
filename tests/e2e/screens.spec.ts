import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { oneOf, thirdOf } from '#tests/support/long-run.ts';
import { allPatientStrings } from '#tests/support/people/patients.ts';
import { SCREENS_OF_PEOPLE } from '#tests/support/screens-to-look-at.ts';
import {
  changingView,
  measurements,
  paneOf,
  pickUpAndOpen,
  settled,
  storedEntries,
  toggleMeasuring,
} from '#tests/support/slides/viewer.ts';
import { awaken, expect, logIn, PASSWORD, signIn, test } from '#tests/support/test.ts';

const LOOKS = [
  ['at desktop width, dark', 1440, 900, 'dark'],
  ['at 390 px, light', 390, 844, 'light'],
  ['at desktop width, light', 1440, 900, 'light'],
  ['on a small laptop, dark', 1280, 800, 'dark'],
  ['on a small laptop, light', 1280, 800, 'light'],
  ['at 390 px, dark', 390, 844, 'dark'],
] as const;

const OPENED = Object.entries(SCREENS_OF_PEOPLE).flatMap(([email, paths]) =>
  paths.map((path) => ({ email, path })),
);

for (const [name, width, height, colorScheme] of oneOf(LOOKS)) {
  test(`the screens beside the road work ${name}`, async ({ browser, product }) => {
    const opened = thirdOf(OPENED);
    for (const email of new Set(opened.map((one) => one.email))) {
      const context = await browser.newContext({
        baseURL: product.url,
        viewport: { width, height },
        colorScheme,
      });
      const page = await context.newPage();
      if (email !== '') await logIn(page, product.url, email);
      for (const { path } of opened.filter((one) => one.email === email)) {
        const answer = await page.goto(path);
        expect.soft([path, answer?.status()]).toEqual([path, 200]);
        await expectAccessible(page, path);
        await expectNoSidewaysScroll(page, path);
        // The width of a small phone, and of a window of 1280 px at 400 %.
        await page.setViewportSize({ width: 320, height });
        await expectNoSidewaysScroll(page, `${path} at 320 px`);
        await page.setViewportSize({ width, height });
      }
      await context.close();
    }
  });
}

for (const [name, width, height, colorScheme] of oneOf(LOOKS)) {
  test(`every screen of the road works ${name}`, async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width, height },
      colorScheme,
    });
    const page = await context.newPage();
    const look = async (where: string) => {
      await expectAccessible(page, where);
      await expectNoSidewaysScroll(page, where);
    };
    await page.goto('/');
    await look('home');
    await page.goto('/login');
    await look('login');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await look('login with errors');
    await signIn(page);
    await look('available cases');
    await page.getByRole('link', { name: 'View DP-2026-000001' }).click();
    await expect(page.getByRole('dialog').getByText('Clinical information')).toBeVisible();
    await look('preview');
    await page.getByRole('dialog').getByRole('button', { name: 'Pick up' }).click();
    await expect(page.getByText('DP-2026-000001 is now in My Cases.')).toBeVisible();
    await page.goto('/selectedCases');
    await look('my cases');
    await page.getByRole('button', { name: 'Release DP-2026-000001' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await look('release');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Open DP-2026-000001' }).click();
    await settled(page);
    await look('viewer');
    if (width < 1024) {
      await expect(page.getByRole('complementary', { name: 'Slides of the case' })).toBeHidden();
      await page.getByRole('button', { name: 'Show Slides' }).click();
    }
    await expect(page.getByRole('complementary', { name: 'Slides of the case' })).toBeVisible();
    await look('viewer with its menu');
    await page.goto('/nowhere');
    await look('not found');
    await context.close();
  });
}

test('the choice of a theme outlives a reload, on the server as well', async ({ page, product }) => {
  await page.goto(`${product.url}/login`);
  await awaken(page);
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.reload())?.text();
  expect(html).toContain('data-theme="dark"');
});

async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

const times = (count: number, key: string): readonly string[] => Array.from({ length: count }, () => key);

test('keyboard alone reads, measures, annotates, captures and closes a case, and never loses the focus', async ({
  page,
  product,
}) => {
  const canvas = paneOf(page).getByRole('group', { name: 'Slide image' });
  const said = paneOf(page).getByRole('status');

  await test.step('the log-in', async () => {
    await page.goto(`${product.url}/login`);
    await page.getByPlaceholder('Your email *').focus();
    await page.keyboard.type('provider@example.org');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/availableCases/);
  });

  await test.step('a preview, left by Escape, gives the focus back', async () => {
    const view = page.getByRole('link', { name: 'View DP-2026-000001' });
    await view.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByText('Clinical information')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(view).toBeFocused();
  });

  await test.step('the case is opened, and the slide has the focus', async () => {
    await page.getByRole('button', { name: 'Pick up DP-2026-000001' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('DP-2026-000001 is now in My Cases.')).toBeVisible();
    await page.goto('/selectedCases');
    await page.getByRole('link', { name: 'Open DP-2026-000001' }).focus();
    await page.keyboard.press('Enter');
    await settled(page);
    await expect(canvas).toBeFocused();
    await expect(canvas).toHaveAttribute('aria-description', /arrow keys move the slide/);
  });

  await test.step('it is read: plus zooms, the arrow keys pan', async () => {
    const view = await settled(page);
    await page.keyboard.press('+');
    await expect.poll(async () => (await settled(page)).scale).toBeGreaterThan(view.scale * 1.19);
    await changingView(page, () => page.keyboard.press('ArrowRight'));
  });

  await test.step('it is measured: the length is that of the steps, and is said aloud', async () => {
    const { scale } = await settled(page);
    await toggleMeasuring(page);
    await press(page, 'ArrowLeft', 'Enter', ...times(10, 'Shift+ArrowRight'), 'w');
    await expect(said).toHaveText(/^The cross is .* The measurement is .* so far\.$/);
    await page.keyboard.press('Enter');
    await expect(measurements(page)).toHaveText(/\d+\.\d{3} (μm|mm)/);
    await expect(page.getByText(/^Measured .* by the scale of the file$/)).toBeAttached();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const imageId = (await paneOf(page).getAttribute('data-image')) ?? '';
    const ruler = (await storedEntries(page, imageId)).find(({ event }) => event.type === 'ruler.drawn')
      ?.event.ruler;
    expect(((ruler?.to.x ?? 0) - (ruler?.from.x ?? 0)) * scale).toBeCloseTo(100, 3);
    expect(ruler?.to.y).toBeCloseTo(ruler?.from.y ?? 0, 3);
  });

  await test.step('the measurement is walked to and moved, and one Undo takes the run of arrows back', async () => {
    const label = (await measurements(page).textContent()) ?? '';
    await page.keyboard.press('.');
    await expect(page.getByRole('button', { name: `Start of the measurement ${label}` })).toBeFocused();
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.down('ArrowLeft');
    await page.keyboard.up('ArrowLeft');
    await expect(measurements(page)).not.toHaveText(label);
    await page.keyboard.press('Control+z');
    await expect(measurements(page)).toHaveText(label);
  });

  await test.step('it is annotated: a patch is placed and gets a note', async () => {
    await page.keyboard.press('a');
    await expect(page.getByRole('complementary', { name: 'Patches' })).toBeVisible();
    await expect(canvas).toBeFocused();
    await press(page, 'ArrowUp', 'Enter');
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await page.keyboard.type('tumour');
    await page.keyboard.press('Escape');
    const named = page
      .getByRole('list', { name: 'Patches of this slide' })
      .getByRole('button', { name: 'tumour', exact: true });
    await expect(named).toBeFocused();
    await press(page, 'Escape', 'Escape');
    await expect(page.getByRole('complementary', { name: 'Patches' })).toBeHidden();
    await expect(canvas).toBeFocused();
  });

  await test.step('it is captured and closed', async () => {
    const download = page.waitForEvent('download');
    await page.keyboard.press('i');
    expect((await download).suggestedFilename()).toMatch(/^snapshot_/);
    await page.keyboard.press('n');
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
    await expect(canvas).toBeFocused();
    await page.getByRole('link', { name: 'Back to My Cases' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/selectedCases/);
  });
});

test('neither the log nor an address of the browser names a patient, a password or a token', async ({
  page,
  product,
}) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto(product.url);
  await signIn(page);
  await pickUpAndOpen(page);
  await settled(page);
  await expect.poll(() => product.lines.some((line) => line.includes('"path":"/viewer"'))).toBe(true);
  const told = [...product.lines.filter((line) => line.startsWith('{')), ...addresses].join('\n');
  const patients = (await allPatientStrings(product)).filter((text) => text.trim().length > 4);
  for (const secret of [...patients, PASSWORD]) {
    expect(told).not.toContain(secret);
  }
  expect(await page.title()).toBe('DP-2026-000001 · Pathology Cases');
});
