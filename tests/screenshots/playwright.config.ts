import { defineConfig } from '@playwright/test';
import all from '../../playwright.config.ts';

/** Pictures of every screen, for people to look at: `npm run screenshots`. Nothing is asserted of them. */
export default defineConfig({
  ...all,
  testDir: '.',
  testMatch: '*.shots.ts',
  // In place of all others: each would take every picture once more.
  projects: [{ name: 'screenshots' }],
  outputDir: '../../test-results/screenshots',
  retries: 0,
});
