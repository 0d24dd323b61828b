import type { Page } from '@playwright/test';
import { patientStringsOf } from '#tests/support/patients.ts';
import { expect, signIn, test } from '#tests/support/test.ts';

const ROUNDS = 50;
const CASES_IN_A_WORLD = 12;
const LOST = 'This case was just picked up by another pathologist.';

/** Everything that one browser received since it was last asked, as text. */
function watch(page: Page): () => Promise<string> {
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

test('fifty times two providers press Pick up at once, and one of them wins', async ({
  browser,
  product,
}) => {
  test.setTimeout(600_000);
  const openList = async (email: string) => {
    const context = await browser.newContext({ baseURL: product.url });
    const page = await context.newPage();
    await signIn(page, email);
    return page;
  };
  let pages: readonly [Page, Page] | null = null;
  for (let round = 0; round < ROUNDS; round += 1) {
    if (pages === null || round % CASES_IN_A_WORLD === 0) {
      for (const page of pages ?? []) await page.context().close();
      await product.control.reset();
      pages = [await openList('provider@example.org'), await openList('provider2@example.org')];
    }
    await test.step(`round ${round + 1}`, () =>
      oneRound(pages as readonly [Page, Page], product.control.barrier));
  }
  for (const page of pages ?? []) await page.context().close();
});

async function oneRound(
  pages: readonly [Page, Page],
  barrier: (operationId: string, count: number) => Promise<void>,
): Promise<void> {
  for (const page of pages) await page.goto('/availableCases');
  const [first] = pages;
  const number = await first
    .getByText(/^DP-2026-\d{6}$/)
    .first()
    .textContent();
  if (number === null) throw new Error('No case is left to race for');
  const heard = pages.map(watch);
  await barrier('pickUpCase', 2);
  await Promise.all(pages.map((page) => page.getByRole('button', { name: `Pick up ${number}` }).click()));
  const outcomes = await Promise.all(pages.map((page) => outcomeOf(page, number)));
  expect([...outcomes].sort()).toEqual(['lost', 'won']);
  const loser = outcomes.indexOf('lost');
  const text = await heard[loser]?.();
  expect(text).toContain(LOST);
  for (const secret of patientStringsOf(number)) expect(text).not.toContain(secret);
}

async function outcomeOf(page: Page, number: string): Promise<'won' | 'lost'> {
  const lost = page.getByText(LOST);
  const gone = page.getByRole('button', { name: `Pick up ${number}` });
  // A winner's row goes without a word; a loser's row first says why.
  await expect.poll(async () => (await lost.count()) > 0 || (await gone.count()) === 0).toBe(true);
  return (await lost.count()) > 0 ? 'lost' : 'won';
}
