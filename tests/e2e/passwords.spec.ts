import { mailedCode } from '#tests/support/front-door/mailed-code.ts';
import {
  confirmAddress,
  NEW_PASSWORD,
  press,
  settled,
  typeLogin,
  visitor,
} from '#tests/support/front-door/registration-road.ts';
import { expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

const EMAIL = 'provider@example.org';

for (const [hasScript, width] of [
  [true, 390],
  [false, 1440],
] as const)
  test(`S2.7-01 a password is changed ${hasScript ? 'with' : 'without'} script by who is logged in: other sessions end, this one stays`, async ({
    product,
    browser,
  }) => {
    const person = await visitor(browser, product, { width, hasScript });
    const elsewhere = await visitor(browser, product, { width: 1440, hasScript: false });
    const { page } = person;
    await logIn(page, product.url);
    await logIn(elsewhere.page, product.url);
    await page.goto('/reset-password');
    await settled(person);
    await page.locator('[name=currentPassword]').fill(PASSWORD);
    await page.locator('[name=newPassword]').fill(NEW_PASSWORD);
    await page.locator('[name=repeatPassword]').fill(NEW_PASSWORD);
    await press(person, 'Change the password');
    await expect(page.getByText('Your password was changed.')).toBeVisible();
    await expect(page.locator('[name=newPassword]')).toHaveValue('');
    expect(await page.content()).not.toContain(NEW_PASSWORD);

    await page.goto('/selectedCases');
    await expect(page).toHaveURL(/\/selectedCases$/);
    await elsewhere.page.goto('/selectedCases');
    await expect(elsewhere.page).toHaveURL(/\/login\?redirectTo=%2FselectedCases&because=closed$/);
    await typeLogin(elsewhere, EMAIL, NEW_PASSWORD);
    await expect(elsewhere.page).toHaveURL(/\/availableCases$/);
    await page.context().close();
    await elsewhere.page.context().close();
  });

test('S2.1-01 S2.7-01 a forgotten password is set anew with script, and no second time by the same code', async ({
  product,
  browser,
}) => {
  const person = await visitor(browser, product, { width: 390, hasScript: true });
  const { page } = person;
  await page.goto('/email-verification');
  await confirmAddress(person, EMAIL);
  const code = await mailedCode(product.url, EMAIL);
  await page.waitForURL('**/change-password');
  await settled(person);
  await page.locator('[name=newPassword]').fill(NEW_PASSWORD);
  await page.locator('[name=repeatPassword]').fill(`${NEW_PASSWORD} again`);
  await press(person, 'Set the password');
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.locator('[name=repeatPassword]').fill(NEW_PASSWORD);
  await press(person, 'Set the password');
  await expect(page.getByText('Your password is set. Log in with it.')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Code')).toBeVisible();
  await settled(person);
  await page.getByLabel('Code').fill(code);
  await press(person, 'Go on');
  await expect(page.getByRole('alert').filter({ hasText: /code/i }).first()).toBeVisible();
  await typeLogin(person, EMAIL, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/availableCases$/);
  await page.context().close();
});
