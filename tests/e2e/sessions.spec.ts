import { SESSION_OVER_EVENT } from '#app/core/access/login-notices.ts';
import { awaken, enter, expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

const REFUSALS = 20;

test('S4.1-06 D15 a logout in one tab takes the other one to the login without a click, and it asks for nothing more', async ({
  page,
  product,
}) => {
  await enter(page, product.url, '/selectedCases');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/availableCases`);
  await awaken(other);
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  await other.evaluate(() => sessionStorage.setItem('viewerState', '{"v":1,"iv":"AAAA","data":"AAAA"}'));

  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login\?because=loggedOut$/);
  await expect(other).toHaveURL(/\/login\?redirectTo=%2FavailableCases&because=elsewhere$/);
  await expect(other.getByRole('button', { name: 'Log In' })).toBeVisible();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-pcs');
  // The last visit of a viewer stands in the storage of each tab.
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem('viewerState'))).toBeNull();

  // On the login page there is nobody to ask for anything.
  const asked = (await product.control.journal()).length;
  await other.bringToFront();
  await other.evaluate(() => window.dispatchEvent(new Event('focus')));
  await other.reload();
  expect(await product.control.journal()).toHaveLength(asked);
});

test('another person who logs in in a second tab takes the first one’s page from the screen, and stays logged in', async ({
  page,
  product,
}) => {
  const other = await page.context().newPage();
  await other.goto(`${product.url}/login`);
  await enter(page, product.url, '/selectedCases');
  await other.getByPlaceholder('Your email *').fill('facility@example.org');
  await other.locator('input[name=password]').fill(PASSWORD);
  await other.getByRole('button', { name: 'Log In' }).click();
  await expect(other).toHaveURL(/\/upload-project$/);
  await expect(page).toHaveURL(/\/upload-project$/);
  await expect(other.getByRole('button', { name: /^Account of/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('logout'))).toBeNull();
});

test('an old address of the login leaves those alone who work in another tab', async ({ page, product }) => {
  await enter(page, product.url, '/selectedCases');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/login?because=expired`);
  await awaken(other);
  await other.reload();
  await awaken(other);
  await expect(page).toHaveURL(/\/selectedCases$/);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible();
});

test('S4.1-10 twenty loads that find the session over are one logout in each of two tabs, and one way to the login', async ({
  page,
  product,
}) => {
  await enter(page, product.url, '/selectedCases');
  const other = await page.context().newPage();
  await other.goto(`${product.url}/availableCases`);
  await awaken(other);
  let logouts = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/logout') logouts += 1;
  });
  const logins = { page: 0, other: 0 };
  for (const [name, tab] of [
    ['page', page],
    ['other', other],
  ] as const)
    tab.on('request', (request) => {
      if (request.isNavigationRequest() && new URL(request.url()).pathname === '/login') logins[name] += 1;
    });
  await page.evaluate(
    ([event, times]) => {
      for (let refusal = 0; refusal < times; refusal += 1) window.dispatchEvent(new Event(event));
    },
    [SESSION_OVER_EVENT, REFUSALS] as const,
  );
  await expect(page).toHaveURL(/\/login\?redirectTo=%2FselectedCases&because=expired$/);
  await expect(other).toHaveURL(/\/login\?redirectTo=%2FavailableCases&because=elsewhere$/);
  await expect(other.getByRole('button', { name: 'Log In' })).toBeVisible();
  expect([logouts, logins]).toEqual([1, { page: 1, other: 1 }]);
});

test('F14 an address of the viewer that names no case, or none that there is, is a page that is not there', async ({
  page,
  product,
}) => {
  await logIn(page, product.url);
  for (const named of ['zzz', 'cas_nobody', '', '../cases', 'x'.repeat(2000)]) {
    const answer = await page.request.get(`${product.url}/viewer?case=${encodeURIComponent(named)}`, {
      maxRedirects: 0,
    });
    expect([named, answer.status()]).toEqual([named, 404]);
    expect(await answer.text()).toContain('Page Not Found');
  }
});

test('S4.1-12 a machine that wakes without its network has signed its reader out, once it has the network again', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enter(page, product.url, '/selectedCases');
  await awaken(page);
  await page.context().setOffline(true);
  await page.clock.fastForward('11:00');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('tokenExpiry')).catch(() => null))
    .toBeNull();
  await page.clock.runFor(1000);
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await other.goto(`${product.url}/selectedCases`);
  await expect(other).toHaveURL(/\/login\?redirectTo=%2FselectedCases&because=expired$/);
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('__Host-pcs');
});

test('S4.1-12 a login page that says so ends a session whose logout was not heard', async ({
  page,
  product,
}) => {
  await page.clock.install();
  await enter(page, product.url, '/selectedCases');
  await awaken(page);
  await page.route('**/logout', (route) => route.abort('internetdisconnected'));
  await page.clock.fastForward('11:00');
  // The timer may be quicker, and the page is on its way to the login then.
  await page.evaluate(() => window.dispatchEvent(new Event('focus'))).catch(() => undefined);
  await page.clock.runFor(1000).catch(() => undefined);
  await expect(page).toHaveURL(/because=inactive$/);
  await page.unroute('**/logout');
  await page.reload();
  await expect
    .poll(async () => (await page.context().cookies()).map(({ name }) => name))
    .not.toContain('__Host-pcs');
});
