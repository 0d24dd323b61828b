import { defineConfig } from '@playwright/test';
// It draws the number of the run too, which the workers inherit.
import { restingNow } from './tests/support/journeys.ts';

const executablePath = process.env['CHROMIUM'];

const LONGEST = ['whole-case', 'case-form', 'slide-upload', 'wrong-patient', 'viewer-link'].map(
  (name) => `**/${name}.spec.ts`,
);
const RESTING = restingNow().map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // As many as the cores that the tests are promised on: a third one was no faster there.
  workers: 2,
  // Each worker has servers of its own: its tests may be of any file, and all workers end at the same time.
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A browser that was starved on a busy machine gets a second go. The run lists it as flaky, and it is looked at.
  retries: 1,
  // Catches hanging; no test is judged by its speed.
  timeout: 240_000,
  // What is tried until it passes is tried ten times a second: by itself the runner comes to rest for a second each time.
  expect: { timeout: 60_000, toPass: { intervals: [50, 100] } },
  // The longest begin first, or one core waits at the end for the other.
  projects: [
    { name: 'longest', testMatch: LONGEST, testIgnore: RESTING },
    { name: 'others', testIgnore: [...LONGEST, ...RESTING] },
  ],
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // A slide that glides is painted thirty times for each step, which is a tenth of what the tests take. The road of
    // road.spec.ts is gone with it, and so are the tests of the pane.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every page as a film takes a third of the whole run; asked for, it tells more.
    trace: process.env['TRACE'] === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
