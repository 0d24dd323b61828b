import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { expectApart, placeOfSlide } from '#tests/support/slides/notices.ts';
import {
  measurements,
  opened,
  openPickedUp,
  paneOf,
  settled,
  toggleMeasuring,
  tool,
} from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

async function openCase(page: Page, url: string): Promise<void> {
  await openPickedUp(page, url);
  await settled(page);
}

const LOOKS = [
  ['at desktop width, light', 1440, 900, 'light'],
  ['at 390 px, dark', 390, 844, 'dark'],
  ['at desktop width, dark', 1440, 900, 'dark'],
] as const;

for (const [name, width, height, colorScheme] of oneOf(LOOKS)) {
  test(`the viewer's tools and panels can be used by everyone ${name}`, async ({ browser, product }) => {
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
    await openCase(page, product.url);
    await test.step('menus, dialogs and panels', () => openEach(page, look));
    await test.step('tools and marks', () => useEach(page, look));
    await test.step('two panes', async () => {
      await page.keyboard.press('s');
      await opened(page, 'Second slide');
      await look('split view');
      await page.keyboard.press('y');
      await look('in step');
      await page.keyboard.press('s');
    });
    await test.step('full screen', async () => {
      await page.keyboard.press('f');
      await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await look('full screen');
    });
    await context.close();
  });
}

type Look = (where: string) => Promise<void>;

/** The list is there in a wide window; in a narrow one it lies over the slide until it is closed. */
async function lookAtList(page: Page, look: Look): Promise<void> {
  const list = page.getByRole('complementary', { name: 'Slides of the case' });
  const isOver = await list.isHidden();
  if (isOver) await tool(page, 'Show Slides').press('Enter');
  await list
    .getByRole('button', { name: /^Open in second pane/ })
    .first()
    .focus();
  await expect(page.getByRole('tooltip')).toHaveCount(1);
  await look('a tooltip over the list of slides');
  if (isOver) await list.getByRole('button', { name: 'Close', exact: true }).press('Enter');
  await expect(page.getByRole('tooltip')).toHaveCount(isOver ? 0 : 1);
}

/** A dialog gives the focus back a moment after it has gone, and would take it from a menu that was opened meanwhile. */
async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

async function openEach(page: Page, look: Look): Promise<void> {
  await lookAtList(page, look);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('shortcuts');
  await closeDialog(page);
  await tool(page, 'Scale').press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('scale menu');
  await page.getByRole('menuitem', { name: 'Location' }).press('ArrowRight');
  await expect(page.getByRole('menu')).toHaveCount(2);
  await look('a menu of the menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await tool(page, 'Scale').press('Enter');
  await page.getByRole('menuitem', { name: 'Scale of this slide' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('scale of the slide');
  await closeDialog(page);
  for (const name of ['Adjust picture', 'Label and overview pictures']) {
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(name);
    await closeDialog(page);
  }
}

async function useEach(page: Page, look: Look): Promise<void> {
  const canvas = paneOf(page).getByRole('group', { name: 'Slide image' });
  await toggleMeasuring(page);
  await canvas.press('ArrowLeft');
  await canvas.press('Enter');
  for (let step = 0; step < 6; step += 1) await canvas.press('Shift+ArrowRight');
  await look('a measurement under way');
  await canvas.press('Enter');
  await expect(measurements(page)).toHaveCount(1);
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: /^Start of the measurement/ })).toBeFocused();
  await look('a chosen measurement');
  await page.keyboard.press('l');
  await expect(page.getByRole('complementary', { name: 'Marks of the case' })).toBeVisible();
  await look('marks of the case');
  await page.getByRole('button', { name: /^Add name/ }).press('Enter');
  await look('naming a mark');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export or import marks' }).press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await look('the file of marks');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Export or import marks' })).toBeFocused();
  await page.keyboard.press('l');
  await page.keyboard.press('x');
  await expect(page.getByRole('dialog')).toBeVisible();
  await look('deleting all');
  await page.keyboard.press('Escape');
  await page.keyboard.press('d');
  await expect(canvas).toHaveAttribute('aria-description', /deletes/);
  await page.keyboard.press('.');
  await expect(page.getByRole('button', { name: 'Delete measurement', exact: true })).toBeFocused();
  await look('delete mode');
  await page.keyboard.press('a');
  await expect(canvas).toHaveAttribute('aria-description', /places a patch/);
  await look('no patch yet');
  await canvas.press('ArrowUp');
  await canvas.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused();
  await look('the note of a patch');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Color of/ }).press('Enter');
  await look('the color of a patch');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

