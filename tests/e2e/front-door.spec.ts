import { expect, PASSWORD, test } from '#tests/support/test.ts';

/** The code of the last mail to an address, as its owner would read it. */
async function codeFor(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/__mock/mail`);
  const { mails } = (await answer.json()) as { mails: { to: string; code: string | null }[] };
  const code = mails.findLast((mail) => mail.to === email && mail.code !== null)?.code;
  if (code == null) throw new Error(`no code was mailed to ${email}`);
  return code;
}

test('S2.1-01 S2.7-01 a forgotten password is set anew without script, and only by whoever reads the mail', async ({
  browser,
  product,
}) => {
  const email = 'provider@example.org';
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  const other = await browser.newContext({ baseURL: product.url });
  const before = await other.newPage();
  await before.request.post('/login', { form: { email, password: PASSWORD }, headers: { Origin: product.url } });

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill('nobody');
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page).toHaveTitle('Error: Email verification · Pathology Cases');
  await expect(page.getByText('Enter a valid email address').first()).toBeVisible();

  // Nobody learns from the page whether there is such an account.
  const said: string[] = [];
  for (const address of ['nobody@example.org', email]) {
    await page.goto('/email-verification');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByText('If an account exists for this email, a code has been sent.')).toBeVisible();
    said.push((await page.locator('main').innerText()).trim());
  }
  expect(said[0]).toBe(said[1]);
  expect(page.url()).not.toContain('example.org');

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The code is not correct').first()).toBeVisible();
  await page.getByLabel('Code').fill(await codeFor(product.url, email));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(`${product.url}/change-password`);

  await page.getByLabel('New password').fill('seven quiet otters swim');
  await page.getByLabel('Repeat the password').fill('seven quiet otters sing');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  expect(await page.content()).not.toContain('quiet otters');
  await page.getByLabel('New password').fill('seven quiet otters swim');
  await page.getByLabel('Repeat the password').fill('seven quiet otters swim');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByText('Your new password holds. Log in with it.')).toBeVisible();

  // Whoever was logged in with the old one is out, and is told why.
  await before.goto('/selectedCases');
  await expect(before).toHaveURL(/\/login\?redirectTo=%2FselectedCases&because=closed$/);
  await expect(before.getByText('because your account or your password was changed')).toBeVisible();

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
  await page.getByLabel('Password', { exact: false }).first().fill('seven quiet otters swim');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${product.url}/availableCases`);

  await page.goto('/reset-password');
  for (const [label, text] of [
    ['Current password', 'not this one at all'],
    ['New password', 'eight quiet otters swim'],
    ['Repeat the new password', 'eight quiet otters swim'],
  ] as const)
    await page.getByLabel(label, { exact: false }).first().fill(text);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Current password is not correct').first()).toBeVisible();
  await context.close();
  await other.close();
});
