import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '#tests/chromium.mjs';
import { type Product, startProduct } from '#tests/support/product.ts';
import { UsageError } from '../../exit-codes.ts';
import { hearEnd } from '../../hear-end.ts';
import type { Checked, RunReport } from '../../report/run-report.ts';
import { playScenario } from '../play.ts';
import type { ScenarioFile } from '../read.ts';
import { runFiles } from '../run.ts';
import { remoteTarget } from '../target.ts';
import { openScreens } from './on-screen.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

/** No answer of a machine that is busy takes so long. */
const PATIENT_MS = 60_000;

/** Plays one scenario on the product: steps that have a screen in a browser, the others by its API. */
async function playInBrowser(
  browser: Parameters<typeof openScreens>[0],
  product: Pick<Product, 'url'>,
  file: ScenarioFile,
  seed: number,
): Promise<readonly Checked[]> {
  const screens = openScreens(browser, product.url);
  // The pages of the product know of no sessions: all of them play in the one world that it has.
  const target = await remoteTarget(`${product.url}/api`, {
    creds: null,
    session: null,
    timeoutMs: PATIENT_MS,
  });
  const checked = await playScenario(target, file, { seed, onScreen: screens.onScreen });
  await screens.close();
  return checked;
}

/** Starts the product and a browser for as long as the files take. */
export async function runInBrowser(files: readonly ScenarioFile[], seed: number): Promise<RunReport> {
  const withScreen = files.filter(({ scenario: { steps, outcome = [] } }) =>
    [...steps, ...outcome].some(({ screen }) => screen !== undefined),
  );
  if (withScreen.length === 0) throw new UsageError('None of these scenarios has a step with a screen');
  const executablePath = await findChromium(root);
  if (executablePath === null) throw new UsageError('There is no Chromium here; CHROMIUM may name one');
  const end = hearEnd();
  // A terminal tells the product of Ctrl-C too, which then ends before it has begun.
  const product = await startProduct().catch((error: unknown) => {
    if (end.isHeard()) return null;
    throw error;
  });
  const about = { command: 'scenario run', seed };
  if (product === null)
    return runFiles({ ...about, target: 'a browser on the product' }, withScreen, () => Promise.resolve([]), {
      end,
    });
  try {
    // A browser that hears Ctrl-C by itself ends the whole program before the product is stopped.
    const browser = await chromium.launch({
      executablePath,
      args: ARGUMENTS,
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    try {
      return await runFiles(
        { ...about, target: `a browser on the product at ${product.url}` },
        withScreen,
        (file) => playInBrowser(browser, product, file, seed),
        { end, isCut: true },
      );
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
    end.forget();
  }
}
