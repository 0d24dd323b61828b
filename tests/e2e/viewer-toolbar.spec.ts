import { expectAccessible } from '#tests/support/accessible.ts';
import { OWN_CASE, opened, openOwnCase, paneOf, tool, viewportOf } from '#tests/support/slides/viewer.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** Specification 2.8, in its order. */
const SPECIFIED = [
  'Show Slides',
  'Zoom In',
  'Reset Zoom',
  'Zoom Out',
  'Split View',
  'Sync Split View',
  'Rotate Left',
  'Rotate Right',
  'Capture Screenshot',
  'Toggle Measurement Mode',
  'Toggle Coordinate Measurement Mode',
  'Toggle Delete Mode',
  'Delete All Measurements',
] as const;

test('S2.8-08 S2.8-11 has every tool by its name, in order, and none may be pressed while the slide loads', async ({
  page,
  product,
}) => {
  await logIn(page, product.url);
  await product.control.fault({ match: { operationId: 'getDownloadLink' }, kind: 'delay', delayMs: 60_000 });
  await page.goto(`/viewer?case=${OWN_CASE.id}`);
  const tools = page.getByRole('toolbar', { name: 'Viewer tools' }).getByRole('button');
  await expect(page.getByRole('status').filter({ hasText: 'Loading slides...' })).toBeVisible();
  expect(await tools.count()).toBeGreaterThan(SPECIFIED.length - 1);
  // All in one look: the slide may be there before a busy machine has asked each of them.
  const pressable = await tools.evaluateAll((all) =>
    all.filter((one) => !one.matches(':disabled')).map(({ ariaLabel }) => ariaLabel),
  );
  expect(pressable).toEqual([]);
  await expectAccessible(page, 'a slide that is loading');
  const names = async () =>
    (await Promise.all((await tools.all()).map((one) => one.getAttribute('aria-label')))).slice(0, 13);
  expect((await names()).slice(0, 12)).toEqual(SPECIFIED.filter((name) => name !== 'Sync Split View'));
  await product.control.clearFaults();
  await opened(page);
  for (const name of ['Show Slides', 'Zoom In', 'Split View', 'Toggle Delete Mode'])
    await expect(tool(page, name)).toBeEnabled();
  await expect(tool(page, 'Sync Split View')).toHaveCount(0);
  await tool(page, 'Split View').click();
  await expect(tool(page, 'Split View')).toHaveAttribute('aria-pressed', 'true');
  await opened(page, 'Second slide');
  expect(await names()).toEqual(SPECIFIED);
  await tool(page, 'Split View').click();
  await expect(tool(page, 'Split View')).toHaveAttribute('aria-pressed', 'false');
  await expect(paneOf(page, 'Second slide')).toHaveCount(0);
});

test('its buttons zoom, turn and show the slides, and keys step through the views', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);

  await test.step('the view steps back and on by keys', async () => {
    const home = await viewportOf(page);
    await page.keyboard.press('+');
    await expect.poll(async () => (await viewportOf(page)).scale).not.toBe(home.scale);
    const zoomed = await viewportOf(page);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => viewportOf(page)).toEqual(home);
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => viewportOf(page)).toEqual(zoomed);
    expect(page.url()).toContain(OWN_CASE.id);
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => viewportOf(page)).toEqual(home);
  });

  await test.step('S2.8-10 zooms in by 1.2 and out by 0.8, and Reset Zoom goes home', async () => {
    const home = await viewportOf(page);
    const steps = [
      ['Zoom In', 1.2],
      ['Zoom In', 1.44],
      ['Zoom Out', 1.44 * 0.8],
      ['Reset Zoom', 1],
    ] as const;
    for (const [name, times] of steps) {
      await tool(page, name).click();
      await expect.poll(async () => (await viewportOf(page)).scale / home.scale).toBeCloseTo(times, 6);
    }
    expect((await viewportOf(page)).centre).toEqual(home.centre);
  });

  await test.step('S2.8-12 rotates by 90 degrees to either side, modulo 360', async () => {
    for (const [name, rotation] of [
      ['Rotate Left', 270],
      ['Rotate Left', 180],
      ['Rotate Right', 270],
      ['Rotate Right', 0],
      ['Rotate Right', 90],
    ] as const) {
      await tool(page, name).click();
      await expect.poll(async () => (await viewportOf(page)).rotation).toBe(rotation);
    }
    await page.keyboard.press('[');
    await expect.poll(async () => (await viewportOf(page)).rotation).toBe(0);
  });

  await test.step('S2.8-09 S4.4-09 Show Slides opens the side menu, and its close button hides it', async () => {
    const menu = page.getByRole('complementary', { name: 'Slides of the case' });
    await expect(menu).toBeVisible();
    expect((await menu.boundingBox())?.width).toBe(270);
    await menu.getByRole('button', { name: 'Close' }).click();
    await expect(menu).toHaveCount(0);
    await tool(page, 'Show Slides').click();
    await expect(menu).toBeVisible();
  });

  await test.step('the case is one key away, under the same patient, and Escape gives the focus back', async () => {
    await tool(page, 'Zoom In').focus();
    await page.keyboard.press('k');
    const told = page.getByRole('dialog', { name: 'Case information' });
    await expect(told.getByText('PSA 7.8 ng/mL')).toBeVisible();
    const patient = await page
      .getByRole('group', { name: 'Patient', includeHidden: true })
      .first()
      .textContent();
    await expect(told.getByRole('group', { name: 'Patient' })).toHaveText(patient ?? '');
    await expectAccessible(page, 'the case beside its slides');
    await page.keyboard.press('Escape');
    await expect(tool(page, 'Zoom In')).toBeFocused();
  });

  await test.step('a wide window has words below the icons', async () => {
    const word = tool(page, 'Reset Zoom').getByText('Reset', { exact: true });
    await expect(word).toBeHidden();
    await page.setViewportSize({ width: 1720, height: 1000 });
    await expect(word).toBeVisible();
    await expectAccessible(page, 'words below the icons');
  });
});
