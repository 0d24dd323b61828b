import hostile from '#tests/data/hostile-redirects.json' with { type: 'json' };
import { startBackend } from '#tests/support/backend.ts';
import { startProduct } from '#tests/support/product.ts';
import { settled } from '#tests/support/slides/viewer.ts';
import { expect, logIn, PASSWORD, signIn, test } from '#tests/support/test.ts';

/** Requests of a foreign page, as `fetch` of Node sends them: it sets Origin as it is told. */
const foreign: readonly [string, string, RequestInit][] = [
  ['a document POST', '/login', { method: 'POST', headers: { Origin: 'https://evil.test' } }],
  ['a document PUT', '/login', { method: 'PUT', headers: { Origin: 'https://evil.test' } }],
  ['a .data POST', '/login.data', { method: 'POST', headers: { Origin: 'https://evil.test' } }],
  [
    'a ?_data= POST',
    '/login?_data=routes%2F_public.login',
    { method: 'POST', headers: { Origin: 'https://evil.test' } },
  ],
  ['a resource route POST', '/logout', { method: 'POST', headers: { Origin: 'https://evil.test' } }],
  ['a POST without Origin', '/login', { method: 'POST', headers: {} }],
  [
    'a forged X-Forwarded-Host',
    '/login',
    { method: 'POST', headers: { Origin: 'https://evil.test', 'X-Forwarded-Host': 'evil.test' } },
  ],
  ['Origin null', '/login', { method: 'POST', headers: { Origin: 'null' } }],
];

test.describe('requests of other sites', () => {
  for (const [name, path, init] of foreign) {
    test(`runs no action for ${name}`, async ({ page, product }) => {
      await logIn(page, product.url);
      const before = await product.control.journal();
      const cookies = (await page.context().cookies())
        .map(({ name, value }) => `${name}=${value}`)
        .join('; ');
      const response = await fetch(product.url + path, {
        ...init,
        redirect: 'manual',
        headers: { ...init.headers, Cookie: cookies, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: 'provider@example.org', password: PASSWORD }).toString(),
      });
      expect(response.status).toBe(403);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await product.control.journal()).toEqual(before);
      // The session that the request came with is as it was.
      expect((await page.request.get('/selectedCases', { maxRedirects: 0 })).status()).toBe(200);
    });
  }

  test('lets the same post of our own page run', async ({ product }) => {
    const response = await fetch(`${product.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: product.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: 'provider@example.org', password: PASSWORD }).toString(),
    });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe('/availableCases');
  });
});

test('every hostile redirect leads to a place of ours', async ({ product }) => {
  for (const target of hostile) {
    const response = await fetch(`${product.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: product.url, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        email: 'provider@example.org',
        password: PASSWORD,
        redirectTo: target,
      }).toString(),
    });
    expect(response.status, target).toBe(302);
    expect(response.headers.get('location'), target).toBe('/availableCases');
  }
});

test.describe('the session', () => {
  test('lies in one cookie that scripts cannot read, and the token never arrives', async ({ page }) => {
    const backend = await startBackend();
    const product = await startProduct({ API_URL: `${backend.url}/api`, MOCK_CONTROL: '0' });
    try {
      const received: string[] = [];
      page.on('response', (response) => {
        const type = response.headers()['content-type'] ?? '';
        if (/html|json/.test(type))
          void response.text().then(
            (text) => received.push(text),
            () => undefined,
          );
      });
      const login = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.goto(product.url);
      await signIn(page);
      const header = (await (await login).allHeaders())['set-cookie'] ?? '';
      const session = header.split('\n').find((line) => line.startsWith('__Host-pcs='));
      for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(session).toContain(flag);
      expect(session).not.toContain('Domain');
      expect(session?.length).toBeLessThan(400);
      expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-pcs');
      await page.goto(`${product.url}/selectedCases`);
      await page.getByRole('link', { name: /^Open/ }).first().click();
      await settled(page);
      const [token = ''] = backend.tokens;
      expect(token.length).toBeGreaterThan(40);
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
      );
      expect(received.length).toBeGreaterThan(4);
      for (const text of [...received, stored, ...product.lines]) expect(text).not.toContain(token);
    } finally {
      await product.stop();
      await backend.stop();
    }
  });

  test('S7-04 is dead after logout, wherever a copy of its cookie lies', async ({ page, product }) => {
    await page.goto(product.url);
    await signIn(page);
    const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const replay = () =>
      fetch(`${product.url}/selectedCases`, { redirect: 'manual', headers: { Cookie: cookies } });
    expect((await replay()).status).toBe(200);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login\?because=loggedOut$/);
    const after = await replay();
    expect(after.status).toBe(302);
    expect(after.headers.get('location')).toContain('/login');
  });

  test('is a new one at each login; a planted cookie is not adopted and ends', async ({ product }) => {
    const logIn = async (email: string, cookie?: string) => {
      const response = await fetch(`${product.url}/login`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          Origin: product.url,
          'Content-Type': 'application/x-www-form-urlencoded',
          ...(cookie === undefined ? {} : { Cookie: cookie }),
        },
        body: new URLSearchParams({ email, password: PASSWORD }).toString(),
      });
      const header = response.headers.getSetCookie().find((line) => line.startsWith('__Host-pcs='));
      return header?.split(';', 1)[0] ?? '';
    };
    const planted = await logIn('provider2@example.org');
    const own = await logIn('provider@example.org', planted);
    expect(own).toMatch(/^__Host-pcs=.{43,}/);
    expect(own).not.toBe(planted);
    const page = (cookie: string) =>
      fetch(`${product.url}/selectedCases`, { redirect: 'manual', headers: { Cookie: cookie } });
    expect((await page(own)).status).toBe(200);
    expect((await page(planted)).status).toBe(302);
    expect((await page('__Host-pcs=planted')).status).toBe(302);
  });
});

test('headers stand on every kind of answer, with a fresh nonce each time', async ({ product }) => {
  const nonces = new Set<string>();
  for (const path of [
    '/login',
    '/',
    '/nowhere',
    '/login?_data=routes%2F_public.login',
    '/favicon.svg',
    '/resources/storage-key',
  ]) {
    const response = await fetch(product.url + path, { redirect: 'manual' });
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).toContain("worker-src 'self'");
    expect(policy, path).not.toContain('blob: worker');
    expect(response.headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(response.headers.get('referrer-policy'), path).toBe('same-origin');
    expect(response.headers.get('x-powered-by'), path).toBeNull();
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    if (nonce !== undefined) nonces.add(nonce);
  }
  expect(nonces.size).toBe(6);
  expect((await fetch(`${product.url}/.vite/manifest.json`)).status).toBe(404);
  expect((await fetch(`${product.url}/__manifest?p=/login`)).status).toBe(404);
  // The decoder of single fetch is off, and text of an address stays text.
  const data = await fetch(`${product.url}/login.data`, { redirect: 'manual' });
  expect([data.status, data.headers.get('content-type')]).not.toEqual([200, 'text/x-script']);
  const echoed = await fetch(`${product.url}/${encodeURIComponent('</script><script>alert(1)')}`);
  expect(await echoed.text()).not.toContain('<script>alert(1)');
});
