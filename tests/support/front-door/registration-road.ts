import { type Browser, expect, type Page } from '@playwright/test';
import type { Product } from '../product.ts';
import { logIn } from '../requests.ts';
import { awaken } from '../test.ts';
import { mailedCode } from './mailed-code.ts';
import { choose, pressAndLoad } from './plan-filler.ts';

export const NEW_PASSWORD = 'seven quiet otters swim';

/** Somebody at a browser of their own. */
export interface Visitor {
  readonly page: Page;
  readonly product: Product;
  readonly hasScript: boolean;
}

/** Opens a browser for somebody, as wide as their screen, with script or without. */
export async function visitor(
  browser: Browser,
  product: Product,
  { width, hasScript }: { readonly width: number; readonly hasScript: boolean },
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: product.url,
    javaScriptEnabled: hasScript,
    viewport: { width, height: width < 500 ? 844 : 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
  });
  return { page: await context.newPage(), product, hasScript };
}

export const settled = async ({ page, hasScript }: Visitor): Promise<void> =>
  hasScript ? awaken(page) : page.waitForLoadState();

/** Presses a button, and waits for the page that answers where no script puts the answer into this one. */
export const press = ({ page, hasScript }: Visitor, name: string): Promise<void> =>
  hasScript ? page.getByRole('button', { name, exact: true }).click() : pressAndLoad(page, name);

/** Asks for a code and enters it, as the mail says, with the password of a form that was sent before. */
export async function confirmAddress(person: Visitor, email: string, password?: string): Promise<void> {
  const { page, product } = person;
  await settled(person);
  await page.getByLabel('Email').fill(email);
  await press(person, 'Send the code');
  await expect(page.getByLabel('Code')).toBeVisible();
  await page.getByLabel('Code').fill(await mailedCode(product.url, email));
  if (password !== undefined) await page.locator('input[name=password]').fill(password);
  await press(person, 'Go on');
}

/** Logs in as a person does, and is somewhere else then. */
export async function typeLogin(person: Visitor, email: string, password: string): Promise<void> {
  const { page } = person;
  await page.goto('/login');
  await settled(person);
  await page.getByLabel('Email').fill(email);
  await page.locator('input[name=password]').fill(password);
  await press(person, 'Log In');
  await page.waitForURL((url) => url.pathname !== '/login');
}

export interface PaperToAdd {
  readonly [field: string]: string;
}

/** Adds one document after the other to the registration that the page shows. */
export async function addDocuments(person: Visitor, documents: readonly PaperToAdd[]): Promise<void> {
  const { page } = person;
  for (const { documentKind = '', region, issuedOn } of documents) {
    const name = `${[documentKind, region].filter(Boolean).join('-')}.pdf`;
    const attach = page.locator('form[id="attach"]');
    await attach.locator('[name=documentKind]').selectOption(documentKind);
    if (region !== undefined && !person.hasScript) {
      // Without script the server first has to read that it is a licence.
      await attachFile(person, name);
      await pressAndLoad(page, 'Add the document');
      await attach.locator('[name=documentKind]').selectOption(documentKind);
    }
    if (region !== undefined)
      await choose(
        { page, formId: 'attach', isPatient: false },
        { name: 'region', value: region, label: region === 'OH' ? 'Ohio' : 'Ontario' },
      );
    if (issuedOn !== undefined) await attach.locator('[name=issuedOn]').fill(issuedOn);
    await attachFile(person, name);
    await press(person, 'Add the document');
    await expect(page.getByRole('link', { name: `Preview ${name} in a new tab` })).toBeVisible();
  }
}

const attachFile = ({ page }: Visitor, name: string): Promise<void> =>
  page
    .locator('form[id="attach"] input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(`%PDF-1.7 ${name}`) });

/** The operator looks at a registration and approves it, on its page. */
export async function approve(admin: Visitor, address: string): Promise<void> {
  const { page, product } = admin;
  await logIn(page, product.url, 'admin@example.org');
  await page.goto(address);
  await settled(admin);
  await press(admin, 'Start the review');
  await expect(page.getByText('The review has begun.')).toBeVisible();
  await press(admin, 'Approve');
  await expect(page.getByText('The registration is approved.')).toBeVisible();
}
