import { type Screen, screens } from '#app/core/access/screens.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

test('S2.3-03 S6-03 a role cookie that was changed to Admin opens nothing, and every refusal is written down', async ({
  page,
  product,
  browser,
}) => {
  await logIn(page, product.url);
  const forged = {
    name: 'role',
    value: 'Admin',
    domain: new URL(product.url).hostname,
    path: '/',
    secure: true,
  };
  await page.context().addCookies([forged]);
  const begun = product.lines.length;
  const own = Object.values<Screen>(screens)
    .filter(({ roles }) => roles?.join() === 'Admin')
    .map(({ path }) => path);
  const asked = (path: string) => `${product.url}${path.replace(/\{\w+\}/, 'any')}`;
  for (const path of own) {
    const answer = await page.request.get(asked(path), { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, 302, '/']);
  }
  const sheet = await page.request.get(asked('/files/exports/cases?format=csv'), { maxRedirects: 0 });
  expect([sheet.status(), sheet.headers()['location']]).toEqual([302, '/']);
  const posted = await page.request.post(asked('/support'), {
    form: { intent: 'setBanner', text: 'Mine now.', level: 'critical', etag: '"v1"' },
    headers: { Origin: product.url },
    maxRedirects: 0,
  });
  expect([posted.status(), posted.headers()['location']]).toEqual([302, '/']);
  const denied = product.lines.slice(begun).flatMap((line) => {
    if (!line.includes('"authz.denied"')) return [];
    const { userId, path } = JSON.parse(line) as { readonly userId: string; readonly path: string };
    expect(userId).toBe('usr_demo000001');
    return [path];
  });
  // Each page once, the export as the page of its list and the banner as that of support.
  expect(denied).toEqual([...own, '/case', '/support']);

  await page.goto('/admin');
  await expect(page).toHaveURL(/\/availableCases$/);
  const tabs = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true }).getByRole('link');
  await expect(tabs.first()).toHaveText('Available Cases');
  expect((await page.request.get(asked('/case-details/cas_dp-2026-000003'))).status()).toBe(404);

  const context = await browser.newContext({ baseURL: product.url });
  const admin = await context.newPage();
  await logIn(admin, product.url, 'admin@example.org');
  // Every refusal stands where the operator searches, newest first and as often as it was tried.
  await admin.goto('/support?part=refusals&q=Vellacott&pageSize=100');
  const pages = admin.locator('tbody [data-label=Path]');
  const tried = [...denied, '/admin'];
  await expect(pages).toHaveCount(tried.length);
  expect(await pages.allTextContents()).toEqual(tried.toReversed());
  await admin.goto('/support?part=audit&kind=access_refused');
  const line = admin.getByRole('row').filter({ hasText: 'DP-2026-000003' });
  await expect(line).toContainText('Dr. Imara Vellacott');
  await context.close();
});
