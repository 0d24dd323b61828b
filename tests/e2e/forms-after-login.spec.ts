import type { Locator } from '@playwright/test';
import { FORMS_WALKED } from '#tests/support/front-door/forms-walked.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { enterAs, expect, PASSWORD, test } from '#tests/support/test.ts';

/** Each form on both screens. */
const WALKS = FORMS_WALKED.flatMap((form) => [1440, 390].map((width) => ({ form, width })));

/** Types, ticks, takes ticks away and chooses in every control that a person sees, whatever it asks for. */
async function fillEverything(form: Locator): Promise<void> {
  const controls = form.locator('input:visible, textarea:visible, select:visible');
  for (let at = 0; at < (await controls.count()); at += 1) {
    const control = controls.nth(at);
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? (element.getAttribute('role') ?? element.type) : element.tagName,
    );
    if (kind === 'checkbox') await control.setChecked(!(await control.isChecked()));
    else if (kind === 'radio') await control.check();
    else if (kind === 'SELECT') await control.selectOption({ index: 1 });
    else if (kind === 'combobox') {
      await control.click();
      await control.press('ArrowDown');
      await control.press('Enter');
    } else if (kind === 'number') await control.fill(String(at + 2));
    else if (kind !== 'password' && kind !== 'file') await control.fill(`typed ${String(at)}`);
  }
}

/** The hidden zone of a page is nobody's answer: the browser says it once it has a page of ours. */
const typedIn = (form: Locator) =>
  form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].filter(
      ([name, value]) =>
        !['idempotencyKey', 'etag', 'intent'].includes(name) &&
        element.querySelector('input[type=hidden][name=timeZone]')?.getAttribute('name') !== name &&
        typeof value === 'string' &&
        value !== '',
    ),
  );

for (const { form: one, width } of oneOf(WALKS))
  test(`S4.1-12 S8-01 a login that ends in the middle of the form of a ${one[0]}, at ${String(width)} px: nothing typed is missing after the next`, async ({
    page,
    product,
  }) => {
    const [, email, , address, formId] = one;
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await enterAs(page, product.url, email, address);
    const form = page.locator(`form[id="${formId}"]`);
    const folded = page.locator('details:not([open])').filter({ has: form });
    if ((await folded.count()) > 0) await folded.locator('summary').first().click();
    const before = await typedIn(form);
    await fillEverything(form);
    const typed = await typedIn(form);
    expect(typed).not.toEqual(before);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('typed:'))))
      .toBe(true);
    await page.clock.fastForward('09:00');
    await expect(page.locator('[data-sonner-toast]')).toContainText('Your session will time out in 1 minute');
    await page.clock.fastForward('01:00');
    await page.waitForURL(/\/login\?redirectTo=.*because=inactive$/);
    await page.getByLabel('Email').fill(email);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(product.url + address);
    await expect(page.getByText('It has not been sent yet.')).toBeVisible();
    await expect.poll(() => typedIn(form)).toEqual(typed);
    await expect(form).toBeVisible();
  });

test('S8-01 an addendum whose sending breaks off is there again when its page is tried again, and is kept once', async ({
  page,
  product,
}) => {
  const address = `${product.url}/final-report/cas_dp-2026-000005?step=addendum`;
  await enterAs(page, product.url, 'provider@example.org', '/final-report/cas_dp-2026-000005?step=addendum');
  await page.getByLabel('Reason').fill('The second marker came.');
  await page.getByLabel('Text of the addendum').fill('Ki-67 is 12 %.');
  await page.route('**/final-report/**', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('button', { name: 'Go on to the signature' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/final-report/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nobody has said whether it arrived')).toBeVisible();
  await expect(page.getByLabel('Reason')).toHaveValue('The second marker came.');
  await expect(page.getByLabel('Text of the addendum')).toHaveValue('Ki-67 is 12 %.');
  await page.getByRole('button', { name: 'Go on to the signature' }).click();
  await expect(page).toHaveURL(/step=sign/);
  await page.goto(address);
  await expect(page.getByLabel('Text of the addendum')).toHaveValue('Ki-67 is 12 %.');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('typed:'))))
    .toBe(false);
});
