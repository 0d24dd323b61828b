import type { Locator, Page } from '@playwright/test';
import { oneOf } from '#tests/support/long-run.ts';
import { awaken, enterAs, expect, PASSWORD, test } from '#tests/support/test.ts';

const ADMIN = 'admin@example.org';

/** Who fills which form, where it is, or in which list the first link of that shape leads to it. */
const FORMS = [
  ['provider-registration', ADMIN, '/provider-registration', null, 'open-registration'],
  ['facility-registration', ADMIN, '/facility-registration', null, 'open-registration'],
  ['user-registration', ADMIN, '/user-registration', null, 'open-registration'],
  ['staff-registration', ADMIN, '/staff-registration', null, 'open-registration'],
  ['other-registration', ADMIN, '/other-registration', null, 'open-registration'],
  ['account', ADMIN, '/account', /\/accountDetail\/(\w[\w-]*)/, 'account'],
  ['bill', ADMIN, '/create-billing', null, 'bill'],
  ['task', ADMIN, '/create-task', null, 'task'],
  ['enquiry', ADMIN, '/enquiries', /\/enquiries-detail\/(\w[\w-]*)/, 'enquiry'],
  ['profile', 'provider@example.org', '/about-me', null, 'contact'],
] as const;

const EDITED: Readonly<Record<string, string>> = { account: '/EditAccount', enquiry: '/edit-enquiries' };

async function addressOf(page: Page, url: string, [kind, , address, link]: (typeof FORMS)[number]) {
  if (link === null) return address;
  const html = await (await page.request.get(url + address)).text();
  const id = link.exec(html)?.[1];
  if (id === undefined) throw new Error(`${address} leads to nothing`);
  return `${EDITED[kind] ?? ''}/${id}`;
}

/** Types, ticks and chooses in every control that a person sees, whatever it asks for. */
async function fillEverything(form: Locator): Promise<void> {
  const controls = form.locator('input:visible, textarea:visible, select:visible');
  for (let at = 0; at < (await controls.count()); at += 1) {
    const control = controls.nth(at);
    const kind = await control.evaluate((element) =>
      element instanceof HTMLInputElement ? (element.getAttribute('role') ?? element.type) : element.tagName,
    );
    if (kind === 'checkbox' || kind === 'radio') await control.check();
    else if (kind === 'SELECT') await control.selectOption({ index: 1 });
    else if (kind === 'combobox') {
      await control.click();
      await control.press('ArrowDown');
      await control.press('Enter');
    } else if (kind === 'number') await control.fill(String(at + 2));
    else if (kind !== 'password' && kind !== 'file') await control.fill(`typed ${String(at)}`);
  }
}

const typedIn = (form: Locator) =>
  form.evaluate((element) =>
    [...new FormData(element as HTMLFormElement)].filter(
      ([name, value]) =>
        !['idempotencyKey', 'etag', 'intent'].includes(name) && typeof value === 'string' && value !== '',
    ),
  );

for (const one of oneOf(FORMS))
  test(`S4.1-12 S8-01 a login that ends in the middle of the form of a ${one[0]}: nothing typed is missing after the next`, async ({
    page,
    product,
  }) => {
    const [, email, , , formId] = one;
    await page.clock.install();
    await enterAs(page, product.url, email, '/reset-password');
    const address = await addressOf(page, product.url, one);
    await page.goto(product.url + address);
    const form = page.locator(`form[id="${formId}"]`);
    await awaken(page);
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
  });
