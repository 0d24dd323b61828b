import { expectNoSidewaysScroll } from '#tests/support/accessible.ts';
import { opened } from '#tests/support/slides/viewer.ts';
import { enter, enterAs, expect, logIn, openSignedIn, test } from '#tests/support/test.ts';

const CASE = 'DP-2026-000001';
const CASE_ID = 'cas_dp-2026-000001';

test('a pickup offers to open the case, and its release takes the place of that news', async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  await page.getByRole('button', { name: `Pick up ${CASE}` }).click();
  const picked = page.getByText(`${CASE} is now in My Cases.`);
  await expect(picked).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/viewer\\?case=${CASE_ID}`));
  await opened(page);
  await page.getByRole('link', { name: 'Back to Available Cases' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'My Cases' }).first().click();
  await page.getByRole('button', { name: `Release ${CASE}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(`${CASE} is back in Available Cases.`)).toBeVisible();
  await expect(picked).toHaveCount(0);
});

test('a preview gives the focus back, and says when somebody else has taken the case', async ({
  page,
  product,
}) => {
  await enter(page, product.url);
  const view = page.getByRole('link', { name: `View ${CASE}` });
  await view.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Pick up' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(view).toBeFocused();
  // The link has an address of its own, for another tab; closing leaves it.
  await openSignedIn(page, `${product.url}${(await view.getAttribute('href')) ?? ''}`);
  await expect(dialog.getByRole('button', { name: 'Pick up' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page).toHaveURL(/\/availableCases$/);

  await product.control.fault({
    match: { operationId: 'getCasePreview' },
    kind: 'status',
    status: 404,
    times: 1,
  });
  await view.click();
  await expect(dialog.getByRole('alert')).toHaveText('Error: This case is no longer available.');
  await expect(dialog.getByRole('button', { name: 'Pick up' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('the first paint after a login has the times of the reader, without script', async ({
  page,
  product,
}) => {
  // The login page tells the server where the reader is.
  await page.goto(`${product.url}/login`);
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'zone')?.value)
    .toBe('America%2FNew_York');
  await logIn(page, product.url);
  const html = await (await page.request.get('/availableCases')).text();
  expect(html).toMatch(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} [AP]M E[SD]T/);
  expect(html).not.toMatch(/[AP]M UTC/);
});

test('on a phone the filters of a list wait behind a button, and without script they are there', async ({
  browser,
  product,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: { width: 390, height: 844 },
      javaScriptEnabled,
    });
    const page = await context.newPage();
    await logIn(page, product.url);
    await page.goto('/availableCases');
    const filters = page.getByRole('button', { name: /^Filters/ });
    const priority = page.getByRole('search').locator('summary', { hasText: 'Priority' });
    if (javaScriptEnabled) {
      await expect(page.getByRole('searchbox')).toBeVisible();
      await expect(priority).toBeHidden();
      await filters.click();
      await expect(filters).toHaveAttribute('aria-expanded', 'true');
      await priority.click();
      await page.getByRole('checkbox', { name: 'STAT' }).check();
      await expect(filters).toHaveText('Filters (1)');
      await expect(page).toHaveURL(/priority=STAT/);
      await page.reload();
      await expect(filters).toHaveText('Filters (1)');
      await expect(priority).toBeHidden();
    } else {
      await expect(filters).toBeHidden();
      await expect(priority).toBeVisible();
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(priority).toBeVisible();
    await expect(filters).toBeHidden();
    await context.close();
  }
});

test('a very long name goes on in the next line, and the other columns of the list stay in view', async ({
  page,
  product,
}) => {
  const longName = 'Featherstonehaugh-Cholmondeley Windermere-Ashby van der Konst';
  const rename = async (record: string, names: object) => {
    const body = JSON.stringify(names);
    const answer = await fetch(`${product.url}/__mock/state/${record}`, { method: 'PATCH', body });
    expect(answer.status).toBe(200);
  };
  await rename(`cases/${CASE_ID}`, {
    patientInfo: {
      lastName: longName,
      firstName: longName,
      birthDate: '1948-03-14',
      gender: 'Male',
      race: null,
      medicalRecordNumber: 'INV-700001',
    },
  });
  await rename('users/usr_demo000002', { displayName: `Dr. ${longName} ${longName}` });
  await page.setViewportSize({ width: 1440, height: 900 });
  await logIn(page, product.url, 'admin@example.org');
  for (const path of ['/case', '/project-list', '/users']) {
    await page.goto(path);
    await expect(page.getByText(longName).filter({ visible: true }).first()).toBeVisible();
    await expectNoSidewaysScroll(page, path);
  }
});

test('what can be done with a case stays in view where its list is wider than the window', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, product.url, 'facility@example.org', '/send-out-cases');
  const frame = page.getByRole('table').locator('..');
  expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeGreaterThan(
    0,
  );
  await expect(page.getByRole('link', { name: /^Report of / }).first()).toBeInViewport({ ratio: 1 });
});

test('a row of send-out cases with three actions stays in its frame', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, product.url, 'facility@example.org', '/send-out-cases');
  await expect(page.getByRole('link', { name: /^Add slides to / }).first()).toBeVisible();
  const table = page.getByRole('table');
  const beyond = await table.evaluate(
    (one) => one.getBoundingClientRect().right - (one.parentElement?.getBoundingClientRect().right ?? 0),
  );
  expect(beyond).toBeLessThanOrEqual(0);
});
