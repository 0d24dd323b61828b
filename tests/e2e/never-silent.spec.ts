import type { Page } from '@playwright/test';
import { isLong } from '#tests/support/long-run.ts';
import { drawAt, openCase, saveMark } from '#tests/support/slides/drawing.ts';
import { storedRulers } from '#tests/support/slides/stored-marks.ts';
import { drag, measurements, onScreen, settled, toggleMeasuring } from '#tests/support/slides/viewer.ts';
import { expect, test } from '#tests/support/test.ts';

const COLUMNS = 4;
/** The figure of the promise; a few of them unless asked for in full. */
const RULERS = isLong ? 50 : 8;
const FIT = 3;

/** A short level ruler of its own place for each number. */
async function drawInGrid(page: Page, at: number): Promise<void> {
  const view = await settled(page);
  const x = 500 + 380 * (at % COLUMNS);
  const y = 500 + 140 * Math.floor(at / COLUMNS);
  await drag(page, await onScreen(page, { x, y }, view), await onScreen(page, { x: x + 250, y }, view));
}

test('S8-32 D22 a browser without room says so once, shows all that is drawn, and keeps it once there is room again', async ({
  page,
  product,
}) => {
  test.slow();
  await page.addInitScript(() => {
    const add = Reflect.get(IDBObjectStore.prototype, 'add') as (value: unknown) => IDBRequest<IDBValidKey>;
    IDBObjectStore.prototype.add = function (value: unknown) {
      if (sessionStorage.getItem('full') !== null) throw new DOMException('full', 'QuotaExceededError');
      return add.call(this, value);
    };
  });
  await openCase(page, product);
  await toggleMeasuring(page);
  for (let at = 0; at < RULERS; at += 1) {
    if (at === FIT) await page.evaluate(() => sessionStorage.setItem('full', 'yes'));
    await drawInGrid(page, at);
    await expect(measurements(page)).toHaveCount(at + 1);
  }
  await expect(saveMark(page)).toHaveAttribute('data-state', 'uncopied');
  await expect(saveMark(page)).toContainText('This browser keeps no copy');
  await expect(saveMark(page)).toContainText('no room left');
  await expect(page.getByText('no room left')).toHaveCount(1);
  await page.evaluate(() => sessionStorage.removeItem('full'));
  await drawInGrid(page, RULERS);
  await expect(saveMark(page)).toHaveAttribute('data-kept', String(RULERS + 1));
  await expect(saveMark(page)).toHaveText('Saved');
  expect(await storedRulers(page)).toHaveLength(RULERS + 1);
});

test('a browser without a database says so, and the marks still go to the case', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await openCase(page, product);
  await toggleMeasuring(page);
  await drawAt(page, 900);
  await expect(measurements(page)).toHaveCount(1);
  await expect(saveMark(page)).toContainText('This browser lets the page keep nothing');
  await expect(saveMark(page)).toContainText('This browser keeps no copy');
  await expect
    .poll(async () => (await product.control.journal('putAnnotations')).map(({ status }) => status))
    .toContain(200);
  await page.reload();
  await settled(page);
  await expect(measurements(page)).toHaveCount(1);
});

test('S8-32 a record that is spoilt is dropped and the others come back', async ({ page, product }) => {
  await openCase(page, product);
  for (const operationId of ['getAnnotations', 'putAnnotations'])
    await product.control.fault({ match: { operationId }, kind: 'status', status: 503 });
  await toggleMeasuring(page);
  for (const y of [900, 1100, 1300]) await drawAt(page, y);
  await expect(saveMark(page)).toHaveAttribute('data-kept', '3');
  await expect(saveMark(page)).toContainText(
    'Marks are in this browser alone: the server does not take them now',
  );
  await page.evaluate(async () => {
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => (request.onsuccess = () => resolve(request.result)));
    const database = await asked(indexedDB.open('marks'));
    const records = database.transaction('records', 'readwrite').objectStore('records');
    const keys = await asked(records.getAllKeys());
    const record = (await asked(records.get(keys[1] ?? 0))) as { data: ArrayBuffer };
    await asked(records.put({ ...record, data: record.data.slice(1) }, keys[1]));
    database.close();
  });
  await page.reload();
  await settled(page);
  await expect(measurements(page)).toHaveCount(2);
  expect(await storedRulers(page)).toHaveLength(2);
});

test('a reload in the middle of writing loses nothing that was shown as kept', async ({ page, product }) => {
  await openCase(page, product);
  for (const operationId of ['getAnnotations', 'putAnnotations'])
    await product.control.fault({ match: { operationId }, kind: 'status', status: 503 });
  let least = 0;
  for (let round = 0; round < 2; round += 1) {
    await toggleMeasuring(page);
    for (let at = 0; at < 4; at += 1) await drawAt(page, 700 + 60 * at);
    least += Number(await saveMark(page).getAttribute('data-kept'));
    await page.reload();
    await settled(page);
    const rulers = await storedRulers(page);
    expect(rulers.length).toBeGreaterThanOrEqual(least);
    await expect(measurements(page)).toHaveCount(rulers.length);
    least = rulers.length;
  }
});

test('on a phone a slide keeps its name and the way to the next one beside whatever is said of its marks', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await product.control.fault({ match: { operationId: 'getAnnotations' }, kind: 'status', status: 503 });
  await openCase(page, product);
  await expect(saveMark(page)).toContainText('Marks not loaded');
  await expect(page.getByText('Marks of the case may be missing here').last()).toBeVisible();
  const pane = page.getByRole('region', { name: 'First pane' });
  const title = await pane.getByRole('heading', { level: 2 }).boundingBox();
  expect(title?.width).toBeGreaterThan(100);
  await expect(pane.getByRole('button', { name: 'Next slide' })).toBeInViewport({ ratio: 1 });
});
