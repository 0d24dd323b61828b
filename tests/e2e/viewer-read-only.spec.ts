import { expectAccessible } from '#tests/support/accessible.ts';
import {
  drag,
  measurements,
  opened,
  openOwnCase,
  pointIn,
  toggleMeasuring,
  tool,
} from '#tests/support/slides/viewer.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

test('the marks of a case that is not held any more are read-only, and the page says why', async ({
  page,
  product,
}) => {
  await page.route('**/resources/annotations/**', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    const { userId } = (await (await page.request.get('/resources/storage-key')).json()) as {
      userId: string;
    };
    const refusal = { ok: false, userId, status: 409, message: 'The case is signed out.' };
    return route.fulfill({ json: refusal });
  });
  await openOwnCase(page, product.url);
  await toggleMeasuring(page);
  await drag(page, await pointIn(page, 0.4, 0.4), await pointIn(page, 0.6, 0.4));
  await expect(measurements(page)).toHaveCount(1);
  const coordinate = tool(page, 'Toggle Coordinate Measurement Mode');
  await expect(coordinate).toBeDisabled();
  await expect(coordinate).toHaveAttribute(
    'title',
    'The marks of this case are read-only. The case is signed out.',
  );
  await expect(
    page.getByText(
      'Not saved to the case. These marks are kept only in this browser: The case is signed out.',
    ),
  ).toBeVisible();
  await drag(page, await pointIn(page, 0.4, 0.6), await pointIn(page, 0.6, 0.6));
  await expect(page.getByText('The marks of this case are read-only.', { exact: true })).toBeVisible();
  await expectAccessible(page, 'read-only');
  await expect(measurements(page)).toHaveCount(1);
  await tool(page, 'Toggle Measurement Mode').click();
  await expect(tool(page, 'Toggle Measurement Mode')).toBeDisabled();
});

test('a case that was signed out is read-only from its opening', async ({ page, product }) => {
  await logIn(page, product.url);
  await page.goto('/viewer?case=cas_dp-2026-000005');
  await opened(page);
  const measuring = tool(page, 'Toggle Measurement Mode');
  await expect(measuring).toHaveAttribute(
    'title',
    'The marks of this case are read-only. Marks can only be saved by the pathologist who has the case, while it is being worked on, and not while its text is locked for a review. After a review, load the page again.',
  );
  await expect(measuring).toBeDisabled();
  await page.keyboard.press('m');
  await expect(measuring).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText('Read-only', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read the diagnosis' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ask for recuts/ })).toHaveCount(0);
});
