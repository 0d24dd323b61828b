import { expectAccessible } from '#tests/support/accessible.ts';
import { mailedCode } from '#tests/support/front-door/mailed-code.ts';
import { expect, PASSWORD, signIn, test } from '#tests/support/test.ts';

test('S2.1-01 S2.7-01 a forgotten password is set anew without script, and only by whoever reads the mail', async ({
  browser,
  product,
}) => {
  const email = 'provider@example.org';
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  const other = await browser.newContext({ baseURL: product.url });
  const before = await other.newPage();
  await before.request.post('/login', {
    form: { email, password: PASSWORD },
    headers: { Origin: product.url },
  });

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
    // The text comes in pieces, and the sentence above stands in one of the first.
    await page.waitForLoadState();
    said.push((await page.locator('main').innerText()).trim());
  }
  expect(said[0]).toBe(said[1]);
  expect(page.url()).not.toContain('example.org');

  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('The code is not correct').first()).toBeVisible();
  await page.getByLabel('Code').fill(await mailedCode(product.url, email));
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
  await expect(page.getByText('Your password is set. Log in with it.')).toBeVisible();

  // Whoever was logged in with the old one is out, and is told why.
  await before.goto('/selectedCases');
  await expect(before).toHaveURL(/\/login\?redirectTo=%2FselectedCases&because=closed$/);
  await expect(before.getByText('or your account or your password was changed')).toBeVisible();

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

/** Most of a provider's answers, as a visitor left them in this tab before a reload. */
const LEFT = {
  address: { country: 'US', line1: '12 Example Street', city: 'Columbus', region: 'OH', postalCode: '43004' },
  accountType: 'Individual',
  specialty: 'Pathology',
  degree: 'MD',
  npi: '1234567893',
  subspecialties: ['Dermatopathology'],
  experienceYears: '7-10',
  wsiExperienceYears: '3-5',
  licences: [
    { region: 'OH', number: '35.012345', issuedOn: '07/01/2019', expiresOn: '06/30/2040', status: 'Active' },
  ],
  boardEligible: 'on',
  residency: { place: 'Example University Hospital', year: '2015' },
  medicalSchool: { place: 'Example Medical School', year: '2011' },
  workAuthorization: 'Citizen',
  malpractice: {
    insurer: 'Example Mutual',
    policy: 'EX-2026-0042',
    perClaim: '1000000',
    aggregate: '3000000',
    expiresOn: '03/31/2040',
  },
  readingSites: [
    {
      name: 'Home office',
      kind: 'home',
      address: {
        country: 'US',
        line1: '12 Example Street',
        city: 'Columbus',
        region: 'OH',
        postalCode: '43004',
      },
    },
  ],
  disclosures: { licenceAction: { answer: 'no' }, exclusion: { answer: 'no' }, claims: { answer: 'no' } },
};

test('S2.1-05 S2.5-08 S2.7-04 a provider registers from the first click, confirms the address and completes it with documents', async ({
  page,
  product,
}) => {
  const email = 'maren@example.org';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await expectAccessible(page, 'step 1 of the registration');
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.evaluate(
    (left) => sessionStorage.setItem('registration-draft:provider', JSON.stringify(left)),
    LEFT,
  );
  await page.getByRole('link', { name: /Register as a Provider/ }).click();
  await expect(page.getByLabel('City').first()).toHaveValue('Columbus');
  for (const [label, text] of [
    ['First name', 'Maren'],
    ['Last name', 'Quillfeather'],
    ['Email', email],
    ['Phone', '15550100123'],
  ] as const)
    await page.getByLabel(label, { exact: false }).first().fill(text);
  await expectAccessible(page, 'step 2 of the registration');
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (const title of [
    'Practice',
    'Licences and boards',
    'Training and cover',
    'Where and when you read',
    'Disclosures',
    'Password and agreement',
  ]) {
    await next.click();
    await expect(page.getByRole('heading', { name: title })).toBeFocused();
  }
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Disclosures' })).toBeVisible();
  await next.click();
  await page.locator('input[name=password]').fill('an invented long phrase');
  for (const tick of [
    'I accept the terms of use',
    'I have read the privacy notice',
    'My electronic signature',
  ])
    await page.getByLabel(tick).check();
  await page.getByLabel('Your full name').fill('Maren Quillfeather');
  await page.getByRole('button', { name: 'Review' }).click();
  const review = page.getByRole('region', { name: 'Review before you send' });
  await expect(review).toContainText('Example University Hospital');
  await expect(review).toContainText('Ohio');
  await expect(review).not.toContainText('an invented long phrase');
  await expectAccessible(page, 'step 3 of the registration');
  await page.getByRole('button', { name: 'Send the registration' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await page.getByRole('link', { name: 'Confirm your email' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  // The mail is there when the page asks for what stands in it.
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill(await mailedCode(product.url, email));
  await page.locator('input[name=password]').fill('an invented long phrase');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill('an invented long phrase');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/provider-registration\/edit\/reg_/);
  await page.getByRole('button', { name: 'Hand in for review' }).click();
  await expect(page.getByRole('main')).toContainText('CV is required');
  await page.getByLabel('What the file proves').selectOption('cv');
  await page
    .getByLabel('File', { exact: false })
    .last()
    .setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.7 an invented life'),
    });
  await page.getByRole('button', { name: 'Add the document' }).click();
  await expect(page.getByText('The document is kept with the registration.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Preview cv.pdf in a new tab' })).toBeVisible();
  await expectAccessible(page, 'step 4 of the registration');
});

test('S4.1-12 S8-01 a session that ends in the middle of a form: nothing that was typed is missing after the login', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto(product.url);
  await signIn(page, 'admin@example.org');
  await page.goto('/user-registration');
  await page.getByLabel('First name').fill('Linus');
  await page.getByLabel('Email', { exact: false }).first().fill('linus@example.org');
  await page.getByLabel('Dr.').check();
  await page.getByLabel('May view cases').check();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('typed:'))))
    .toBe(true);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Linus');
  await page.clock.fastForward('09:00');
  await expect(page.locator('[data-sonner-toast]')).toContainText(
    'Your session will time out in 1 minute due to inactivity.',
  );
  await expect(page.getByRole('button', { name: 'Stay logged in' }).first()).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Fuser-registration&because=inactive$/);
  await expect(page.getByText('because nothing was done for 10 minutes')).toBeVisible();
  await expect(page.getByText('After the login you come back to: User registration.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('tokenExpiry'))).toBeNull();
  await page.getByLabel('Email').fill('admin@example.org');
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${product.url}/user-registration`);
  await expect(page.getByLabel('First name')).toHaveValue('Linus');
  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue('linus@example.org');
  await expect(page.getByLabel('Dr.')).toBeChecked();
  await expect(page.getByLabel('May view cases')).toBeChecked();
  await expect(page.getByText('It has not been sent yet.')).toBeVisible();
});
