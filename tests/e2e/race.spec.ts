import type { Page } from '@playwright/test';
import { isLong } from '#tests/support/long-run.ts';
import { patientStringsOf } from '#tests/support/people/patients.ts';
import type { Product } from '#tests/support/product.ts';
import { expect, logIn, test } from '#tests/support/test.ts';

const CASES_IN_A_WORLD = 12;
/** Fifty when asked for in full: loading the pages is what takes the time. Over plain HTTP there are more rounds. */
const ROUNDS = isLong ? 50 : 1;
const LOST = 'This case was just picked up by another pathologist.';

interface Racer {
  readonly page: Page;
  /** Everything that this browser received since it was last asked, as text. */
  readonly heard: () => Promise<string>;
}

function watch(page: Page): Racer['heard'] {
  let received: Promise<string>[] = [];
  page.on('response', (response) => {
    received.push(response.text().catch(() => ''));
  });
  return async () => {
    const texts = await Promise.all(received);
    received = [];
    return texts.join('\n');
  };
}

test(`${String(ROUNDS)} times two providers press Pick up at once, and one of them wins`, async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000);
  const openList = async (email: string) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await logIn(page, product.url, email);
    return { page, heard: watch(page) };
  };
  let racers: readonly [Racer, Racer] | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (racers === null || round % CASES_IN_A_WORLD === 0) {
      for (const { page } of racers ?? []) await page.context().close();
      await product.control.reset();
      racers = [await openList('provider@example.org'), await openList('provider2@example.org')];
    }
    await test.step(`round ${round + 1}`, () => oneRound(racers as readonly [Racer, Racer], product));
  }
  for (const { page } of racers ?? []) await page.context().close();
});

async function oneRound(racers: readonly [Racer, Racer], product: Product): Promise<void> {
  await Promise.all(racers.map(({ page }) => page.goto('/availableCases')));
  const number = await racers[0].page
    .getByText(/^DP-2026-\d{6}$/)
    .first()
    .textContent();
  if (number === null) throw new Error('No case is left to race for');
  for (const { heard } of racers) await heard();
  await product.control.barrier('pickUpCase', 2);
  const outcomes = await Promise.all(racers.map(({ page }) => press(page, number)));
  expect([...outcomes].sort()).toEqual(['done', 'lost']);
  const loser = racers[outcomes[0] === 'lost' ? 0 : 1];
  await expect(loser.page.getByText(LOST)).toBeVisible();
  const text = await loser.heard();
  expect(text).toContain(LOST);
  for (const secret of await patientStringsOf(product, number)) expect(text).not.toContain(secret);
}

/** Presses the button and returns what the server answered to this very press. */
async function press(page: Page, number: string): Promise<string> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.getByRole('button', { name: `Pick up ${number}` }).click();
  const { kind } = (await (await answered).json()) as { readonly kind: string };
  return kind;
}
