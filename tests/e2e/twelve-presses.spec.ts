import { expect, type Page } from '@playwright/test';
import { pickUp } from '#tests/support/requests.ts';
import { opened } from '#tests/support/slides/viewer.ts';
import { PASSWORD, test } from '#tests/support/test.ts';
import { typist } from '#tests/support/typist.ts';

/** One specimen, two slides. */
const NUMBER = 'DP-2026-000001';
const MOST_PRESSES = 12;
/** From control to control on the three pages, fields and lines that are passed over included. */
const MOST_TABS = 129;
/** One for each part of the page that is led to, and one for what is posted. */
const MOST_ASKED = 4;

/** What a press sets going: the pages that it leads to, and what the server is asked for while the same is waited for. */
interface Traffic {
  readonly pages: string[];
  readonly asked: string[];
  readonly twice: string[];
}

function trafficOf(page: Page, press: () => number): ReadonlyMap<number, Traffic> {
  const traffic = new Map<number, Traffic>();
  const waiting = new Set<string>();
  const now = (): Traffic => {
    const found = traffic.get(press()) ?? { pages: [], asked: [], twice: [] };
    traffic.set(press(), found);
    return found;
  };
  const asked = new Map<object, string>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) now().pages.push(new URL(frame.url()).pathname);
  });
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const route = searchParams.get('_data');
    if (route === null && !request.isNavigationRequest()) return;
    const name = `${request.method()} ${route ?? pathname}`;
    now().asked.push(name);
    if (waiting.has(name)) now().twice.push(name);
    waiting.add(name);
    asked.set(request, name);
  });
  const ended = (request: object) => waiting.delete(asked.get(request) ?? '');
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return traffic;
}

test('S1-02 S2.5-11 a case of one specimen is read, written and signed from My Cases in twelve presses, by keyboard alone', async ({
  page,
  product,
}) => {
  const caseId = await pickUp(page, product.url, NUMBER);
  // The reader has signed at this machine before, so that the place of reading is known.
  await page.context().addCookies([{ name: 'site', value: siteCookie('HOME-OH-1'), url: product.url }]);
  const { reach, press, type, told, tabs } = typist(page);
  await page.goto(`${product.url}/selectedCases`);
  const traffic = trafficOf(page, () => told.length);

  await test.step('the slides', async () => {
    await reach(page.getByRole('link', { name: `Open ${NUMBER}` }));
    await press('Enter', 'open the slides of the case');
    await opened(page);
    await press('n', 'next slide');
    await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
    await opened(page);
    await press('F2', 'to the text');
    await expect(page).toHaveURL(new RegExp(`primary-diagnosis-case\\?case=${caseId}`));
  });

  await test.step('the text', async () => {
    await reach(page.getByRole('textbox', { name: 'Diagnosis of specimen A' }));
    await type('SKIN, LEFT NOSE, SHAVE BIOPSY:\n- Invented finding.', 'the diagnosis');
    await reach(page.getByRole('checkbox', { name: 'It says no more than the diagnosis' }));
    await press('Space', 'no separate microscopic description');
    await reach(page.getByRole('button', { name: 'Add a code' }));
    await press('Enter', 'a code of the finding');
    await reach(page.getByRole('textbox', { name: 'Code 1' }));
    await type('D23.39', 'the code');
    await reach(page.getByRole('link', { name: 'Sign out…' }));
    // At once: nobody waits for the text to be saved first.
    await press('Enter', 'to the signature');
  });

  await test.step('the signature', async () => {
    await expect(page.getByRole('heading', { name: `Sign out ${NUMBER}` })).toBeVisible();
    await expect(page.getByText(': missing')).toHaveCount(1);
    await reach(page.getByRole('radio', { name: 'No' }));
    await press('Space', 'the result is not urgent');
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await reach(page.getByRole('checkbox', { name: 'This is the patient whose slides I read' }));
    await press('Space', 'this is the patient');
    await reach(page.getByLabel('Password').first());
    await type(PASSWORD, 'the password');
    await press('Enter', 'sign out');
    await expect(page.getByRole('heading', { name: 'Final report' })).toBeVisible();
    await expect(page.getByText('Invented finding.')).toBeVisible();
  });

  await test.step('no press waits for more than the one page that it leads to', () => {
    for (const [at, { pages, asked, twice }] of traffic) {
      const after = told[at - 1] ?? 'the list';
      expect(new Set(pages).size, `pages after ${after}`).toBeLessThanOrEqual(1);
      expect(twice, `asked again before it was answered, after ${after}`).toEqual([]);
      expect(asked.length, `${asked.join(', ')} after ${after}`).toBeLessThanOrEqual(MOST_ASKED);
    }
    // The watch does see what a press sets going.
    expect([...traffic.values()].filter(({ asked }) => asked.length > 0).length).toBeGreaterThanOrEqual(3);
  });
  console.info(`${tabs()} times Tab in between`);
  expect(tabs()).toBeLessThanOrEqual(MOST_TABS);
  console.info([`${told.length} presses from My Cases to the signed report:`, ...told].join('\n  '));
  expect(told.length).toBeLessThanOrEqual(MOST_PRESSES);
});

/** As the server writes it: a JSON text in base 64. */
const siteCookie = (code: string): string => encodeURIComponent(btoa(JSON.stringify(code)));
