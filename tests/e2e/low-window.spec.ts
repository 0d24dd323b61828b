import { openPickedUp, paneOf, settled, tool } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

test('a window that is lower than the time line, or than a panel over the slide, is scrolled to all of it', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await openPickedUp(page, product.url);
  await settled(page);

  await test.step('the panel', async () => {
    await page.getByRole('button', { name: 'Adjust picture' }).click();
    const panel = page.getByRole('dialog', { name: 'Adjust picture' });
    const { y = -1 } = (await panel.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(0);
    await panel.hover();
    await page.mouse.wheel(0, 600);
    await expect(panel.getByRole('button', { name: 'Reset picture' })).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -600);
    await expect(panel.getByRole('slider', { name: 'Brightness' })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  });

  await test.step('the time line', async () => {
    await tool(page, 'Time line').click();
    const play = page.getByRole('button', { name: 'Play', exact: true });
    await expect(play).toBeVisible();
    await expect(play).not.toBeInViewport({ ratio: 1 });
    await page.getByRole('status').filter({ hasText: 'Replay.' }).hover();
    await page.mouse.wheel(0, 1000);
    await expect(play).toBeInViewport({ ratio: 1 });
    expect((await paneOf(page).boundingBox())?.height).toBeGreaterThan(100);
  });
});
