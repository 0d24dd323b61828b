import { createServer } from 'node:net';
import { type Screen, screens } from '#app/core/access/screens.ts';
import { isLong } from '#tests/support/long-run.ts';
import { startProduct } from '#tests/support/product.ts';
import { expect, PASSWORD, signIn, test } from '#tests/support/test.ts';

test.describe('login', () => {
  test('S2.1-03 S2.1-04 shows what the specification names', async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    await expect(page.getByPlaceholder('Your email *')).toBeVisible();
    const password = page.locator('input[name=password]');
    await expect(password).toHaveAttribute('type', 'password');
    await password.fill('secret words');
    await page.getByRole('button', { name: /show password/i }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: /hide password/i }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('link', { name: 'Forgot Password' }).click();
    await expect(page).toHaveURL(/\/email-verification$/);
  });

  test('S5-01 asks for empty fields, and an edit takes the error away', async ({ page, product }) => {
    await page.goto(`${product.url}/login`);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
    await expect(page.getByPlaceholder('Your email *')).toBeFocused();
    await page.getByPlaceholder('Your email *').fill('provider@example.org');
    await expect(page.getByText('Email is required')).toBeHidden();
    expect(await product.control.journal('login')).toEqual([]);
  });

  test('S8-02 tells of a wrong password under the form, and clears it on an edit', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/login`);
    await page.getByPlaceholder('Your email *').fill('provider@example.org');
    await page.locator('input[name=password]').fill('not the password');
    await page.getByRole('button', { name: 'Log In' }).click();
    const told = page.getByRole('alert').filter({ hasText: /\S/ });
    await expect(told).toHaveText('Email or password is incorrect.');
    await expect(page.getByPlaceholder('Your email *')).toHaveValue('provider@example.org');
    await page.locator('input[name=password]').fill('x');
    await expect(told).toHaveCount(0);
    await expect(page).toHaveURL(/\/login$/);
  });

  test('works as a plain form where no script runs', async ({ browser, product }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
    const page = await context.newPage();
    await page.goto('/login');
    await page.locator('input[name=email]').fill('provider@example.org');
    await page.locator('input[name=password]').fill('wrong');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Email or password is incorrect.')).toBeVisible();
    await expect(page).toHaveTitle('Error: Log in · Pathology Cases');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/availableCases$/);
    await context.close();
  });

  test('S2.1-04 shows a spinner while a slow server thinks, and sends the form once', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/login`);
    await page.getByPlaceholder('Your email *').fill('provider@example.org');
    await page.locator('input[name=password]').fill(PASSWORD);
    await product.control.fault({
      match: { operationId: 'login' },
      kind: 'delay',
      delayMs: 60_000,
      times: 1,
    });
    const button = page.getByRole('button', { name: 'Log In' });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.locator('svg')).toBeVisible();
    await button.click({ force: true });
    await button.click({ force: true });
    await product.control.clearFaults();
    await expect(page).toHaveURL(/\/availableCases$/);
    expect(await product.control.journal('login')).toHaveLength(1);
  });

  test('keeps standing when the server is down, and says so', async ({ page }) => {
    const nothing = await unusedPort();
    const product = await startProduct({ API_URL: `http://127.0.0.1:${nothing}/api`, MOCK_CONTROL: '0' });
    try {
      const answer = await page.goto(`${product.url}/login`);
      expect(answer?.status()).toBe(200);
      await page.getByPlaceholder('Your email *').fill('provider@example.org');
      await page.locator('input[name=password]').fill(PASSWORD);
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(
        page.getByText('Error 500: No response from the server. Please try again later.'),
      ).toBeVisible();
      expect(product.lines.join('\n')).not.toContain(PASSWORD);
    } finally {
      await product.stop();
    }
  });

  test('S8-03 tells by a toast too when the login was right and the user cannot be asked for', async ({
    page,
    product,
  }) => {
    await product.control.fault({ match: { operationId: 'getCurrentUser' }, kind: 'status', status: 503 });
    await page.goto(`${product.url}/login`);
    await page.getByPlaceholder('Your email *').fill('provider@example.org');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    const text = 'Failed to fetch user details for validation.';
    await expect(page.locator('[data-sonner-toast]')).toContainText(text);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
  });

  test('limits the tries of one address, in the form', async ({ page }) => {
    const product = await startProduct({ LOGIN_LIMIT: '2' });
    try {
      await page.goto(`${product.url}/login`);
      for (const text of [
        'Email or password is incorrect.',
        'Email or password is incorrect.',
        'Too many requests',
      ]) {
        await page.getByPlaceholder('Your email *').fill(`nobody@example.org`);
        await page.locator('input[name=password]').fill('wrong');
        await page.getByRole('button', { name: 'Log In' }).click();
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(text);
      }
    } finally {
      await product.stop();
    }
  });
});