const NOTED: readonly (readonly [string, (page: Page, look: Look) => Promise<void>])[] = [
  [
    'a link to copy, a key to change and the map of what was seen',
    async (page, look) => {
      await page.evaluate(() =>
        Object.defineProperty(navigator, 'clipboard', {
          value: { writeText: () => Promise.reject(new Error('refused')) },
        }),
      );
      await page.keyboard.press('u');
      await expect(page.getByRole('dialog', { name: 'Copy link to this view' })).toBeVisible();
      await look('a link to be copied by hand');
      await page.keyboard.press('Escape');
      await page.keyboard.press('?');
      await page.getByRole('button', { name: 'Change keys' }).press('Enter');
      await page.getByRole('button', { name: 'Change the key of: Next slide' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Press a key… for: Next slide' })).toBeFocused();
      await look('a key that is being changed');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('v');
      await expect(page.getByRole('group', { name: 'Tissue seen', exact: true })).toBeVisible();
      await look('the map of what was seen');
    },
  ],
  [
    'the notes over the slide',
    async (page, look) => {
      const unsaid = await placeOfSlide(page);
      await toggleMeasuring(page);
      await expect(page.getByText('While you measure, dragging and the wheel')).toBeVisible();
      expect(await placeOfSlide(page)).toEqual(unsaid);
      await page.keyboard.press(']');
      await expect(page.getByText('Turned 90°')).toBeVisible();
      await look('the wheel rule on a turned slide');
      await expectApart(page);
      await toggleMeasuring(page);
      await expect(page.getByText('While you measure, dragging and the wheel')).toHaveCount(0);
      await page.getByRole('button', { name: 'Adjust picture', exact: true }).press('Enter');
      await page.getByRole('dialog').getByRole('slider').first().press('ArrowRight');
      await page.keyboard.press('Escape');
      await page.keyboard.press('h');
      await expect(page.getByText('All marks are hidden.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Reset picture' })).toBeVisible();
      expect((await placeOfSlide(page)).box).toEqual(unsaid.box);
      await look('an adjusted picture without its marks');
      await page.setViewportSize({ width: 390, height: 844 });
      await toggleMeasuring(page);
      await expect(page.getByRole('button', { name: 'Show marks' })).toBeVisible();
      await expectApart(page);
      await page.getByRole('button', { name: 'Show marks' }).click();
    },
  ],
];

for (const [name, show] of oneOf(NOTED)) {
  test(`what stands over the slide can be used by everyone: ${name}`, async ({ page, product }) => {
    await openCase(page, product.url);
    await show(page, async (where) => {
      await expectAccessible(page, where);
      await expectNoSidewaysScroll(page, where);
    });
  });
}

test('the slide keeps most of the room at 200 and 400 %, and forced colours leave what is chosen to be seen', async ({
  page,
  product,
}) => {
  await openCase(page, product.url);

  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await toggleMeasuring(page);
    const outline = (name: string) =>
      tool(page, name).evaluate((button) => getComputedStyle(button).outlineStyle);
    expect(await outline('Toggle Measurement Mode')).toBe('solid');
    expect(await outline('Toggle Delete Mode')).toBe('none');
    const [plate, tick] = await paneOf(page)
      .locator('.scale-bar, .scale-bar > :last-child')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(plate).toBe('rgba(255, 255, 255, 0.8)');
    expect(tick).not.toBe(plate);
    await expect(paneOf(page).locator('.navigator .displayregion')).toHaveCSS(
      'border-top-color',
      'rgb(153, 0, 0)',
    );
    await expectAccessible(page, 'forced colours');
    await page.keyboard.press('m');
    await tool(page, 'Split View').click();
    await opened(page, 'Second slide');
    // The frame says which pane the keys act on.
    const frameOf = (name: string) =>
      page.getByRole('region', { name }).evaluate((pane) => getComputedStyle(pane, '::after').outlineStyle);
    for (const name of ['First pane', 'Second pane']) {
      await page.getByRole('region', { name }).getByRole('heading').first().click();
      await expect.poll(() => frameOf(name)).toBe('solid');
      expect(await frameOf(name === 'First pane' ? 'Second pane' : 'First pane')).toBe('none');
    }
    await page.getByRole('button', { name: 'Close second pane' }).click();
    await page.emulateMedia({ forcedColors: null });
  });

  await test.step('the dark', async () => {
    const lookOf = (selector: string, property: 'filter' | 'backgroundColor') =>
      paneOf(page)
        .locator(selector)
        .evaluate((part, name) => getComputedStyle(part)[name], property);
    const bright = [await lookOf('.scale-bar', 'backgroundColor'), await lookOf('.navigator', 'filter')];
    expect(bright).toEqual(['rgba(255, 255, 255, 0.8)', 'none']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => lookOf('.scale-bar', 'backgroundColor')).toBe('rgba(27, 28, 31, 0.85)');
    expect(await lookOf('.navigator', 'filter')).toBe('brightness(0.7)');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  for (const [zoom, width, height] of [
    ['200 %', 640, 512],
    ['400 %', 320, 640],
    ['400 %, low', 320, 256],
  ] as const) {
    await test.step(zoom, async () => {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('complementary', { name: 'Slides of the case' })).toBeHidden();
      await expect
        .poll(async () => ((await paneOf(page).boundingBox())?.height ?? 0) / height)
        .toBeGreaterThanOrEqual(0.5);
      expect((await paneOf(page).boundingBox())?.width).toBe(width);
      // On a phone what is measured with comes first, and the overview gives way.
      const isPhone = width < 600;
      const [first, measure] = await Promise.all(
        ['Show Slides', 'Toggle Measurement Mode'].map((name) => tool(page, name).boundingBox()),
      );
      expect((measure?.x ?? 0) < (first?.x ?? 0)).toBe(isPhone);
      await expect(paneOf(page).locator('.navigator')).toBeVisible({ visible: !isPhone });
      // Two of the figures of these groups are the same.
      await expect(page.getByText('objective', { exact: true })).toBeVisible();
      await expect(page.getByText('× whole slide')).toBeVisible();
      const patient = page.getByRole('group', { name: 'Patient' });
      await expect(patient).toBeInViewport({ ratio: 1 });
      const cut = await patient.evaluate((group) => {
        const { right, bottom } = group.getBoundingClientRect();
        const boxes = Array.from(group.querySelectorAll('[data-case-number]'), (number) =>
          number.getBoundingClientRect(),
        );
        return boxes
          .filter(({ width: shown }) => shown > 0)
          .map((box) => box.right > right + 1 || box.bottom > bottom + 1);
      });
      expect(cut, 'the numbers of the case are whole').toEqual(height > 384 ? [false, false] : [false]);
      await expectNoSidewaysScroll(page, zoom);
    });
  }
});
