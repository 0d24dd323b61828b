import type { Request } from '@playwright/test';
import { expectAccessible } from '#tests/support/accessible.ts';
import { pickUp } from '#tests/support/requests.ts';
import { isViewerAtHand, OWN_CASE, opened, openOwnCase, paneOf, tool } from '#tests/support/slides/viewer.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

/** The chunks of the pane and of the reader of slides. */
const PANE = /(pane|tile-source)\.client-/;

const STOPPED = 'The viewer stopped so that nothing is shown under a wrong name.';

test('stops before anything is loaded when navigation handed over another case', async ({
  page,
  product,
}) => {
  await openOwnCase(page, product.url);
  await page.evaluate(() =>
    window.history.replaceState({ usr: { caseId: 'cas_other', version: 1 }, key: 'k', idx: 0 }, ''),
  );
  const asked: string[] = [];
  // What the page before it asked for its neighbouring slides does not count.
  page.on('framenavigated', () => asked.splice(0));
  page.on('request', (request) => /slide-link|\/files\//.test(request.url()) && asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: STOPPED })).toContainText('another case');
  await expect(paneOf(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Patient' })).toHaveCount(0);
  await expectAccessible(page, 'the stopped viewer');
  // The first link comes with the case, before the page can look; the page itself asks for none, and for no slide.
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Back to My Cases' }).click();
  await expect(page).toHaveURL(/selectedCases/);
});

for (const [what, change] of [
  ['another slide than the one asked for', { link: { blobId: 'blb_another' } }],
  ['another person', { userId: 'usr_another' }],
] as const) {
  test(`stops when the answer with a link is of ${what}`, async ({ page, product }) => {
    await logIn(page, product.url);
    await page.route('**/resources/slide-link/**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { link: object };
      const link = { ...body.link, ...('link' in change ? change.link : {}) };
      await route.fulfill({ response: answer, json: { ...body, ...change, link } });
    });
    await page.goto(`/viewer?case=${OWN_CASE.id}`);
    await expect(page.getByRole('alert').filter({ hasText: STOPPED })).toBeVisible();
    await expect(paneOf(page)).toHaveCount(0);
  });
}

test('S2.8-02 the list hands over ids only, and one case after another opens in the same tab', async ({
  page,
  product,
}) => {
  await pickUp(page, product.url);
  for (const caseID of ['DP-2026-000009', 'DP-2026-000001']) {
    await page.goto('/selectedCases');
    await expect.poll(() => isViewerAtHand(page)).toBe(true);
    const scripts: string[] = [];
    const onScript = (request: Request) => request.resourceType() === 'script' && scripts.push(request.url());
    page.on('request', onScript);
    await page.getByRole('link', { name: `Open ${caseID}` }).click();
    await opened(page);
    page.off('request', onScript);
    expect(scripts.filter((script) => PANE.test(script))).toEqual([]);
    const { usr } = (await page.evaluate(() => window.history.state as unknown)) as { usr: object };
    expect(usr).toEqual({
      caseId: `cas_${caseID.toLowerCase()}`,
      version: expect.any(Number) as unknown,
      from: '/selectedCases',
    });
  }
  await tool(page, 'Split View').click();
  await opened(page, 'Second slide');
  const kept = () => page.evaluate(() => window.sessionStorage.getItem('viewerState'));
  await expect.poll(kept).toContain('cas_dp-2026-000001');
  expect(await page.evaluate(() => window.localStorage.getItem('viewerState'))).toBeNull();
  await page.reload();
  await opened(page);
  await expect(tool(page, 'Split View')).toHaveAttribute('aria-pressed', 'true');
});

for (const [what, code] of [
  ['the first code', /\/assets\/entry\.client-/],
  ['the code of the route', /\/assets\/viewer-/],
] as const)
  test(`S4.1-15 a page whose code does not come says that it does nothing, as ${what} of the viewer`, async ({
    page,
    product,
  }) => {
    await logIn(page, product.url);
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/viewer?case=${OWN_CASE.id}`);
    const told = page.getByRole('alert').filter({ hasText: 'A part of this page did not load' });
    await expect(told).toBeVisible();
    await expectAccessible(page, 'a page without its code');
    await page.unroute(code);
    await told.getByRole('link', { name: 'Load the page again' }).click();
    await opened(page);
    await expect(told).toBeHidden();
  });
