import type { Page } from '@playwright/test';
import { screens } from '#app/core/access/screens.ts';
import { thirdOf } from '#tests/support/long-run.ts';
import { awaken, enterAs, expect, logIn, test } from '#tests/support/test.ts';

const NOTHING_KEPT = 'This browser stores nothing: what is not saved exists only on this page.';

/** Local and session storage have no room for drafts and files, and the database is barred. */
const FULL_AND_BLOCKED = `
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (name, text) {
    if (name.startsWith('case-')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, text);
  };
  IDBFactory.prototype.open = () => { throw new DOMException('blocked', 'SecurityError'); };
`;

test('S3.4-01 S3.4-02 a browser that is full or blocked says so and loses nothing that could be kept, and what is corrupt or of another person goes', async ({
  page,
  product,
}) => {
  await page.addInitScript({ content: FULL_AND_BLOCKED });
  await enterAs(page, product.url, 'facility@example.org', '/upload-project');
  const lastName = page.getByRole('textbox', { name: 'Last name' });
  const notSaved = page.getByText(
    'This browser does not keep it either: stay on this page until it is saved.',
  );
  const file = page.getByRole('link', { name: 'lab.pdf' });

  await test.step('what is typed reaches the server all the same', async () => {
    await lastName.fill('Example');
    await expect(page.getByText(NOTHING_KEPT)).toBeVisible();
    await expect(page.getByText(/^Saved at/)).toBeVisible();
  });

  await test.step('a file that neither server nor browser holds is not left by chance', async () => {
    await page.route('**/resources/case-file/**', (route) => route.abort());
    await page.getByRole('link', { name: /Clinical/ }).click();
    await page
      .locator('input[type=file]')
      .and(page.getByLabel('Lab reports'))
      .setInputFiles({
        name: 'lab.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 invented'),
      });
    await expect(notSaved).toBeVisible();
    await page.getByRole('link', { name: /Patient/ }).click();
    await expect(lastName).toHaveValue('Example');
    await page.getByRole('link', { name: 'Send-Out Cases' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Stay on this page' }).click();
    await page.getByRole('link', { name: /Clinical/ }).click();
    await expect(notSaved).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: /^Try again/ }).click();
    await expect(file).toBeVisible();
  });

  await test.step('another page has both; noise is thrown away, and so is what another person left', async () => {
    const address = page.url();
    const userId = await page.evaluate(async () => {
      const answer: unknown = await (await fetch('/resources/storage-key')).json();
      return typeof answer === 'object' && answer !== null && 'userId' in answer ? String(answer.userId) : '';
    });
    const other = await page.context().newPage();
    const caseId = new URL(address).searchParams.get('case') ?? '';
    const names = [`case-creation:${userId}:${caseId}:gone`, 'case-creation:usr_other:cas_other:gone'];
    // A page of the form that is still starting would take it away, and tell of it before the next one is looked at.
    await other.goto('/favicon.svg');
    await other.evaluate((given) => {
      for (const name of given) localStorage.setItem(name, '{"v":1,"iv":"no","data":"noise"}');
    }, names);
    await other.goto(address);
    await awaken(other);
    await expect(other.getByText('Another person used this browser before you.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'lab.pdf' })).toBeVisible();
    await expect
      .poll(() => other.evaluate((given) => given.filter((name) => name in localStorage), names))
      .toEqual([]);
    await expect(other.getByText('could not be read, and was removed')).toBeVisible();
    await other.getByRole('link', { name: /Patient/ }).click();
    await expect(other.getByRole('textbox', { name: 'Last name' })).toHaveValue('Example');
  });
});

const PEOPLE = [
  ['provider@example.org', 'Provider'],
  ['facility@example.org', 'MedicalFacility'],
  ['admin@example.org', 'Admin'],
] as const;

/** Each page once, with the first of the people who may open it. */
const PAGES = Object.values(screens)
  .filter(({ path }) => !path.includes('{'))
  .flatMap(({ path, roles }) => {
    const person = PEOPLE.find(([, role]) => roles !== null && (roles as readonly string[]).includes(role));
    return person === undefined ? [] : [{ path, email: person[0] }];
  });

test('D22 every page works in a browser where nothing fits into the storage', async ({ page, product }) => {
  test.slow();
  const faults: string[] = [];
  let at = '';
  page.on('pageerror', ({ message }) => faults.push(`${at}: ${message}`));
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const pages = thirdOf(PAGES);
  expect(PAGES.length).toBeGreaterThanOrEqual(40);
  for (const [email] of PEOPLE) {
    await logIn(page, product.url, email);
    for (const { path } of pages.filter((one) => one.email === email)) {
      at = path;
      const answer = await page.goto(product.url + path);
      // A page that wants to be told which case it is of says that there is none.
      expect([path, (answer?.status() ?? 500) < 500]).toEqual([path, true]);
      await awaken(page);
      await expect(page.getByRole('main')).toBeVisible();
      const row = page.locator('[data-row]:visible').first();
      if ((await row.count()) > 0) await row.focus();
    }
  }
  expect(faults).toEqual([]);
});

test('S3.4-04 two pages of one browser on one draft: the older only shows it until it is asked to write again', async ({
  page,
  product,
}) => {
  await enterAs(page, product.url, 'facility@example.org', '/upload-project');
  const field = (of: Page, name: string) => of.getByRole('textbox', { name });
  const notice = (of: Page) => of.getByText('This case is open in another tab, and is written there.');
  await field(page, 'Last name').fill('Example');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page).toHaveURL(/case=/);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await awaken(other);
  await expect(notice(page)).toBeVisible();
  await expect(field(page, 'Last name')).toBeDisabled();
  await expect(notice(other)).toBeHidden();
  await field(other, 'First name').fill('Petra');
  await expect(other.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Write here instead' }).click();
  await expect(notice(other)).toBeVisible();
  // What the other page has saved meanwhile is read before anything is typed beside it.
  await expect(field(page, 'First name')).toHaveValue('Petra');
  await field(page, 'Middle name').fill('Quill');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await awaken(page);
  await expect(field(page, 'Last name')).toHaveValue('Example');
  await expect(field(page, 'First name')).toHaveValue('Petra');
  await expect(field(page, 'Middle name')).toHaveValue('Quill');
});
