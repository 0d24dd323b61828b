import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';
// It draws the number of the run too, which the workers inherit.
import { restingChecksNow } from './tests/support/journeys.ts';

/**
 * A file so named has a process of its own: it replaces modules or parts of the platform for good, or makes worlds so
 * large that those after it would pay for collecting them.
 */
const APART = '**/*.apart.test.{ts,tsx}';
/**
 * A file so named replaces settings or parts of the platform for all of its tests, and shares a process with its like:
 * most of them have the whole server in it, which takes longer to load than their tests take.
 */
const STUBBED = '**/*.stubbed.test.ts';
/** A file so named keeps what a browser keeps, in a database that stands in for the browser's, and shares a process with its like. */
const STORED = '**/*.stored.test.ts';
/** A file so named needs a document, and shares one with the others. */
const PAGE = '**/*.page.test.{ts,tsx}';
const COVERAGE = 'tests/kept-coverage.ts';
/** What files that share a process may replace is put back before each test, and the clock after it. */
const SHARED = {
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
  setupFiles: ['tests/real-clock.ts', COVERAGE],
};
/** Property tests ask for ten times the runs in the long run. */
const factor = process.env['TEST_LONG'] === '1' ? 10 : 1;

export default defineConfig({
  test: {
    environment: 'node',
    // The projects below read the same sources: what one has compiled, the others take.
    experimental: { fsModuleCache: true },
    // By itself the runner leaves one core idle, which on two cores is half of the machine.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    // Both are there to catch what hangs.
    testTimeout: 300_000 * factor,
    hookTimeout: 300_000,
    // Loading the contract takes longer than most tests of it: what stands together is loaded once for each worker.
    projects: [
      {
        extends: true,
        test: {
          name: 'apart',
          include: [`{app,contracts,mock-server,server,tests}/${APART}`],
          setupFiles: [COVERAGE],
        },
      },
      {
        extends: true,
        test: {
          name: 'stubbed',
          isolate: false,
          include: [`{app,tests}/${STUBBED}`],
          setupFiles: ['tests/put-back.ts', COVERAGE],
        },
      },
      {
        extends: true,
        test: {
          name: 'stored',
          isolate: false,
          include: [`app/${STORED}`],
          setupFiles: ['tests/put-back.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          ...SHARED,
          exclude: [APART, STUBBED, ...restingChecksNow()],
          include: ['{contracts,mock-server,tests}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'app',
          ...SHARED,
          include: ['{app,server}/**/*.test.{ts,tsx}'],
          exclude: [APART, STUBBED, STORED, PAGE],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          ...SHARED,
          environment: 'happy-dom',
          // A link that a test presses, a download for one, would otherwise take the page of a later test elsewhere.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          include: [`app/${PAGE}`],
          setupFiles: [...SHARED.setupFiles, 'tests/clean-page.ts'],
        },
      },
    ],
  },
});
