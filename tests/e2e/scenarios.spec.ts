import { playInBrowser } from '#tests/slides/scenarios/browser/run-in-browser.ts';
import { filesIn, readScenario } from '#tests/slides/scenarios/read.ts';
import { oneOf } from '#tests/support/long-run.ts';
import { expect, test } from '#tests/support/test.ts';

const withScreen = filesIn()
  .map((file) => readScenario(file))
  .filter(({ scenario: { steps } }) => steps.some(({ screen }) => screen !== undefined));

test('S21-03 at least ten scenarios drive the browser', () => {
  expect(withScreen.length).toBeGreaterThanOrEqual(10);
});

for (const file of oneOf(withScreen))
  test(`the scenario ${file.id} goes the same way on its screens`, async ({ browser, product }) => {
    const checked = await playInBrowser(browser, product, file, 1);
    expect(checked.filter(({ status }) => status !== 'passed')).toEqual([]);
  });
