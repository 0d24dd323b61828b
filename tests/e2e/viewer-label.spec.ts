import { expectAccessible } from '#tests/support/accessible.ts';
import { openOwnCase, settled } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

test('the reader sees label, macro and thumbnail of the open slide', async ({ page, product }) => {
  await openOwnCase(page, product.url);
  await settled(page);
  await page.getByRole('button', { name: 'Label and overview pictures' }).click();
  const dialog = page.getByRole('dialog', { name: 'Label and overview pictures' });
  for (const name of ['Label', 'Whole slide glass', 'Thumbnail']) {
    const picture = dialog.getByRole('img', { name });
    await expect(picture).toBeVisible();
    // More than one colour: it has been drawn.
    const colours = () =>
      picture.evaluate((canvas: HTMLCanvasElement) => {
        const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        return new Set(new Uint32Array(Uint8ClampedArray.from(data).buffer)).size;
      });
    await expect.poll(colours).toBeGreaterThan(100);
  }
  await expectAccessible(page, 'label and overview pictures');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
