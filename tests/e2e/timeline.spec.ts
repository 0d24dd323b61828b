import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import {
  drag,
  measurements,
  opened,
  openOwnCase,
  pointIn,
  toggleMeasuring,
  tool,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

// The replay takes its panes out of reach of hands, and with that out of the tree that roles are found in.
const pane = (page: Page, name: 'Slide' | 'Second slide') => page.locator(`[aria-label="${name}"]`);
const viewIn = (page: Page, name: 'Slide' | 'Second slide') => pane(page, name).getAttribute('data-view');
const replayed = (page: Page) =>
  page.getByRole('list', { name: 'Replayed measurements', exact: true }).getByRole('listitem');
const shownIn = async (page: Page) => [
  await viewIn(page, 'Slide'),
  await viewIn(page, 'Second slide'),
  await pane(page, 'Second slide').getAttribute('data-image'),
];
const ready = async (page: Page, name: 'Slide' | 'Second slide') =>
  expect(pane(page, name)).toHaveAttribute('data-state', 'ready');

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });
const stepsOf = async (page: Page) => Number(await position(page).getAttribute('max'));
const words = (page: Page) => page.getByRole('region', { name: 'Playing' });

/** Two rulers of which one is taken back, a view that is moved, and a second pane that is led. */
async function read(page: Page): Promise<void> {
  for (const key of ['+', '+', '+']) await page.keyboard.press(key);
  await toggleMeasuring(page);
  for (const down of [0.4, 0.6]) {
    await drag(page, await pointIn(page, 0.3, down), await pointIn(page, 0.6, down));
  }
  await expect(measurements(page)).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(measurements(page)).toHaveCount(1);
  await tool(page, 'Split View').click();
  await opened(page, 'Second slide');
  await page.keyboard.press('y');
  await expect(tool(page, 'Sync Split View')).toHaveAttribute('aria-pressed', 'true');
  const led = (await viewIn(page, 'Second slide')) ?? '';
  await page.keyboard.press('+');
  await expect(pane(page, 'Second slide')).not.toHaveAttribute('data-view', led);
}

test('a reading is scrubbed, played, saved and opened again, and the live one stays as it was', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  await read(page);
  const before = await shownIn(page);
  const ruler = await measurements(page).innerText();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const written: string[] = [];

  await test.step('it opens at the end, with what was on the screen', async () => {
    page.on('request', (request) => {
      // Where the reader was in the live slide is kept a while after they were there.
      const isPlace = request.url().includes('/resources/last-place/');
      if (request.method() !== 'GET' && !isPlace) written.push(`${request.method()} ${request.url()}`);
    });
    await tool(page, 'Time line').click();
    await ready(page, 'Slide');
    await ready(page, 'Second slide');
    expect(await shownIn(page)).toEqual(before);
    await expect(replayed(page)).toHaveText([ruler]);
    await expect(page.getByRole('group', { name: 'Patient' })).toBeVisible();
    await expect(page.getByText('with the marks that other readers have made on these slides')).toBeVisible();
    await expectAccessible(page, 'the time line');
  });

  await test.step('it is scrubbed back to the ruler that was taken back, and to the beginning', async () => {
    const steps = await stepsOf(page);
    // At the ruler that was taken back there are two of them, and at the one before it one.
    const shown = [2, 1];
    for (let back = 0; back < steps; back += 1) {
      await page.getByRole('button', { name: 'One step back' }).click();
      await expect(position(page)).toHaveValue(String(steps - back - 1));
      if ((await words(page).innerText()).includes('Ruler drawn')) {
        await expect(replayed(page)).toHaveCount(shown.shift() ?? 0);
      }
    }
    expect(shown).toEqual([]);
    await expect(words(page)).toContainText('Before the first step');
    await expectAccessible(page, 'a reading before its first step');
    await expect(page.getByRole('button', { name: 'One step back' })).toBeDisabled();
    await expect(page.getByRole('region', { name: 'Second pane, replayed' })).toBeHidden();
  });

  await test.step('it plays to where the reader is, and keys of tools draw nothing', async () => {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('16');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.keyboard.press('m');
    await page.keyboard.press('Control+Shift+z');
    await expect(position(page)).toHaveValue(String(await stepsOf(page)));
    await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
    await ready(page, 'Second slide');
    expect(await shownIn(page)).toEqual(before);
    await expect(replayed(page)).toHaveText([ruler]);
  });

  await test.step('its file names nobody, opens again, and another file is refused', async () => {
    const [patient = ''] = (await page.getByRole('group', { name: 'Patient' }).innerText()).split(',');
    expect(patient.length).toBeGreaterThan(1);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save log' }).click();
    const saved = await readFile(await (await coming).path(), 'utf8');
    expect(saved).not.toContain(patient);
    expect(saved).toContain('ruler.drawn');
    const choose = page.getByLabel('File with the log of a reading');
    await choose.setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved.replaceAll(/"id":"[^"]+"/g, '"id":"elsewhere"')),
    });
    await expect(page.getByText('The reading belongs to slides of another case.')).toBeVisible();
    await choose.setInputFiles({
      name: 'teaching.json',
      mimeType: 'application/json',
      buffer: Buffer.from(saved),
    });
    await expect(page.getByText('You see the reading in the file teaching.json')).toBeVisible();
    await expectAccessible(page, 'a reading out of a file');
    await ready(page, 'Second slide');
    expect(await shownIn(page)).toEqual(before);
    await expect(replayed(page)).toHaveText([ruler]);
  });

  await test.step('closing brings the live reading back, and nothing was written meanwhile', async () => {
    await page.getByRole('button', { name: 'Close time line' }).click();
    await opened(page);
    await opened(page, 'Second slide');
    expect(await shownIn(page)).toEqual(before);
    await expect(measurements(page)).toHaveText([ruler]);
    expect(written).toEqual([]);
    await page.keyboard.press('Control+Shift+z');
    await expect(measurements(page)).toHaveCount(2);
  });
});
