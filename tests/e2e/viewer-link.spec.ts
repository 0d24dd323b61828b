import type { Page } from '@playwright/test';
import type { Viewport } from '#app/core/viewing/viewport.ts';
import {
  drag,
  opened,
  openOwnCase,
  paneOf,
  pointIn,
  toggleMeasuring,
  tool,
  viewportOf,
} from '#tests/support/slides/viewer.ts';
import { expect, logIn, PASSWORD, test } from '#tests/support/test.ts';

const SECOND = 'Second slide';
const COPIED = 'Link copied. It opens for anyone who may see this case.';

/** As near as the figures of an address are written: within a pixel of the screen. */
async function expectAt(page: Page, side: 'Slide' | 'Second slide', view: Viewport): Promise<void> {
  const isThere = ({ centre, scale, rotation }: Viewport): boolean =>
    Math.hypot(centre.x - view.centre.x, centre.y - view.centre.y) * view.scale < 1 &&
    Math.abs(scale / view.scale - 1) < 1e-3 &&
    rotation === view.rotation;
  const wanted = `there, at ${JSON.stringify(view)}`;
  const told = (found: Viewport): string => (isThere(found) ? wanted : JSON.stringify(found));
  await expect.poll(async () => told(await viewportOf(page, side))).toBe(wanted);
}

test('a link opens slides, views, sync and the chosen mark, also by way of the login', async ({
  page,
  product,
  browser,
}) => {
  let link = '';
  const views: Viewport[] = [];
  await test.step('a reader marks, splits, syncs and copies a link', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await openOwnCase(page, product.url);
    await toggleMeasuring(page);
    await drag(page, await pointIn(page, 0.4, 0.5), await pointIn(page, 0.6, 0.6));
    await toggleMeasuring(page);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.keyboard.press('l');
    await page
      .getByRole('button', { name: /^Go to/ })
      .first()
      .click();
    await tool(page, 'Rotate Right').click();
    await expect.poll(async () => (await viewportOf(page)).rotation).toBe(90);
    await tool(page, 'Split View').click();
    await opened(page, SECOND);
    await tool(page, 'Sync Split View').click();
    await expect(tool(page, 'Sync Split View')).toHaveAttribute('aria-pressed', 'true');
    const line = page.getByRole('region', { name: 'Second pane' }).getByText(/^Synced · offset .+ turned/);
    await expect(line).toBeVisible();
    await page.keyboard.press('u');
    await expect(page.getByText(COPIED)).toBeVisible();
    link = await page.evaluate(() => navigator.clipboard.readText());
    views.push(await viewportOf(page), await viewportOf(page, SECOND));
    expect([...new URL(link).searchParams.keys()]).toEqual([
      'case',
      'image',
      'view',
      'second',
      'secondView',
      'sync',
      'mark',
    ]);
  });

  const context = await browser.newContext({ baseURL: product.url });
  const visit = await context.newPage();
  await test.step('another browser opens it by way of the login', async () => {
    await visit.goto(link);
    await expect(visit).toHaveURL(/\/login\?redirectTo=/);
    await visit.getByPlaceholder('Your email *').fill('provider@example.org');
    await visit.locator('input[name=password]').fill(PASSWORD);
    await visit.getByRole('button', { name: 'Log In' }).click();
    await opened(visit);
    await opened(visit, SECOND);
    for (const [at, side] of (['Slide', SECOND] as const).entries()) {
      const view = views[at];
      if (view !== undefined) await expectAt(visit, side, view);
    }
    await expect(tool(visit, 'Sync Split View')).toHaveAttribute('aria-pressed', 'true');
    const mark = visit.locator(`[data-mark="${new URL(link).searchParams.get('mark') ?? ''}"]`);
    await expect(mark).toHaveAttribute('aria-current', 'true');
  });

  await test.step('the address forgets the place, and a reload of the tab keeps it', async () => {
    const image = new URL(link).searchParams.get('image') ?? '';
    await expect
      .poll(() => new URL(visit.url()).search)
      .toMatch(new RegExp(`^\\?case=[^&]+&image=${image}$`));
    // On a busy machine the second pane halves the first one before its first frame is drawn.
    await visit.addInitScript(() => {
      const frame = window.requestAnimationFrame.bind(window);
      window.requestAnimationFrame = (draw) => window.setTimeout(() => frame(draw), 700);
    });
    await visit.reload();
    await opened(visit);
    const [view] = views;
    if (view !== undefined) await expectAt(visit, 'Slide', view);
    await context.close();
  });

  await test.step('a link that names what is not there says so and shows the first slide', async () => {
    const url = new URL(link);
    const first = url.searchParams.get('image') ?? '';
    url.searchParams.set('image', 'img_of-another-case');
    await page.goto(url.href);
    await expect(
      page.getByText(
        'The link names an image that is not in this case, or is no more since its slide was scanned again. The first slide is shown.',
      ),
    ).toBeVisible();
    await opened(page);
    await expect(paneOf(page)).toHaveAttribute('data-image', first);
    url.searchParams.set('image', first);
    url.searchParams.set('mark', 'mark-of-nobody');
    await page.goto(url.href);
    await expect(
      page.getByText('The link names a mark that is not on this slide. No mark is chosen.'),
    ).toBeVisible();
  });

  await test.step('where the clipboard is refused the text is there to be copied', async () => {
    await page.context().clearPermissions();
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await opened(page);
    await tool(page, 'Copy link to this view').click();
    const text = page.getByRole('dialog').getByLabel('Link to this view');
    await expect(text).toHaveValue(/\/viewer\?case=/);
    await page.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('whoever may not see the case gets the same answer with and without the link', async () => {
    const stranger = await browser.newContext({ baseURL: product.url });
    const strange = await stranger.newPage();
    await logIn(strange, product.url, 'provider2@example.org');
    const url = new URL(link);
    const answers: unknown[] = [];
    for (const address of [`/viewer?case=${url.searchParams.get('case') ?? ''}`, url.pathname + url.search]) {
      const response = await strange.goto(address);
      answers.push([response?.status(), await strange.locator('main').innerText()]);
    }
    expect(answers[0]).not.toContain(200);
    expect(answers[1]).toEqual(answers[0]);
    await stranger.close();
  });
});
