import type { APIRequestContext, Page } from '@playwright/test';
import { screens } from '#app/core/access/screens.ts';
import { startBackend } from '#tests/support/backend.ts';
import { unkeptFormsIn } from '#tests/support/front-door/unkept-forms.ts';
import { firstOf, oneOf, onlyLong } from '#tests/support/long-run.ts';
import { allPatientStrings } from '#tests/support/people/patients.ts';
import { startProduct } from '#tests/support/product.ts';
import { enter, expect, logIn, PASSWORD, test } from '#tests/support/test.ts';
import { kindOf, unreachedBy } from '#tests/support/ways-of-pages.ts';

/** The patients that a text names. */
type NamedIn = (text: string) => readonly string[];

/** Shorter names are parts of words that name nobody. */
async function patientFinder(backend: { readonly url: string }): Promise<NamedIn> {
  const all = [...new Set((await allPatientStrings(backend)).map((text) => text.trim()))];
  const patients = all.filter((text) => text.length > 4);
  return (text) => patients.filter((patient) => text.includes(patient));
}

const PEOPLE = [
  ['provider@example.org', 'Provider'],
  ['facility@example.org', 'MedicalFacility'],
  ['admin@example.org', 'Admin'],
  ['np@example.org', 'Facility_NP'],
  ['provisional@example.org', 'Provider'],
] as const;

/** The operator's staff besides the admin: their pages are the admin's, with less on them. */
const STAFF = [
  ['labops@example.org', 'Admin'],
  ['accounts@example.org', 'Admin'],
  ['relations@example.org', 'Admin'],
] as const;

/** The state, the rights or the duty of these people keeps pages and links from them. */
const LESS_SHOWN: readonly string[] = [
  'provisional@example.org',
  'np@example.org',
  ...STAFF.map(([email]) => email),
];

const foundBy = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
/** Addresses that a page leads to or loads, as they stand in it. */
const addressesIn = (html: string): readonly string[] => foundBy(html, /(?:href|src|action)="([^"]+)"/g);
/** Addresses of what can be clicked in it. */
const linksIn = (html: string): readonly string[] => foundBy(html, /<a\s[^>]*?href="([^"]+)"/g);

interface Crawled {
  readonly pages: readonly string[];
  /** What each kind of page leads to, by kind. */
  readonly ways: ReadonlyMap<string, readonly string[]>;
  /** What named a patient or a token where it must not, in words. */
  readonly faults: readonly string[];
}

/** Reads every page that a person gets to, from the table of pages and by the links of each. */
async function crawl(
  asking: APIRequestContext,
  role: string,
  namedIn: NamedIn,
  tokens: () => readonly string[],
): Promise<Crawled> {
  const own = Object.values(screens).filter(
    ({ path, roles }) => !path.includes('{') && roles !== null && (roles as readonly string[]).includes(role),
  );
  const waiting = own.map(({ path }): string => path);
  const known = new Set(waiting.map(kindOf));
  const [pages, faults]: [string[], string[]] = [[], []];
  const ways = new Map<string, readonly string[]>();
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    const answer = await asking.get(address, { maxRedirects: 0 });
    const html = await answer.text();
    pages.push(address);
    const location = answer.headers()['location'] ?? '';
    const inside = [location, ...addressesIn(html)];
    ways.set(
      kindOf(address) ?? address,
      [location, ...linksIn(html)].flatMap((one) => kindOf(one) ?? []),
    );
    const told = [address, ...inside].map((one) => {
      try {
        return decodeURIComponent(one);
      } catch {
        return one;
      }
    });
    for (const form of unkeptFormsIn(address, html)) faults.push(`${address} keeps nothing of ${form}`);
    for (const patient of namedIn(told.join('\n'))) faults.push(`${address} has ${patient} in an address`);
    if (tokens().some((token) => html.includes(token))) faults.push(`${address} holds the token`);
    if (answer.status() >= 500) faults.push(`${address} answered ${String(answer.status())}`);
    for (const one of inside) {
      const kind = kindOf(one);
      if (kind === null || known.has(kind)) continue;
      known.add(kind);
      waiting.push(one);
    }
  }
  return { pages, faults, ways };
}

/** All that the browser keeps for the pages of the product, as text: storages, cookies, databases and kept answers. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    /** Bytes are read as letters, so that a text in them is found. */
    const textOf = async (value: unknown): Promise<unknown> => {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder().decode(value);
      if (Array.isArray(value)) return Promise.all(value.map(textOf));
      if (typeof value !== 'object' || value === null) return value;
      const pairs = Object.entries(value).map(async ([name, inner]) => [name, await textOf(inner)] as const);
      return Object.fromEntries(await Promise.all(pairs));
    };
    const databases: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await asked(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const held = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([asked(held.getAllKeys()), asked(held.getAll())]);
        databases.push([name, store, await textOf(keys), await textOf(values)]);
      }
      database.close();
    }
    const answers: unknown[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys())
        answers.push([name, request.url, await (await caches.match(request))?.text()]);
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, answers]);
  });

