import { expectAccessible, expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { opened, openOwnCase } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

test('stains, a rescan and information are asked for from inside the slide, with part and block filled in', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  await page.keyboard.press('n');
  await opened(page);
  await page.getByRole('button', { name: 'Ask for recuts, stains, a rescan or information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask for more of this case' });
  await expect(dialog).toContainText('Abernethy, Royce');
  const part = (title: string) => dialog.locator('details').filter({ hasText: title });
  const order = part('Order stains or recuts');
  const send = async () => {
    await order.getByText('Order stains or recuts').click();
    await expect(order.getByLabel('Part and block')).toHaveValue('B|B1');
    await order.getByLabel('What').selectOption('Immunohistochemistry');
    await order.getByLabel('Stain').fill('CD20');
    await order.getByRole('button', { name: 'Send order' }).click();
  };

  await test.step('a stain of the block of this slide', async () => {
    await send();
    await expect(dialog.getByText('The order was sent.')).toBeVisible();
    await expectAccessible(page, 'requests over a slide');
  });

  await test.step('the same again is asked about before anything is sent', async () => {
    await send();
    const twice = order.getByRole('checkbox', { name: 'Order it again, although it is there already' });
    await expect(twice).toBeVisible();
    expect((await product.control.journal('createStainRequest')).map(({ status }) => status)).toEqual([
      201, 409,
    ]);
    await twice.check();
    await order.getByRole('button', { name: 'Send order' }).click();
    await expect(dialog.getByText('The order was sent.')).toBeVisible();
  });

  await test.step('a rescan of this very slide, and a question about its specimen', async () => {
    const rescan = part('Ask for a rescan');
    await rescan.getByText('Ask for a rescan').first().click();
    await expect(rescan.getByLabel('Slide').locator('option:checked')).toHaveText(
      /^Specimen B, B1, H&E: .*B1_HE/,
    );
    await rescan.getByLabel('What is wrong').selectOption({ index: 1 });
    await rescan.getByRole('button', { name: 'Ask for the rescan' }).click();
    await expect(dialog.getByText('The rescan was asked for.')).toBeVisible();
    const question = part('Ask for missing information');
    await question.getByText('Ask for missing information').click();
    await expect(question.getByLabel('Specimen')).toHaveValue('B');
    await question.getByLabel('About').selectOption({ index: 1 });
    await question.getByLabel('Question').fill('Was this core taken from the left side?');
    await question.getByRole('button', { name: 'Send the question' }).click();
    await expect(dialog.getByText('The question was sent to the facility.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page, 'requests over a slide at 390 px');
  });

  await test.step('Escape leads back to the slide, which stayed where it was', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await opened(page);
  });
});