test.describe('where a login leads', () => {
  for (const [email, path] of [
    ['provider@example.org', '/availableCases'],
    ['provisional@example.org', '/selectedCases'],
    ['facility@example.org', '/upload-project'],
    ['np@example.org', '/upload-project'],
    ['admin@example.org', '/admin'],
  ] as const) {
    test(`S4.1-04 ${email} lands on ${path}`, async ({ product, request }) => {
      const answer = await request.post('/login', {
        form: { email, password: PASSWORD },
        headers: { Origin: product.url },
        maxRedirects: 0,
      });
      expect([answer.status(), answer.headers()['location']]).toEqual([302, path]);
      expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  test('S2.3-02 sends a visitor to /login and brings them back afterwards', async ({ page, product }) => {
    await page.goto(`${product.url}/selectedCases`);
    await expect(page).toHaveURL(/\/login\?redirectTo=%2FselectedCases$/);
    await page.getByPlaceholder('Your email *').fill('provider@example.org');
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`${product.url}/selectedCases`);
  });

  test('S2.3-03 lets admins alone onto an admin route', async ({ page, product }) => {
    await page.goto(product.url);
    await signIn(page, 'admin@example.org');
    await page.goto('/admin');
    await expect(page).toHaveURL(`${product.url}/admin`);
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, 'provider@example.org');
    await page.goto('/admin');
    // '/' leads a logged-in person on to where they belong.
    await expect(page).toHaveURL(`${product.url}/availableCases`);
  });

  test('S2.2-07 gives a provisional provider the reduced menu and no available list', async ({
    page,
    product,
  }) => {
    await page.goto(product.url);
    await signIn(page, 'provisional@example.org');
    const tabs = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link');
    await expect(tabs).toHaveText(['My Cases', 'My Tasks']);
    await page.goto('/availableCases');
    await expect(page).toHaveURL(`${product.url}/selectedCases`);
  });

  test('S2.7-02 every page of the specification answers each role as the table says, with a 404 only where it names no thing', async ({
    product,
    playwright,
  }) => {
    for (const [turn, [email, role]] of (
      [
        [null, null],
        ['provider@example.org', 'Provider'],
        ['facility@example.org', 'MedicalFacility'],
        ['np@example.org', 'Facility_NP'],
        ['admin@example.org', 'Admin'],
      ] as const
    ).entries()) {
      const asking = await playwright.request.newContext({ baseURL: product.url });
      if (email !== null)
        await asking.post('/login', {
          form: { email, password: PASSWORD },
          headers: { Origin: product.url },
          maxRedirects: 0,
        });
      const wrong: string[] = [];
      for (const { path, roles } of asked(turn)) {
        // The answer of the viewer depends on the case that it is asked for, which tests of its own ask.
        if (path === '/viewer' && role !== null) continue;
        const answer = await asking.get(path.replace(/\{\w+\}/, 'any'), { maxRedirects: 0 });
        const isMine = roles === null || (role !== null && roles.includes(role));
        const found =
          (path.includes('{') || OF_ONE_THING.has(path)) && role !== null ? 'nothing there' : 'in';
        const led = LED_ON.get(`${role ?? ''} ${path}`);
        const expected = led ?? (isMine ? found : role === null ? 'to /login' : 'to /');
        const to = new URL(answer.headers()['location'] ?? '/', product.url).pathname;
        // The pages of a visitor send those on who are logged in already.
        const isSentOn = roles === null && role !== null && answer.status() === 302;
        const isIn = answer.status() === 200 || isSentOn;
        const got = isIn ? 'in' : answer.status() === 404 ? 'nothing there' : `to ${to}`;
        if (got !== expected) wrong.push(`${role ?? 'a visitor'} at ${path}: ${got}, not ${expected}`);
      }
      expect(wrong).toEqual([]);
      await asking.dispose();
    }
  });

  test('S2.1-02 shows the 404 page for an unknown path', async ({ page, product }) => {
    const answer = await page.goto(`${product.url}/no/such/place`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      "Page Not Found - The page you are looking for doesn't exist or has been moved.",
    );
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
  });
});

/** Pages about one thing that their search names, and which do not lead to a list where it names none. */
const OF_ONE_THING: ReadonlySet<string> = new Set([screens.reviewCase.path]);

/** Who may not change a thing is led to where it is shown, and who names none to the list of them. */
const LED_ON: ReadonlyMap<string, string> = new Map([
  [`Facility_NP ${screens.editFacilityAccount.path}`, `to ${screens.facilityAccount.path}`],
  [`Admin ${screens.createCase.path}`, `to ${screens.cases.path}`],
  [`Admin ${screens.accountShown.path}`, `to ${screens.accounts.path}`],
  [`Admin ${screens.userShown.path}`, `to ${screens.users.path}`],
  [`Admin ${screens.userEdited.path}`, `to ${screens.users.path}`],
  [`Admin ${screens.adminOnboarding.path}`, `to ${screens.tasks.path}`],
  [`Provider ${screens.primaryDiagnosisCase.path}`, `to ${screens.selectedCases.path}`],
  [`Provider ${screens.clinicalInfo.path}`, `to ${screens.selectedCases.path}`],
  [`Provider ${screens.qaTask.path}`, `to ${screens.providerTasks.path}`],
  [`Provider ${screens.providerTask.path}`, `to ${screens.providerTasks.path}`],
  [`MedicalFacility ${screens.facilityTask.path}`, `to ${screens.facilityTasks.path}`],
  [`Facility_NP ${screens.facilityTask.path}`, `to ${screens.facilityTasks.path}`],
]);

/** In the short run a third of them, another one for each role: that a guard reads the table, unit tests show of all. */
function asked(turn: number): readonly Screen[] {
  const all = Object.values<Screen>(screens);
  return isLong ? all : all.filter((_, at) => at % 3 === turn % 3);
}

async function unusedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