test('S2.5-01 S2.5-07 S2.7-02 S2.5-13 S6-02 S4.1-12 each page is led to by a click from the menu, no address, log line, Referer or storage names a patient on any page of any role, the token never arrives, and each form keeps what is typed', async ({
  page,
  playwright,
}) => {
  test.slow();
  // In the short run one of them, another from run to run.
  const people = [...oneOf(PEOPLE), ...onlyLong(STAFF)];
  const backend = await startBackend();
  const product = await startProduct({ API_URL: `${backend.url}/api`, MOCK_CONTROL: '0' });
  const namedIn = await patientFinder(backend);
  try {
    const pagesOf = new Map<string, readonly string[]>();
    for (const [email, role] of people) {
      const asking = await playwright.request.newContext({ baseURL: product.url });
      await asking.post('/login', {
        form: { email, password: PASSWORD },
        headers: { Origin: product.url },
        maxRedirects: 0,
      });
      backend.takeAsked();
      const { pages, faults, ways } = await crawl(asking, role, namedIn, () => backend.tokens);
      expect(faults, email).toEqual([]);
      if (!LESS_SHOWN.includes(email)) expect(unreachedBy(ways, role), email).toEqual([]);
      expect(pages.length, email).toBeGreaterThan(15);
      pagesOf.set(email, pages);
      // Only a facility's people have a facility that is loaded.
      const isFacilityAsked = backend.takeAsked().some((path) => path.endsWith('/Facility/get-current'));
      expect(isFacilityAsked, email).toBe(role === 'MedicalFacility' || role === 'Facility_NP');
      expect(await (await asking.get('/in-progress')).text()).toContain('Under Construction');
      await asking.dispose();
    }

    const sent: string[] = [];
    page.on('request', (request) =>
      sent.push(`${decodeURIComponent(request.url())} ${request.headers()['referer'] ?? ''}`),
    );
    const received: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/html|json/.test(response.headers()['content-type'] ?? ''))
        received.push(response.text().catch(() => ''));
    });
    for (const [email] of people) {
      await logIn(page, product.url, email);
      for (const address of firstOf(pagesOf.get(email) ?? [], 5)) {
        await page.goto(product.url + address);
        await page.waitForLoadState('load');
      }
      // What lies there is for its person alone, and says nothing to the next one at this browser.
      expect(namedIn(await storedIn(page)), email).toEqual([]);
      await page.goto(`${product.url}/reset-password`);
      await page.getByRole('button', { name: /^Account of/ }).click();
      await page.getByRole('menuitem', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/login\?because=loggedOut$/);
      const left = await storedIn(page);
      expect(namedIn(left), `${email} after the logout`).toEqual([]);
      for (const secret of [email, PASSWORD, ...backend.tokens]) expect(left).not.toContain(secret);
    }
    expect(namedIn(sent.join('\n'))).toEqual([]);
    const texts = await Promise.all(received);
    for (const token of backend.tokens) expect(texts.filter((text) => text.includes(token))).toEqual([]);
    const log = product.lines.filter((line) => line.startsWith('{')).join('\n');
    expect(namedIn(log)).toEqual([]);
    for (const secret of [PASSWORD, ...backend.tokens]) expect(log).not.toContain(secret);
  } finally {
    await product.stop();
    await backend.stop();
  }
});

test('D30 D38 after a logout and Back, and after a sleep of eight hours, nothing of a patient is on the page', async ({
  page,
  product,
}) => {
  const namedIn = await patientFinder(product);
  await page.clock.install();
  await enter(page, product.url, '/selectedCases');
  await expect(page.getByRole('link', { name: 'Open DP-2026-000009' })).toBeVisible();
  const shown = await page.locator('body').innerText();
  const patients = namedIn(shown);
  expect(patients.length).toBeGreaterThan(0);

  // The page may leave for the login in the moment in which it wakes, so that nothing could be asked of it any more.
  await page.evaluate(
    (ms) => void setTimeout(() => window.dispatchEvent(new Event('focus')), ms),
    8 * 3_600_000,
  );
  await page.clock.fastForward('08:00:00');
  await expect(page).toHaveURL(/\/login\?redirectTo=%2FselectedCases&because=/);
  expect(namedIn(await page.locator('body').innerText())).toEqual([]);

  await enter(page, product.url, '/selectedCases');
  await expect(page.getByRole('link', { name: 'Open DP-2026-000009' })).toBeVisible();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login\?because=loggedOut$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect(namedIn(await page.locator('body').innerText())).toEqual([]);
});

test('D31 the code of a page that does not come is asked for five times, the page is reloaded once, and then it says so', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enter(page, product.url);
  const code = await page.evaluate(
    () => window.__remixManifest.routes['routes/_member.completedCases']?.module,
  );
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname === code,
    (route) => {
      asked.push(route.request().url());
      return route.abort('connectionreset');
    },
  );
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  const press = () =>
    page
      .getByRole('link', { name: 'Completed Cases' })
      .filter({ visible: true })
      .click({ noWaitAfter: true });
  /** A second of the page for each look, until it is so. */
  const soon = (look: () => unknown, expected: unknown) =>
    expect.poll(async () => (await page.clock.runFor(1000).catch(() => undefined), look())).toBe(expected);

  await press();
  await soon(() => documents, 1);
  expect(asked).toHaveLength(5);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
  await press();
  const told = page.getByRole('alert').filter({ hasText: 'Network Error' });
  await soon(() => told.isVisible(), true);
  expect([asked.length, documents]).toEqual([10, 1]);
});
